// `pnpm flake [10]`: runs the browser journeys so many times and prints which tests did not pass every time.
import { runCommand } from './run/run-command.mjs';

await runCommand(() => import('./commands/flake.mjs'));
