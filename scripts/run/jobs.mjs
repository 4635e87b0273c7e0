import { Refusal } from './refusal.mjs';

let isStopped = false;

/** After Ctrl+C or SIGTERM no further job begins; what is under way gets the signal itself. */
export function stopOnSignal() {
  const stop = () => {
    isStopped = true;
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

/**
 * Does several lists of jobs at the same time, the jobs of each in their order.
 *
 * @template Result
 * @param {...(() => Promise<Result>)[]} lists
 * @returns {Promise<Result[][]>} the jobs' results, by list
 */
export async function sideBySide(...lists) {
  const all = await Promise.allSettled(lists.map(inOrder));
  const broken = all.find(({ status }) => status === 'rejected');
  if (broken) throw broken.reason;
  return all.map(({ value }) => value);
}

async function inOrder(jobs) {
  const results = [];
  for (const job of jobs) {
    if (isStopped) throw new Refusal('Stopped before the end.');
    results.push(await job());
  }
  if (isStopped) throw new Refusal('Stopped before the end.');
  return results;
}
