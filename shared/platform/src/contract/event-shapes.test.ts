import { endpointTable } from '@portal/api-contract';
import { generatedRemotes } from '../routes/generated/index.ts';
import type { EventContract } from './contract.ts';

describe('the areas that an event changes', () => {
  const areas = new Set(endpointTable.map(({ id }) => id.split('.', 1)[0]));
  const events = generatedRemotes.flatMap((remote) =>
    'emits' in remote ? Object.entries<EventContract>(remote.emits) : [],
  );

  it.each(events)('are in the endpoint table: %s', (_name, { changes = [] }) => {
    expect(changes.filter((area) => !areas.has(area))).toEqual([]);
  });
});
