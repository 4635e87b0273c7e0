import pLimit from 'p-limit';
import { CliError } from './cli-error.mjs';

/**
 * Runs jobs side by side. After Ctrl+C or SIGTERM no further job begins; the running ones get the signal themselves.
 *
 * @template Result
 * @param {readonly (() => Promise<Result>)[]} jobs
 * @param {number} lanes how many jobs run at a time
 * @returns {Promise<Result[]>} the results in the order of the jobs; rejects once every job has ended, when one failed
 */
export async function sideBySide(jobs, lanes) {
  const limit = pLimit({ concurrency: lanes, rejectOnClear: true });
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    limit.clearQueue();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    const ended = await Promise.allSettled(jobs.map((job) => limit(job)));
    if (isStopped) throw new CliError('Stopped before the end.');
    const failed = ended.find(({ status }) => status === 'rejected');
    if (failed) throw failed.reason;
    return ended.map(({ value }) => value);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

/**
 * Returns one job made of several that must not run at the same time.
 *
 * @template Result
 * @param {readonly (() => Promise<Result>)[]} jobs
 * @returns {() => Promise<Result[]>}
 */
export const oneByOne = (jobs) => () => sideBySide(jobs, 1);
