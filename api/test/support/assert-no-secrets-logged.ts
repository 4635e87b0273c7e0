import { searchLogs } from './search-logs.ts';

/**
 * Fails the run when a log of it holds a secret that it made use of. The message tells where, and not what.
 *
 * @param folder what the run has kept
 */
export function assertNoSecretsLogged(folder: string): void {
  const { leaks } = searchLogs(folder);
  if (leaks.length === 0) return;
  const places = leaks.slice(0, 20).map(({ kind, file, line }) => `a ${kind} in ${folder}/${file}:${line}`);
  throw new Error(`${leaks.length} secrets stand in the logs of the run:\n${places.join('\n')}`);
}
