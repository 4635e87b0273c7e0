import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seed } from './seed/seed.ts';
import { readSettings, SettingsError } from './settings/settings.ts';
import { openDatabase } from './store/database.ts';
import { FolderTakenError } from './store/folder-lock.ts';

const workspace = fileURLToPath(new URL('..', import.meta.url));

try {
  const settings = readSettings(process.env, process.cwd());
  const database = await openDatabase(settings.store, join(workspace, 'migrations'));
  try {
    const now = settings.clockStart ?? new Date();
    const isNew = await seed(database.db, {
      now,
      retailerCount: settings.seededRetailers,
      portalUrl: settings.portalUrl,
    });
    console.log(
      isNew ? 'The demo data is in place.' : 'The store has been seeded before: nothing was changed.',
    );
  } finally {
    await database.close();
  }
} catch (error) {
  const isTheirs = error instanceof SettingsError || error instanceof FolderTakenError;
  console.error(isTheirs ? error.message : error);
  process.exitCode = 1;
}
