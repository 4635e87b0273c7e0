import { capturedLogs } from '@portal/tooling/process';
import { logFolder } from './paths.ts';

/** What servers and pages of the run log, and the secrets that the tests use. */
export const logs = capturedLogs(logFolder);
