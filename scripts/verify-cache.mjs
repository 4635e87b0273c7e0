// `pnpm verify-cache`: proves that the cache's key of each task has every file that the task reads.
import { runCommand } from './run/run-command.mjs';

await runCommand(() => import('./commands/verify-cache.mjs'));
