import { assertNoSecretsLogged } from '@portal/tooling/process';
import { logFolder } from './paths.ts';

/** Runs once all servers have ended. An error here fails the run, whatever its tests were. */
export default function searchLogsForSecrets(): void {
  const { lines } = assertNoSecretsLogged(logFolder);
  if (lines === 0) throw new Error(`There is no log in ${logFolder}: the search for secrets proves nothing.`);
}
