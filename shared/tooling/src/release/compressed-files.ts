import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';

const brotli = promisify(brotliCompress);
const compressible = /\.(js|css|json|svg|html)$/;

/** Below this size the headers weigh more than compression saves, bytes. */
const worthwhile = 512;

/**
 * How hard brotli tries: as hard as it can for what each customer loads. What elements load is as much again: they get
 * files that are a twelfth larger in a sixth of the time.
 */
const qualityOf = (name: string): number => (/\/embed\/[^/]+$/.test(name) ? 9 : 11);

/** Gzip as the budgets and the bench measure it. */
export const gzipped = (bytes: Buffer): Buffer => gzipSync(bytes, { level: 9 });

/** Returns the file and, where that pays, its .gz and .br, so that any server can send them as they are. */
export async function withCompressed(
  name: string,
  bytes: Buffer,
): Promise<readonly (readonly [name: string, bytes: Buffer])[]> {
  if (!compressible.test(name) || bytes.length < worthwhile) return [[name, bytes]];
  // Takes seconds for a large file: not on this thread, which has to renew the lock of the site.
  const smallest = await brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: qualityOf(name),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  return [
    [name, bytes],
    [`${name}.gz`, gzipped(bytes)],
    [`${name}.br`, smallest],
  ];
}
