// pnpm at the version of packageManager, without having been installed by hand: node scripts/pnpm.mjs <arguments>
import { installIfNeeded } from './run/install.mjs';
import { runPnpm } from './run/programs.mjs';
import { main } from './run/cli-error.mjs';

await main(async () => {
  await installIfNeeded();
  return runPnpm(process.argv.slice(2));
});
