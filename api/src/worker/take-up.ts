/** Things that one process takes up at the same time, so that slow answers do not add up. */
const takenAtOnce = 8;

/**
 * Works on one thing after another until there is no next one, on several at the same time. An error of one ends no other.
 *
 * @throws the first error, once nothing is worked on any more
 */
export async function takeUp<Taken>(
  next: () => Promise<Taken | undefined>,
  work: (taken: Taken) => Promise<unknown>,
): Promise<void> {
  const underWay = new Set<Promise<void>>();
  const errors: unknown[] = [];
  const begin = (taken: Taken) => {
    const working = work(taken)
      .then(
        () => undefined,
        (error: unknown) => void errors.push(error),
      )
      .finally(() => underWay.delete(working));
    underWay.add(working);
  };
  try {
    for (let taken = await next(); taken !== undefined; taken = await next()) {
      begin(taken);
      if (underWay.size >= takenAtOnce) await Promise.race(underWay);
    }
  } finally {
    await Promise.all(underWay);
  }
  if (errors.length > 0) throw errors[0];
}
