import { decode } from '@jridgewell/sourcemap-codec';

/**
 * Returns how many characters of a generated file come from each source of its map, with the key '' for those that
 * come from none.
 *
 * @param {string} code
 * @param {{ mappings: string, sources: readonly string[] }} map
 * @returns {Map<string, number>}
 */
export function charactersBySource(code, { mappings, sources }) {
  const counts = new Map();
  const add = (source, count) => counts.set(source, (counts.get(source) ?? 0) + count);
  const lines = code.split('\n');
  for (const [index, segments] of decode(mappings).entries()) {
    let [from, owner] = [0, ''];
    for (const [column, source] of segments) {
      add(owner, column - from);
      [from, owner] = [column, source === undefined ? '' : (sources[source] ?? '')];
    }
    add(owner, (lines[index]?.length ?? 0) - from);
  }
  return counts;
}

/** Returns the package or workspace that a source of webpack's belongs to. */
export function partOf(source) {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '');
  if (path === '' || /^(webpack\/|external )|node_modules\/\.federation\//.test(path)) return 'webpack';
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path);
  if (inPackage) return inPackage[1];
  const shared = /(?:^|\/)shared\/([^/]+)\//.exec(path);
  return shared ? `@portal/${shared[1]}` : 'its own source';
}
