// `pnpm simulate --operations 20000 --seed 7`: simulates customers, processor, workers and faults over the api.
import { runCommand } from './run/run-command.mjs';

await runCommand(() => import('./commands/simulate.mjs'));
