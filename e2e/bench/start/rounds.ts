/** When a request began and when its response had come, ms. */
export interface RequestTimes {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns how many rounds the requests of a page took, the page itself being the first. A request belongs to the round
 * after the last one of which a response had come when it began: only then can it depend on that response.
 */
export function countRounds(requests: readonly RequestTimes[]): number {
  const done: { readonly end: number; readonly round: number }[] = [];
  for (const { start, end } of [...requests].sort((a, b) => a.start - b.start)) {
    const before = done.filter((request) => request.end <= start).map(({ round }) => round);
    done.push({ end, round: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...done.map(({ round }) => round));
}
