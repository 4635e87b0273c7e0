import { readFileSync } from 'node:fs';
import { is, nullable, number, string, type, type Infer } from 'superstruct';
import { isErrorCode } from './error-code.ts';

const processIdentity = type({
  pid: number(),
  /** When the process started, as the kernel counts; null when it can't be read. Tells a reused pid apart. */
  started: nullable(string()),
});

/** Identifies one process, even if another had its pid before. */
export type ProcessIdentity = Readonly<Infer<typeof processIdentity>>;

/** Returns the identity of this process. */
export const ownIdentity = (): ProcessIdentity => ({ pid: process.pid, started: startOf(process.pid) });

/** Reads an identity that was stored as JSON; null for any other text. */
export function parseIdentity(text: string): ProcessIdentity | null {
  try {
    const stored: unknown = JSON.parse(text);
    return is(stored, processIdentity) ? stored : null;
  } catch {
    return null;
  }
}

/** Whether a process still runs. */
export function isAlive({ pid, started }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (isErrorCode(error, 'ESRCH')) return false;
    if (!isErrorCode(error, 'EPERM')) throw error;
  }
  const now = startOf(pid);
  return now !== 'ended' && (started === null || now === null || started === now);
}

/**
 * Returns when a process started, field 22 of /proc/PID/stat; the name before it may have spaces and brackets. A zombie
 * has ended, though its parent has not fetched its exit code: its start is `ended`, which no lock has.
 */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? 'ended' : (fields[18] ?? null);
  } catch {
    return null;
  }
}
