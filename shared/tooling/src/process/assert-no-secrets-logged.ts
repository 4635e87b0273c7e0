import { searchLogs } from './search-logs.ts';

const shownLeaks = 20;

/**
 * Throws when a captured log of the folder contains a secret that the run remembered. The message says where, and
 * does not repeat the secret.
 *
 * @returns how many lines were searched: a run without a log proves nothing
 */
export function assertNoSecretsLogged(folder: string): { readonly lines: number } {
  const { lines, leaks } = searchLogs(folder);
  if (leaks.length === 0) return { lines };
  const shown = leaks
    .slice(0, shownLeaks)
    .map(({ type, file, line }) => `a ${type} in ${folder}/${file}:${line}`);
  throw new Error(`The logs of the run contain ${leaks.length} secrets:\n${shown.join('\n')}`);
}
