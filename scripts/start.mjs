// `npm start`: runs the whole portal on this machine, from a fresh clone on.
import { runCommand } from './run/run-command.mjs';

await runCommand(() => import('./commands/start.mjs'));
