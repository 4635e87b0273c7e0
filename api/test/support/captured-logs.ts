import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a run keeps what its servers logged and which secrets it made use of, until the one is searched for the other. */
const folderVariable = 'PORTAL_API_TEST_EVIDENCE';

export function beginEvidence(): void {
  process.env[folderVariable] = mkdtempSync(join(tmpdir(), 'portal-api-evidence-'));
}

export function evidenceFolder(): string {
  const folder = process.env[folderVariable];
  if (folder === undefined) throw new Error('The run has no folder for its evidence.');
  return folder;
}

export function endEvidence(): void {
  rmSync(evidenceFolder(), { recursive: true, force: true });
}

/** A log of the run: written at once, so that nothing is lost with a process that dies. */
export interface KeptLog {
  write(text: string): void;
}

export function keepLog(): KeptLog {
  const file = join(evidenceFolder(), `${randomUUID()}.log`);
  return { write: (text) => appendFileSync(file, text) };
}

/** What no log may hold. */
export interface Secret {
  readonly kind: string;
  readonly text: string;
}

export interface KeptSecrets {
  keep(secret: Secret): void;
}

export function keepSecrets(): KeptSecrets {
  const file = join(evidenceFolder(), `${randomUUID()}.secrets`);
  const kept = new Set<string>();
  return {
    keep({ kind, text }) {
      if (kept.has(text)) return;
      kept.add(text);
      appendFileSync(file, `${JSON.stringify({ kind, text })}\n`);
    },
  };
}
