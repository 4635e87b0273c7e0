import { fileURLToPath } from 'node:url';
import { UserError } from './errors/user-error.ts';
import { start } from './start.ts';
import { readSettings } from './settings/settings.ts';

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
  // Anything but what whoever starts the api can mend is a fault that needs its trace.
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
}
