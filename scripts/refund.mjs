// `pnpm refund 123 --amount 12.50 --confirm`: gives money of a payment back to its customer.
import { runCommand } from './run/run-command.mjs';

await runCommand(() => import('./commands/refund.mjs'));
