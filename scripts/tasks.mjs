// `node scripts/tasks.mjs build …`: runs tasks of turbo.json in every workspace that has them.
import { runCommand } from './run/run-command.mjs';

await runCommand(() => import('./commands/tasks.mjs'));
