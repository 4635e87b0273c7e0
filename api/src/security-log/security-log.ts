import { closeSync, openSync, writeSync } from 'node:fs';
import { UserError } from '../errors/user-error.ts';

/** How something that concerns the security of an account ended; `limited` is a 429. */
export type SecurityOutcome = 'succeeded' | 'rejected' | 'limited' | 'failed';

/** One line of the security-event log. It has ids, and nothing that opens an account or names a person. */
export interface SecurityEvent {
  readonly time: string;
  readonly event: string;
  readonly outcome: SecurityOutcome;
  /** HTTP status and the envelope's code, which says why. */
  readonly status: number;
  readonly code: number;
  /** The account that it is about; null when there is none, as for an unknown email address. */
  readonly account: number | null;
  /** The signed-in account that did it; null when nobody is signed in. */
  readonly caller: number | null;
  /** IP address, of IPv6 the /64. */
  readonly address: string;
  /** Id of the request, as in the request log. */
  readonly request: string;
}

/** Where security events are written. */
export interface SecurityLog {
  record(event: SecurityEvent): void;
  close(): void;
}

/**
 * Opens the security-event log: a file that only this user reads, or the standard output, where `log` tells its lines
 * from those of the request log. No log level leaves events out.
 *
 * @throws UserError when the file can't be written
 */
export function openSecurityLog(file: string | null): SecurityLog {
  const lineOf = (event: SecurityEvent) => `${JSON.stringify({ log: 'security', ...event })}\n`;
  if (file === null) {
    return { record: (event) => void process.stdout.write(lineOf(event)), close: () => undefined };
  }
  const output = open(file);
  return {
    record: (event) => {
      try {
        writeSync(output, lineOf(event));
      } catch (error) {
        // A full disk must not shut customers out; the line is not lost.
        process.stderr.write(`The security log can't be written: ${(error as NodeJS.ErrnoException).code}\n`);
        process.stdout.write(lineOf(event));
      }
    },
    close: () => closeSync(output),
  };
}

function open(file: string): number {
  try {
    return openSync(file, 'a', 0o600);
  } catch {
    throw new UserError(`SECURITY_LOG must be a file that can be written, or empty, not '${file}'.`);
  }
}
