import { join } from 'node:path';
import { buildApi } from '../run/builds.mjs';
import { run } from '../run/programs.mjs';
import { root } from '../run/root.mjs';

/** Compares the portal's books with the payment processor's for a day, and fails when they differ. */
export async function command(args) {
  await buildApi();
  // pnpm passes its own `--` on.
  const own = args.filter((one) => one !== '--');
  return run(process.execPath, ['--enable-source-maps', join(root, 'api/dist/reconcile.js'), ...own]);
}
