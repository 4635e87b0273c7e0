/** Segments of a path without its empty ends: `/lease/:id/` is `['lease', ':id']`. */
export function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

export function isParameter(segment: string): boolean {
  return segment.startsWith(':');
}

export function parametersOf(path: string): readonly string[] {
  return segmentsOf(path)
    .filter(isParameter)
    .map((segment) => segment.slice(1));
}

/** The same for two patterns that match the same addresses: `/lease/:id` and `/lease/:lease`. */
export function addressesOf(path: string): string {
  return `/${segmentsOf(path)
    .map((segment) => (isParameter(segment) ? ':' : segment))
    .join('/')}`;
}
