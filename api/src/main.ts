import { fileURLToPath } from 'node:url';
import { start } from './start.ts';
import { SettingsError, readSettings } from './settings/settings.ts';
import { FolderInUseError } from './store/folder-lock.ts';
import { PortInUseError } from './server/listen.ts';

/** The folder that holds `migrations`: the workspace's, seen from `src` and from `dist` alike. */
const workspace = fileURLToPath(new URL('..', import.meta.url));

try {
  const running = await start(readSettings(process.env, process.cwd()), workspace);
  if (running.notice !== null) console.error(running.notice);
  console.log(`The api listens at ${running.address}`);
  if (running.sandbox !== null) console.log(`The sandbox of cards and chat listens at ${running.sandbox}`);
  const stop = () => {
    running.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  // Whoever starts the api can act on these; anything else is a fault that needs its trace.
  const isTheirs =
    error instanceof SettingsError || error instanceof FolderInUseError || error instanceof PortInUseError;
  console.error(isTheirs ? error.message : error);
  process.exit(1);
}
