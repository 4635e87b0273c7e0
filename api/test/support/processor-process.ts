import { startServer } from '@portal/tooling/process';
import type { ApiProcess } from './api-process.ts';
import { programPath } from './built-program.ts';
import { captureLog } from './captured-logs.ts';

/** Starts the processor's sandbox as a process of its own, and waits until it listens. */
export const startProcessorSandbox = (environment: Readonly<Record<string, string>>): Promise<ApiProcess> =>
  startServer({
    name: 'processor',
    program: process.execPath,
    args: ['--enable-source-maps', programPath('processor-sandbox')],
    env: { PATH: process.env.PATH ?? '', ...environment },
    ready: { line: /The processor sandbox listens at (\S+)/ },
    log: captureLog(),
  });
