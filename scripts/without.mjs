// `pnpm without mfe-x` or `pnpm without --all`: proves that the rest of the portal works without a remote.
import { runCommand } from './run/run-command.mjs';

await runCommand(() => import('./commands/without.mjs'));
