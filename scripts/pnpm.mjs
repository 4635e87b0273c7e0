// pnpm at the version of packageManager, without having been installed by hand: node scripts/pnpm.mjs <arguments>
import { installIfNeeded } from './run/install.mjs';
import { runPnpm } from './run/programs.mjs';

await installIfNeeded();
process.exitCode = await runPnpm(process.argv.slice(2));
