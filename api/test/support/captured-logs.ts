import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a run keeps what its servers logged and which secrets it made use of, until the one is searched for the other. */
const folderVariable = 'PORTAL_API_TEST_EVIDENCE';

export function openLogFolder(): void {
  process.env[folderVariable] = mkdtempSync(join(tmpdir(), 'portal-api-evidence-'));
}

export function capturedLogFolder(): string {
  const folder = process.env[folderVariable];
  if (folder === undefined) throw new Error('The run has no folder for its evidence.');
  return folder;
}

export function removeLogFolder(): void {
  rmSync(capturedLogFolder(), { recursive: true, force: true });
}

/** A log of the run: written at once, so that nothing is lost with a process that dies. */
export interface CapturedLog {
  write(text: string): void;
}

export function captureLog(): CapturedLog {
  const file = join(capturedLogFolder(), `${randomUUID()}.log`);
  return { write: (text) => appendFileSync(file, text) };
}

/** What no log may hold. */
export interface Secret {
  readonly kind: string;
  readonly text: string;
}

export interface CapturedSecrets {
  add(secret: Secret): void;
}

export function captureSecrets(): CapturedSecrets {
  const file = join(capturedLogFolder(), `${randomUUID()}.secrets`);
  const kept = new Set<string>();
  return {
    add({ kind, text }) {
      if (kept.has(text)) return;
      kept.add(text);
      appendFileSync(file, `${JSON.stringify({ kind, text })}\n`);
    },
  };
}
