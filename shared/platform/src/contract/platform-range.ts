const version = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;
const range = /^([\^~]?)(\d+\.\d+\.\d+)$/;

/**
 * Returns whether a text is a version range that a contract may have: `^1.2.0`, `~1.2.0` or `1.2.0`, without
 * pre-releases. Not semver's own function, because that package is larger than all contracts together.
 */
export function isPlatformRange(text: string): boolean {
  const parts = range.exec(text);
  return parts !== null && version.test(parts[2] ?? '');
}

/** Returns whether a platform of version `present` (`1.4.2`) can run a remote that needs `wanted` (`^1.2.0`). */
export function isCompatible(present: string, wanted: string): boolean {
  const [, sign = '', least = ''] = range.exec(wanted) ?? [];
  const has = numbersOf(present);
  const needs = numbersOf(least);
  if (!has || !needs) return false;
  const order = compare(has, needs);
  if (sign === '') return order === 0;
  if (order < 0) return false;
  const [major, minor, patch] = needs;
  if (has[0] !== major) return false;
  if (sign === '~' || major === 0) {
    if (has[1] !== minor) return false;
    // As in semver, `^0.0.3` allows no other patch.
    return sign === '~' || minor > 0 || has[2] === patch;
  }
  return true;
}

type Numbers = readonly [major: number, minor: number, patch: number];

function numbersOf(text: string): Numbers | null {
  const [, major, minor, patch] = version.exec(text) ?? [];
  return major === undefined ? null : [Number(major), Number(minor), Number(patch)];
}

function compare(a: Numbers, b: Numbers): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
