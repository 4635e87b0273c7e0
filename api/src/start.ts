import { join } from 'node:path';
import { clockFrom, machineClock } from './clock/clock.ts';
import { demoProcessor, plainProcessor } from './payments/processor.ts';
import { seed } from './seed/seed.ts';
import { closeGracefully, listen } from './server/listen.ts';
import { createServer } from './server/server.ts';
import type { Settings } from './settings/settings.ts';
import { openDatabase } from './store/database.ts';

const pauseFor = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export interface RunningApi {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Opens the store, seeds an empty one in the demo, and listens.
 *
 * @param workspace folder that holds `migrations`
 * @throws FolderTakenError, PortTakenError
 */
export async function start(settings: Settings, workspace: string): Promise<RunningApi> {
  const clock = settings.clockStart === null ? machineClock : clockFrom(settings.clockStart);
  const database = await openDatabase(settings.store, join(workspace, 'migrations'));
  const { demo } = settings;
  const processor = demo ? demoProcessor(pauseFor) : plainProcessor;
  const server = createServer({ db: database.db, clock, processor, demo }, settings);
  const close = async () => {
    await closeGracefully(server);
    await database.close();
  };
  try {
    if (demo) {
      await seed(database.db, { now: clock.now(), retailerCount: settings.seededRetailers });
    }
    return { address: await listen(server, settings), close };
  } catch (error) {
    await close();
    throw error;
  }
}
