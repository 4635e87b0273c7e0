import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { limitArrival } from '../server/arrival-limits.ts';
import type { LogLevel } from '../settings/settings.ts';
import { routeCards } from './cards/cards.routes.ts';
import { createVault } from './cards/card-vault.ts';
import { createSigner } from './cards/signed.ts';
import { routeChat } from './chat/chat.routes.ts';
import { routeFiles } from './files.ts';
import { routeIndex } from './index-page.ts';
import { serveLiveness } from './liveness.ts';

export interface SandboxOptions {
  /** Folder of the browser's files, made by `build-sandbox.mjs`. */
  readonly files: string;
  /** Origin at which browsers reach it; known once it listens. */
  readonly origin: () => string;
  /** Patterns of the origins that may show its frames. */
  readonly parents: readonly string[];
  /** Signs tokens; the api sends it with its requests. */
  readonly secret: string;
  readonly clock: Clock;
  /** Waits for that many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly logLevel: LogLevel;
  /** Where the log goes; standard output by default. */
  readonly logTo?: { write(line: string): void };
}

const quiet: ReadonlyMap<LogLevel, LogLevel> = new Map([
  ['info', 'warn'],
  ['debug', 'warn'],
]);

/** Creates the demo's vendors, which are not part of the api: card fields and chat. Nothing is stored. */
export async function createSandbox(options: SandboxOptions): Promise<FastifyInstance> {
  const { files, secret, clock, pause, logLevel, logTo } = options;
  const server = Fastify({
    bodyLimit: 16 * 1024,
    ...limitArrival(20_000),
    logController: new LogController({ disableRequestLogging: true }),
    // Only failures are logged: the api's log is the one to read.
    logger:
      logLevel === 'silent'
        ? false
        : {
            level: quiet.get(logLevel) ?? logLevel,
            base: null,
            name: 'sandbox',
            ...(logTo === undefined ? {} : { stream: logTo }),
          },
  });
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
  });
  server.setErrorHandler((error, _request, reply) => {
    const status =
      typeof error === 'object' && error && 'statusCode' in error ? Number(error.statusCode) : 500;
    const isOurs = !(status >= 400 && status < 500);
    // The message may repeat what was sent.
    if (isOurs) server.log.error({ type: error instanceof Error ? error.name : typeof error }, 'failed');
    return reply
      .code(isOurs ? 500 : status)
      .send({ message: isOurs ? 'Failed.' : 'The request could not be read.' });
  });
  routeFiles(server, files);
  routeIndex(server, options);
  routeCards(server, { ...options, vault: createVault(createSigner(secret), clock, pause) });
  await routeChat(server, options);
  serveLiveness(server);
  return server;
}
