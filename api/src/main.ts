import { fileURLToPath } from 'node:url';
import { UserError } from './errors/user-error.ts';
import { stopOnSignal } from './server/stop-on-signal.ts';
import { start } from './start.ts';
import { readSettings } from './settings/settings.ts';

/** The workspace's folder, which has `migrations`; `src` and `dist` are both directly inside it. */
const workspace = fileURLToPath(new URL('..', import.meta.url));
const repository = fileURLToPath(new URL('../..', import.meta.url));

try {
  const running = await start(readSettings(process.env, repository), workspace);
  // Before anybody is told that it runs: whoever then ends it at once must not lose its last lines of log.
  stopOnSignal(() => running.close());
  if (running.notice !== null) console.error(running.notice);
  console.log(`The api listens at ${running.address}`);
  if (running.sandbox !== null) console.log(`The sandbox of cards and chat listens at ${running.sandbox}`);
} catch (error) {
  // An unexpected error needs its stack trace; what the operator can fix needs one sentence.
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
}
