import { endpointTable } from '@portal/api-contract';
import { generatedRemotes } from '../routes/generated/index.ts';
import { sampleContract } from '../test-support/sample-contract.ts';
import type { EventContract, RemoteContract } from './contract.ts';
import { eventShape } from './event-shapes.ts';

describe('the areas that an event changes', () => {
  const areas = new Set(endpointTable.map(({ id }) => id.split('.', 1)[0]));
  const events = generatedRemotes.flatMap((remote) =>
    'emits' in remote ? Object.entries<EventContract>(remote.emits) : [],
  );

  it.each(events)('are in the endpoint table: %s', (_name, { changes = [] }) => {
    expect(changes.filter((area) => !areas.has(area))).toEqual([]);
  });
});

describe('the shape of an event', () => {
  const name = 'payment-method.changed';
  const listener: RemoteContract = { ...sampleContract, emits: {}, listens: { [name]: { object: {} } } };
  const emitter: RemoteContract = { ...sampleContract, listens: {} };

  it.each([
    ['before', [listener, emitter]],
    ['after', [emitter, listener]],
  ])('is that of its emitter, also with a listener of another build %s it', (_where, contracts) => {
    expect(eventShape(contracts, name)).toEqual({ object: { type: { oneOf: ['card', 'bank'] } } });
  });

  it('is that of a listener in a page without its emitter', () => {
    expect(eventShape([listener], name)).toEqual({ object: {} });
  });
});
