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
 * Does jobs side by side: whichever lane is free takes the next.
 *
 * @template Result
 * @param {readonly (() => Promise<Result>)[]} jobs
 * @param {number} lanes how many jobs are under way at a time
 * @returns {Promise<Result[]>} the jobs' results in the order of the jobs
 */
export async function sideBySide(jobs, lanes) {
  const waiting = jobs.entries();
  const results = [];
  const lane = async () => {
    for (const [at, job] of waiting) {
      if (isStopped) throw new Refusal('Stopped before the end.');
      results[at] = await job();
    }
    if (isStopped) throw new Refusal('Stopped before the end.');
  };
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
  const broken = ended.find(({ status }) => status === 'rejected');
  if (broken) throw broken.reason;
  return results;
}

/**
 * Makes one job of several that must not be under way together.
 *
 * @template Result
 * @param {readonly (() => Promise<Result>)[]} jobs
 * @returns {() => Promise<Result[]>}
 */
export const oneByOne = (jobs) => () => sideBySide(jobs, 1);
