import { capturedLogs } from '@portal/tooling/process';
import { logFolder } from './paths.ts';

/** The captured logs of the run, and the secrets that its tests use. */
export const logs = capturedLogs(logFolder);
