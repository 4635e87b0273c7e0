import { judgeLogs } from './judge-logs.ts';
import { logFolder } from './paths.ts';

/** Once all servers have ended: an error here is one of the run, whatever its tests were. */
export default function searchWhatWasLogged(): void {
  judgeLogs(logFolder);
}
