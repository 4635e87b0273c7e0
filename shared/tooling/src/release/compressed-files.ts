import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(js|css|json|svg|html)$/;
/** Below this the headers weigh more than what is won, bytes. */
const worthwhile = 512;

/** Gzip as the budgets and the bench measure it. */
export const gzipped = (bytes: Buffer): Buffer => gzipSync(bytes, { level: 9 });

/** The file itself and, when that pays, its .gz and .br, ready for any server that can send them as they are. */
export function withCompressed(name: string, bytes: Buffer): readonly (readonly [string, Buffer])[] {
  if (!compressible.test(name) || bytes.length < worthwhile) return [[name, bytes]];
  const brotli = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  return [
    [name, bytes],
    [`${name}.gz`, gzipped(bytes)],
    [`${name}.br`, brotli],
  ];
}
