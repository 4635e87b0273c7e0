import type { PortalPath } from './portal-path.ts';

/** Values of a pattern's `:names`, decoded. */
export type PathParams = Readonly<Record<string, string>>;

/** Returns the pathname without slashes at its end, and `/` for one that has nothing else. */
export function trimPathname(pathname: string): PortalPath {
  return `/${segmentsOf(pathname).join('/')}`;
}

/** Splits a path or pattern into its segments: `/sample/:id/` is `['sample', ':id']`, `/` is `[]`. */
function segmentsOf(path: string): readonly string[] {
  const trimmed = path.replace(/^\/|\/+$/g, '');
  return trimmed === '' ? [] : trimmed.split('/');
}

function isParameter(segment: string): boolean {
  return segment.startsWith(':');
}

/** Returns the names of a pattern's parameters, in order. */
export function parametersOf(pattern: string): readonly string[] {
  return segmentsOf(pattern)
    .filter(isParameter)
    .map((segment) => segment.slice(1));
}

/** Returns the same key for two patterns that match the same addresses: `/sample/:id` and `/sample/:sample`. */
export function patternKey(pattern: string): string {
  return `/${segmentsOf(pattern)
    .map((segment) => (isParameter(segment) ? ':' : segment))
    .join('/')}`;
}

/** Returns whether some address matches both patterns: `/order/7/summary` is one of `/order/:id/summary`. */
export function patternsOverlap(one: string, other: string): boolean {
  const [ones, others] = [segmentsOf(one), segmentsOf(other)];
  return (
    ones.length === others.length &&
    ones.every((segment, index) => {
      const opposite = others[index] ?? '';
      return segment === opposite || isParameter(segment) || isParameter(opposite);
    })
  );
}

/** Returns how specific a pattern is; the greater text wins: a fixed segment before a parameter, from the left. */
export function rankOf(pattern: string): string {
  return segmentsOf(pattern)
    .map((segment) => (isParameter(segment) ? '0' : '1'))
    .join('');
}

/** Returns the parameters of a pathname that matches the pattern, null for any other. Slashes at its end mean nothing. */
export function matchPath(pattern: string, pathname: string): PathParams | null {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    if (isParameter(segment) && value !== '') params[segment.slice(1)] = decode(value);
    else if (segment !== value) return null;
  }
  return params;
}

/** Returns the pattern with its parameters filled in, encoded; null when one of them is missing or empty. */
export function fillPath(
  pattern: string,
  params: Readonly<Record<string, string | undefined>>,
): PortalPath | null {
  const filled = segmentsOf(pattern).map((segment) =>
    isParameter(segment) ? encodeURIComponent(params[segment.slice(1)] ?? '') : segment,
  );
  return filled.includes('') ? null : `/${filled.join('/')}`;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray % is a legal thing to type.
    return segment;
  }
}
