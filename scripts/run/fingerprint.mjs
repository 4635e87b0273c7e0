import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const passedBy =
  /^(node_modules|dist|coverage|test-results|playwright-report|README\.md|\..*)$|\.test\.[jt]sx?$/;

function* filesUnder(path) {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!passedBy.test(name)) yield* filesUnder(join(path, name));
  }
}

/**
 * One hash over the names and bytes of all source files under these paths, and over the extra values.
 * Tests and notes do not count: they change no build.
 *
 * @param {string} folder
 * @param {readonly string[]} paths relative to the folder; one that does not exist is passed by
 * @param {unknown} extra
 */
export function fingerprint(folder, paths, extra = null) {
  const hash = createHash('sha256').update(JSON.stringify(extra));
  for (const path of paths.map((name) => join(folder, name)).filter((name) => existsSync(name))) {
    for (const file of filesUnder(path)) {
      hash.update(`\0${file.slice(folder.length)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}
