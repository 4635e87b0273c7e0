import { assertNoSecretsLogged } from '@portal/tooling/process';
import { logFolder } from './paths.ts';

/** Runs after all servers have stopped. An error here fails the run, even when all tests have passed. */
export default function searchLogsForSecrets(): void {
  const { lines } = assertNoSecretsLogged(logFolder);
  if (lines === 0)
    throw new Error(`There is no log in ${logFolder}, so the search for secrets proves nothing.`);
}
