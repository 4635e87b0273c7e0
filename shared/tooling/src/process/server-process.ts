import { spawn, type SpawnOptions } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { CliError } from '../cli-error.ts';

const defaultStartLimitMs = 60_000;
const stopLimitMs = 15_000;
const pollMs = 25;
const healthLimitMs = 2_000;

/** The most that is kept of a server's output, characters: it may run for days. */
const keptOutput = 1_000_000;
const shownOutput = 4_000;

/** How to tell that a server is up: an address that answers 2xx, or a line of output with its address as first group. */
type Readiness = { readonly health: string } | { readonly line: RegExp };

export interface ServerProgram {
  /** What sentences call it, as in "The api did not start". */
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  /** Its whole environment; that of this process by default. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly ready: Readiness;
  /** It may take this long to start, ms; a minute by default. */
  readonly startLimitMs?: number;
  /** Receives everything that the server writes. */
  readonly log?: { write(part: Buffer): unknown };
  readonly options?: Pick<SpawnOptions, 'cwd' | 'uid' | 'gid' | 'detached'>;
  /** How to ask the server to stop: with SIGTERM by default, or by closing its standard input. */
  readonly stopBy?: 'signal' | 'end of input';
}

export interface ServerExit {
  /** Exit code; null when a signal ended the process or it could not be started. */
  readonly code: number | null;
  /** What it wrote to stderr last, or how it ended. */
  readonly reason: string;
}

export interface ServerProcess {
  readonly name: string;
  readonly pid: number | undefined;
  /** Resolves when the process has ended, for whatever reason. */
  readonly exit: Promise<ServerExit>;
  /** Returns what it has written to stdout and stderr, without the beginning if that is long. */
  output(): string;
  /** Returns what it has written to stderr. */
  errors(): string;
  /** Waits until the server is up and returns its address. Throws a `CliError` when it ends or takes too long. */
  ready(): Promise<string>;
  /** Stops it as an operator does, and waits until it has ended. */
  stop(): Promise<void>;
  /** Kills it as a power cut does, and waits until it has ended. */
  kill(): Promise<void>;
}

/** Starts a server and waits until it is up. Throws a `CliError` with its own words when it does not come up. */
export async function startServer(
  program: ServerProgram,
): Promise<ServerProcess & { readonly address: string }> {
  const server = launchServer(program);
  try {
    return { ...server, address: await server.ready() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Starts a server program and returns at once. */
export function launchServer({
  name,
  program,
  args,
  env,
  ready,
  startLimitMs = defaultStartLimitMs,
  log,
  options,
  stopBy,
}: ServerProgram): ServerProcess {
  const child = spawn(program, args, {
    ...options,
    env: env ?? process.env,
    stdio: [stopBy === 'end of input' ? 'pipe' : 'ignore', 'pipe', 'pipe'],
  });
  const output = keepEnd(keptOutput);
  const errors = keepEnd(shownOutput);
  child.stdout?.on('data', (part: Buffer) => {
    output.add(part);
    log?.write(part);
  });
  child.stderr?.on('data', (part: Buffer) => {
    output.add(part);
    errors.add(part);
    log?.write(part);
  });
  let ended: ServerExit | undefined;
  const exit = new Promise<ServerExit>((resolve) => {
    const end = (code: number | null, how: string) => {
      ended ??= { code, reason: errors.text().trim() || how };
      resolve(ended);
    };
    child.on('error', ({ message }) => end(null, message));
    child.on('close', (code, signal) => end(code, `it ended with ${signal ?? `code ${code}`}`));
  });
  const endWith = async (signal: NodeJS.Signals) => {
    if (signal === 'SIGTERM' && stopBy === 'end of input') child.stdin?.end();
    else child.kill(signal);
    const hard = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
    await exit;
    clearTimeout(hard);
  };
  return {
    name,
    pid: child.pid,
    exit,
    output: output.text,
    errors: errors.text,
    async ready() {
      const limit = Date.now() + startLimitMs;
      while (ended === undefined && Date.now() < limit) {
        const address =
          'health' in ready ? await answering(ready.health) : ready.line.exec(output.text())?.[1];
        if (address !== undefined) return address;
        await wait(pollMs);
      }
      const late = `it was not up within ${startLimitMs / 1000} seconds\n${output.text().slice(-shownOutput)}`;
      throw new CliError(`The ${name} did not start: ${ended?.reason ?? late.trim()}`);
    },
    stop: () => endWith('SIGTERM'),
    kill: () => endWith('SIGKILL'),
  };
}

/**
 * Keeps the end of a text that grows by parts. Its beginning is dropped when there is as much again of it: cut with each
 * part, a long text would be copied with each line of a log.
 *
 * @param length characters
 */
function keepEnd(length: number) {
  let kept = '';
  const end = () => kept.slice(-length);
  return {
    add(part: Buffer): void {
      kept += String(part);
      if (kept.length > 2 * length) kept = end();
    },
    text: end,
  };
}

/** Returns the origin of an address that answers 2xx, or undefined. */
async function answering(address: string): Promise<string | undefined> {
  try {
    const { ok } = await fetch(address, { signal: AbortSignal.timeout(healthLimitMs) });
    return ok ? new URL(address).origin : undefined;
  } catch {
    return undefined;
  }
}
