import { brandHeader as defaultBrandHeader } from '@portal/api-contract';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { LogLevel } from '../settings/settings.ts';
import { answerError, failedWith } from './answer-error.ts';
import { limitArrival } from './arrival-limits.ts';
import type { FindCaller } from './caller.ts';
import { contentForbidden } from './content-forbidden.ts';
import { allowEmbedding, type EmbedOptions } from './embed-origins.ts';
import { rejectAddress, rejectProtocolErrors, rejectSocket } from './protocol-errors.ts';
import { logAnswers, requestId } from './request-log.ts';
import { watchNothing, type WatchRequest } from './request-watcher.ts';

const bodyLimit = 64 * 1024;
/** Node rejects longer ones by itself; shorter parameters are limited by their shapes. */
const longestAddress = 16 * 1024;

/** Milliseconds that suit 10 MB over a slow phone; who sends slower on purpose keeps a connection no longer than this. */
const arrival = limitArrival(90_000);

export interface ServerOptions extends Partial<EmbedOptions> {
  /** Addresses and ranges, besides this machine's own, whose X-Forwarded-For header is trusted. */
  readonly trustedProxies?: readonly string[];
  /** Whether the browser's address of the portal is on HTTPS; by default it is not. */
  readonly isSecure?: boolean;
  readonly logLevel: LogLevel;
  /** Where the log goes; standard output by default. */
  readonly logTo?: { write(line: string): void };
  /** Nothing is watched by default. */
  readonly watchRequest?: WatchRequest;
}

/** Creates a server without features: how requests are read, logged and rejected. It does not listen yet. */
export function createServer(
  findCaller: FindCaller,
  {
    trustedProxies = [],
    logLevel,
    logTo,
    watchRequest = watchNothing,
    isSecure = false,
    embedOrigins = [],
    brandHeader = defaultBrandHeader,
    portalHeader = 'X-Portal',
  }: ServerOptions,
): FastifyInstance {
  const server = Fastify({
    bodyLimit,
    // A site server on this machine passes the browser's address on.
    trustProxy: ['loopback', ...trustedProxies],
    ...arrival,
    // Node's own rejection has no envelope.
    http: { ...arrival.http, requireHostHeader: false },
    logController: new LogController({ disableRequestLogging: true }),
    logger:
      logLevel === 'silent'
        ? false
        : { level: logLevel, base: null, ...(logTo === undefined ? {} : { stream: logTo }) },
    genReqId: (raw) => requestId(raw.headers['x-request-id']),
    frameworkErrors: (_error, _request, reply) => rejectAddress(reply.raw),
    clientErrorHandler: rejectSocket,
    routerOptions: { maxParamLength: longestAddress },
  });
  server.decorate('findCaller', findCaller);
  server.decorate('watchRequest', watchRequest);
  server.decorate('brandHeader', brandHeader);
  server.decorate('isSecure', isSecure);
  allowEmbedding(server, { embedOrigins, brandHeader, portalHeader });
  readJson(server);
  logAnswers(server);
  forbidContent(server);
  rejectProtocolErrors(server);
  server.setErrorHandler(answerError);
  server.setNotFoundHandler((_request, reply) => reply.code(404).send(failedWith(404)));
  return server;
}

/** Answers are data; pages set their own policy. */
function forbidContent(server: FastifyInstance): void {
  server.addHook('onSend', async (_request, reply, payload) => {
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', contentForbidden);
    }
    return payload;
  });
}

/** Reads JSON only; an empty body counts as no body, because clients send one with requests without a payload. */
function readJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}
