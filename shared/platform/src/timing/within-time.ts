/** Settles as `work` does, or rejects with `tooLate()` after `limitMs`. The work itself goes on. */
export function withinTime<Result>(
  work: Promise<Result>,
  limitMs: number,
  tooLate: () => Error,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooLate()), limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
