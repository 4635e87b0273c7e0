// `pnpm reconcile --day 2026-11-20`: compares the portal's books with the payment processor's.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { utcDay } from './clock/customer-day.ts';
import { UserError } from './errors/user-error.ts';
import { remoteProcessor } from './processor/remote-processor.ts';
import { reconcile, reconciliationLines } from './reconciliation/reconcile.ts';
import { readReconciledDay } from './reconciliation/reconciled-day.ts';
import { readProcessorCommandSettings } from './settings/settings.ts';
import { openMigrated } from './store/database.ts';

const workspace = fileURLToPath(new URL('..', import.meta.url));
const repository = fileURLToPath(new URL('../..', import.meta.url));

async function main(): Promise<number> {
  const day = readReconciledDay(process.argv.slice(2), utcDay(new Date()));
  const { store, processor } = readProcessorCommandSettings(process.env, repository);
  if (processor === null) throw new UserError('PROCESSOR_URL must be set: there is nothing to compare with.');
  const { db, close } = await openMigrated(store, join(workspace, 'migrations'));
  try {
    const outcome = await reconcile(db, remoteProcessor(processor), day);
    console.log(reconciliationLines(day, outcome).join('\n'));
    return outcome.differences.length === 0 ? 0 : 1;
  } finally {
    await close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 2;
}
