// `pnpm refund 123 --amount 12.50 --confirm`: gives money of a payment back to its customer.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { machineClock } from './clock/clock.ts';
import { UserError } from './errors/user-error.ts';
import { readRefundOrder, runRefund } from './payments/refunds/refund-command.ts';
import { remoteProcessor } from './processor/remote-processor.ts';
import { readProcessorCommandSettings } from './settings/settings.ts';
import { openMigrated } from './store/database.ts';

const workspace = fileURLToPath(new URL('..', import.meta.url));
const repository = fileURLToPath(new URL('../..', import.meta.url));

async function main(): Promise<void> {
  const order = readRefundOrder(process.argv.slice(2));
  const { store, processor, timeZone } = readProcessorCommandSettings(process.env, repository);
  if (processor === null)
    throw new UserError('PROCESSOR_URL must be set: it is asked to give the money back.');
  const { db, close } = await openMigrated(store, join(workspace, 'migrations'));
  try {
    const services = { db, clock: machineClock, timeZone, processor: remoteProcessor(processor) };
    console.log(await runRefund(services, order));
  } finally {
    await close();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
}
