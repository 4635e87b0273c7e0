/** Checks a condition again and again until it is met; fails after 15 seconds. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 15_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('The condition was not met within 15 seconds.');
    await new Promise(setImmediate);
  }
}
