import { spawn } from 'node:child_process';
import type { KeptLog } from './evidence.ts';

const startLimitMs = 30_000;
const stopLimitMs = 10_000;
const healthCheckMs = 50;

export interface ServerProgram {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Address that answers 2xx once the server is up. */
  readonly health: string;
  /** Where all that it says is kept; nowhere by default. */
  readonly log?: KeptLog;
}

export interface ServerProcess {
  /** What it has said so far, for the report of a failure. */
  readonly output: () => string;
  /** Ends it as an operator does and waits for it. */
  stop(): Promise<void>;
  /** Ends it as a power cut does and waits for it. */
  kill(): Promise<void>;
}

/** Starts a server and waits until it is up. Rejects with its own words when it does not come up. */
export async function startServer({
  name,
  program,
  args,
  env,
  health,
  log,
}: ServerProgram): Promise<ServerProcess> {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let ended = false;
  const keep = (part: Buffer) => {
    said = `${said}${part.toString()}`.slice(-20_000);
    log?.write(part);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const end = new Promise<void>((resolve) => {
    child.once('close', () => {
      ended = true;
      resolve();
    });
  });
  const endWith = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const hard = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
    await end;
    clearTimeout(hard);
  };
  const limit = Date.now() + startLimitMs;
  while (!(await answers(health))) {
    if (ended || Date.now() > limit) {
      await endWith('SIGKILL');
      throw new Error(`The ${name} did not come up.\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, healthCheckMs));
  }
  return { output: () => said, stop: () => endWith('SIGTERM'), kill: () => endWith('SIGKILL') };
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}
