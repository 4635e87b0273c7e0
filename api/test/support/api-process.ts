import { launchServer, startServer, type ServerProcess, type ServerProgram } from '@portal/tooling/process';
import { programPath } from './built-program.ts';
import { captureLog } from './captured-logs.ts';

/** The api as a process of its own. */
export type ApiProcess = Awaited<ReturnType<typeof startServer>>;

type Environment = Readonly<Record<string, string>>;

const apiProgram = (environment: Environment): ServerProgram => ({
  name: 'api',
  program: process.execPath,
  args: ['--enable-source-maps', programPath('main')],
  env: {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'test',
    TEST_CLOCK: '2026-11-20T12:00:00Z',
    API_PORT: '0',
    SANDBOX_PORT: '0',
    ...environment,
  },
  ready: { line: /The api listens at (\S+)/ },
  log: captureLog(),
});

/** Starts the api and waits until it listens. Rejects with its output when it ends before. */
export const startApi = (environment: Environment): Promise<ApiProcess> =>
  startServer(apiProgram(environment));

/** Runs an api that cannot start, and returns how it ended. */
export async function failToStart(
  environment: Environment,
): Promise<{ readonly code: number | null; readonly output: string }> {
  const api: ServerProcess = launchServer(apiProgram(environment));
  const { code } = await api.exit;
  return { code, output: api.output() };
}
