import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort, startServer, type ServerProcess } from '@portal/tooling/process';
import { logs } from './captured-logs.ts';
import { processorProgram } from './paths.ts';

const secret = 'secret-of-the-processor';

/** A payment processor that is a program of its own, as it is outside the demo. */
export interface Processor {
  /** What an api has to be started with to use it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Kills it without a shutdown. */
  kill(): Promise<void>;
  /** Starts it again, with the same books and without a fault. */
  start(): Promise<void>;
  /** Returns how many charges of this many cents are in its books. */
  chargesOf(cents: number): Promise<number>;
}

/** Starts a processor that takes the money of each charge, and breaks the connection before it can say so. */
export async function startForgetfulProcessor(folder: string): Promise<Processor> {
  const port = await findFreePort();
  const books = join(folder, 'books.jsonl');
  const start = (fault: string): Promise<ServerProcess> =>
    startServer({
      name: 'processor',
      program: process.execPath,
      args: ['--enable-source-maps', processorProgram],
      env: {
        ...process.env,
        PROCESSOR_SANDBOX_PORT: String(port),
        PROCESSOR_SECRET: secret,
        PROCESSOR_SANDBOX_BOOKS: books,
        PROCESSOR_SANDBOX_FAULT: fault,
      },
      ready: { line: /The processor sandbox listens at (\S+)/ },
      log: logs.openLog('processor'),
    });
  let running = await start('timeout-after');
  return {
    environment: { PROCESSOR_URL: `http://127.0.0.1:${port}`, PROCESSOR_SECRET: secret },
    kill: () => running.kill(),
    start: async () => {
      running = await start('none');
    },
    chargesOf: async (cents) => {
      const entries = (await readFile(books, 'utf8').catch(() => '')).split('\n').filter(Boolean);
      return entries.filter((entry) => (JSON.parse(entry) as { amount?: number }).amount === cents).length;
    },
  };
}
