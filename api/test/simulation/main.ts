// `pnpm simulate --operations 20000 --seed 7`: simulates customers, processor, workers and faults over the api.
import { fileURLToPath } from 'node:url';
import { createStore } from '../support/test-store.ts';
import { parseOptions } from './options.ts';
import { simulate } from './run-simulation.ts';
import { openStore } from './simulated-store.ts';

const { operations, seed, quick } = parseOptions(process.argv.slice(2));
const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));
const created = await createStore();
const url = created.settings.type === 'server' ? created.settings.url : null;
const store = await openStore(url, migrations);
const started = performance.now();
const outcome = await simulate({ operations, seed, store, isReduced: !quick, note: console.log });
await store.close();
await created.remove();
const seconds = Math.round((performance.now() - started) / 1000);
if (outcome.violation) {
  console.error(outcome.violation.report);
  console.error(`Repeat with: pnpm simulate --operations 1 --seed ${outcome.violation.seed}`);
}
console.log(
  `${outcome.operations} operations from seed ${seed} in ${seconds} s: ${outcome.violation ? `violated with seed ${outcome.violation.seed}` : 'no violation'}`,
);
process.exitCode = outcome.violation ? 1 : 0;
