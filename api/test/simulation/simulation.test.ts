import { randomInt } from 'node:crypto';
import { migrations } from '../support/store-template.ts';
import { createStore, storeType, type TestStore } from '../support/test-store.ts';
import { simulate } from './run-simulation.ts';
import { openStore, type SimulatedStore } from './simulated-store.ts';

const setting = (name: string, absent: number) => Number(process.env[name] || absent);
const operations = setting('SIMULATION_OPERATIONS', storeType === 'server' ? 5_000 : 500);
/** Determines what happens; `pnpm simulate --seed` repeats it. */
const seed = setting('SIMULATION_SEED', randomInt(1_000_000_000));

describe('a simulation of customers, workers, processor, mail and clock with faults', () => {
  let created: TestStore;
  let store: SimulatedStore;
  beforeAll(async () => {
    created = await createStore();
    const { settings } = created;
    store = await openStore(settings.type === 'server' ? settings.url : null, migrations);
  });
  afterAll(async () => {
    await store.close();
    await created.remove();
  });

  it(
    `API-48, API-49, API-53: violates no rule of money in ${operations} operations (SIMULATION_SEED=${seed})`,
    async () => {
      process.stdout.write(`Simulating ${operations} operations from seed ${seed}\n`);
      const { violation } = await simulate({ operations, seed, store, isReduced: false });
      expect(violation).toBeNull();
    },
    180_000 + operations * 60,
  );
});
