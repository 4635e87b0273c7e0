import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capturedLogs, type CapturedLog, type CapturedLogs } from '@portal/tooling/process';

/** Environment variable with the folder of what this run's servers log and of the secrets that its tests use. */
const folderVariable = 'PORTAL_API_TEST_LOGS';

export function openLogFolder(): void {
  process.env[folderVariable] = mkdtempSync(join(tmpdir(), 'portal-api-logs-'));
}

export function capturedLogFolder(): string {
  const folder = process.env[folderVariable];
  if (folder === undefined) throw new Error('The run has no folder for its logs.');
  return folder;
}

export function removeLogFolder(): void {
  rmSync(capturedLogFolder(), { recursive: true, force: true });
}

/** Opens a log of the run, for one server. */
export const captureLog = (): CapturedLog => capturedLogs(capturedLogFolder()).openLog('api');

/** Remembers the secrets that a test uses; no log of the run may contain one. */
export const captureSecrets = (): Pick<CapturedLogs, 'rememberSecrets'> => capturedLogs(capturedLogFolder());
