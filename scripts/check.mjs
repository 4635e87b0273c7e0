// `pnpm check`: runs the checks and tests of what differs from the main branch.
import { runCommand } from './run/run-command.mjs';

await runCommand(() => import('./commands/check.mjs'));
