import { join } from 'node:path';
import { buildApi } from '../run/builds.mjs';
import { run } from '../run/programs.mjs';
import { root } from '../run/root.mjs';

/** Gives money of a payment back through the payment processor. */
export async function command(args) {
  await buildApi();
  // pnpm passes its own `--` on.
  const own = args.filter((one) => one !== '--');
  return run(process.execPath, ['--enable-source-maps', join(root, 'api/dist/refund.js'), ...own]);
}
