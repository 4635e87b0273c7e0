// `pnpm planted-bugs [name…]`: plants known bugs in copies of the api, and fails unless the simulation finds each.
import { runCommand } from './run/run-command.mjs';

await runCommand(() => import('./commands/planted-bugs.mjs'));
