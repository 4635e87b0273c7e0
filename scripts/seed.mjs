// `pnpm seed`: fills the api's store with the demo's data; `pnpm seed --help` tells how.
import { join } from 'node:path';
import { buildApi } from './run/build-if-changed.mjs';
import { installIfNeeded } from './run/install.mjs';
import { run } from './run/programs.mjs';
import { main } from './run/cli-error.mjs';
import { root } from './run/root.mjs';

await main(async () => {
  await installIfNeeded();
  await buildApi();
  // pnpm hands its own `--` on.
  const args = process.argv.slice(2).filter((one) => one !== '--');
  return run(process.execPath, ['--enable-source-maps', join(root, 'api/dist/seed.js'), ...args]);
});
