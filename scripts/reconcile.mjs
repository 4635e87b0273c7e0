// `pnpm reconcile --day 2026-11-20`: compares the portal's books with the payment processor's.
import { runCommand } from './run/run-command.mjs';

await runCommand(() => import('./commands/reconcile.mjs'));
