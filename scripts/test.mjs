// `npm test`: runs every check there is, from a fresh clone on. Ends with one line, `N passed, N failed`.
import { runCommand } from './run/run-command.mjs';

await runCommand(() => import('./commands/test.mjs'));
