import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** A text that no log may contain. */
export interface Secret {
  /** What it is, as a message names it: `token`, `card number`. */
  readonly type: string;
  readonly text: string;
}

/** A log file. What is written is on disk at once, so that nothing is lost when a process dies. */
export interface CapturedLog {
  write(part: Buffer | string): void;
}

/** The folder in which a test run keeps what its servers logged, and the secrets that it used. */
export interface CapturedLogs {
  /** Opens a log of its own for a server or a page. @param name the beginning of its file's name */
  openLog(name: string): CapturedLog;
  /** Notes secrets that the run used, so that `assertNoSecretsLogged` looks for them. */
  rememberSecrets(secrets: readonly Secret[]): void;
}

/** Shorter texts are words and numbers of any log: a CVC of three digits is also the status of a response. */
const shortestSecret = 5;

/** Several processes may write to one folder: each has files of its own. */
export function capturedLogs(folder: string): CapturedLogs {
  const newFile = (name: string) => {
    mkdirSync(folder, { recursive: true });
    return join(folder, name);
  };
  let secretsFile: string | undefined;
  const known = new Set<string>();
  return {
    openLog(name) {
      const file = newFile(`${name}-${randomUUID()}.log`);
      return { write: (part) => appendFileSync(file, part) };
    },
    rememberSecrets(secrets) {
      for (const { type, text } of secrets) {
        if (text.length < shortestSecret || known.has(text)) continue;
        known.add(text);
        secretsFile ??= newFile(`${randomUUID()}.secrets`);
        appendFileSync(secretsFile, `${JSON.stringify({ type, text })}\n`);
      }
    },
  };
}
