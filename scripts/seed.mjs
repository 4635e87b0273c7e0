// `pnpm seed`: fills the api's store with the demo's data; `pnpm seed --help` tells how.
import { runCommand } from './run/run-command.mjs';

await runCommand(() => import('./commands/seed.mjs'));
