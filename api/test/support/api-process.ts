import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { programPath } from './built-program.ts';
import { captureLog } from './captured-logs.ts';

/** The api as a process of its own. */
export interface ApiProcess {
  readonly pid: number | undefined;
  readonly address: string;
  /** Null while it runs, and when a signal ended it. */
  exitCode(): number | null;
  /** All that it has said so far. */
  output(): string;
  /** Ends it, if it runs, and waits for its end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

interface Launched {
  readonly child: ChildProcess;
  output(): string;
}

function launch(environment: Readonly<Record<string, string>>): Launched {
  const child = spawn(process.execPath, ['--enable-source-maps', programPath('main')], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'test',
      TEST_CLOCK: '2026-11-20T12:00:00Z',
      API_PORT: '0',
      SANDBOX_PORT: '0',
      ...environment,
    },
  });
  const log = captureLog();
  let output = '';
  const keep = (text: Buffer) => {
    output += text.toString();
    log.write(text.toString());
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return { child, output: () => output };
}

/** Starts one and waits until it listens. Rejects with what it said when it ends before. */
export async function startApi(environment: Readonly<Record<string, string>>): Promise<ApiProcess> {
  const { child, output } = launch(environment);
  const address = await new Promise<string>((resolve, reject) => {
    child.on('exit', () => reject(new Error(output())));
    child.stdout?.on('data', () => {
      const [, found] = /The api listens at (\S+)/.exec(output()) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  return {
    pid: child.pid,
    address,
    exitCode: () => child.exitCode,
    output,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}

/** Starts one that is to refuse, and gives how it ended. */
export async function failToStart(
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly output: string }> {
  const { child, output } = launch(environment);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output() };
}
