import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { readIfExists } from '../json-file.ts';

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

const isWorthwhile = (name: string, bytes: Buffer): boolean =>
  compressible.test(name) && bytes.length >= worthwhile;

/** Returns whether a file is at this path with these bytes, and each of its compressed forms gives them. */
export function isWritten(path: string, bytes: Buffer): boolean {
  const has = (file: string, read: (content: Buffer) => Buffer) =>
    readIfExists(file, (there) => gives(readFileSync(there), read, bytes)) ?? false;
  if (!has(path, (content) => content)) return false;
  return (
    !isWorthwhile(path, bytes) || (has(`${path}.gz`, gunzipSync) && has(`${path}.br`, brotliDecompressSync))
  );
}

function gives(content: Buffer, read: (content: Buffer) => Buffer, bytes: Buffer): boolean {
  try {
    return read(content).equals(bytes);
  } catch {
    // What was cut off can't be read to its end.
    return false;
  }
}

/** Returns the file and, where that pays, its .gz and .br, so that any server can send them as they are. */
export async function withCompressed(
  name: string,
  bytes: Buffer,
): Promise<readonly (readonly [name: string, bytes: Buffer])[]> {
  if (!isWorthwhile(name, bytes)) return [[name, bytes]];
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
