import { searchLogs } from './search-logs.ts';

const shown = 20;

/**
 * Fails the run when a log of it holds a secret that a journey made use of. The message tells where, and not what.
 *
 * @param folder what the run has kept
 */
export function judgeLogs(folder: string): void {
  const leaks = searchLogs(folder);
  if (leaks.length === 0) return;
  const places = leaks
    .slice(0, shown)
    .map(({ kind, file, line }) => `a ${kind} in ${folder}/${file}:${line}`);
  throw new Error(`${leaks.length} secrets stand in the logs of the run:\n${places.join('\n')}`);
}
