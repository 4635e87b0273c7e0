const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const valueOf = new Map([...digits].map((digit, value) => [digit, value]));

/** The numbers of one base-64 VLQ segment: five bits a digit, the sixth says that more follow, the last bit is the sign. */
export function decodeSegment(text) {
  const numbers = [];
  let [value, shift] = [0, 0];
  for (const digit of text) {
    const bits = valueOf.get(digit) ?? 0;
    value += (bits & 31) << shift;
    shift += 5;
    if ((bits & 32) !== 0) continue;
    numbers.push((value & 1) === 1 ? -(value >>> 1) : value >>> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}

/**
 * How many characters of a generated file stem from each source of its map.
 *
 * @param {string} code
 * @param {{ mappings: string, sources: readonly string[] }} map
 * @returns {Map<string, number>} with the key '' for what stems from none
 */
export function charactersBySource(code, { mappings, sources }) {
  const counts = new Map();
  const add = (source, count) => counts.set(source, (counts.get(source) ?? 0) + count);
  const lines = code.split('\n');
  let source = 0;
  for (const [index, line] of mappings.split(';').entries()) {
    const length = lines[index]?.length ?? 0;
    let [column, from, owner] = [0, 0, ''];
    for (const segment of line === '' ? [] : line.split(',')) {
      const [step = 0, sourceStep] = decodeSegment(segment);
      column += step;
      add(owner, column - from);
      source += sourceStep ?? 0;
      [from, owner] = [column, sourceStep === undefined ? '' : (sources[source] ?? '')];
    }
    add(owner, length - from);
  }
  return counts;
}

/** The package or workspace that a source of webpack's belongs to. */
export function partOf(source) {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '');
  if (path === '' || /^(webpack\/|external )|node_modules\/\.federation\//.test(path)) return 'webpack';
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path);
  if (inPackage) return inPackage[1];
  const shared = /(?:^|\/)shared\/([^/]+)\//.exec(path);
  return shared ? `@portal/${shared[1]}` : 'its own source';
}
