// `pnpm gallery`: shows every control of the ui kit in a browser, with hot reload and an api of its own.
import { runCommand } from './run/run-command.mjs';

await runCommand(() => import('./commands/gallery.mjs'));
