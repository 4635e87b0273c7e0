import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { calls } from '../calls.ts';
import { routeGeocoding } from '../geocoding/geocoding.routes.ts';
import { routeSampleContract } from '../leases/sample-contract.ts';
import { routeMailbox } from '../mail/mailbox.ts';
import { routeDocs } from '../openapi/docs-page.ts';
import type { LogLevel } from '../settings/settings.ts';
import { DroppedConnection, type Call, type Services } from './call.ts';
import { failed, succeeded } from './envelope.ts';
import { Failure } from './failure.ts';
import { routeForms } from './route-forms.ts';
import { routeAll } from './route.ts';

const bodyLimit = 64 * 1024;
/** Node refuses longer ones by itself: how long a name may be is for its shape to say. */
const longestAddress = 16 * 1024;
const json = 'application/json; charset=utf-8';

interface ServerOptions {
  /** Addresses and ranges, besides this machine's own, whose X-Forwarded-For says who asks. */
  readonly trustedProxies?: readonly string[];
  readonly logLevel: LogLevel;
  /** Where the lines go; the standard output by default. */
  readonly logTo?: { write(line: string): void };
}

/** Makes the server of the whole endpoint table; it listens when it is told to. */
export function createServer(
  services: Services,
  { trustedProxies = [], logLevel, logTo }: ServerOptions,
): FastifyInstance {
  const server = Fastify({
    bodyLimit,
    // A site server on this machine passes the browser's address on.
    trustProxy: ['loopback', ...trustedProxies],
    // Node's own refusal has no envelope.
    http: { requireHostHeader: false },
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
    logger:
      logLevel === 'silent'
        ? false
        : { level: logLevel, base: null, ...(logTo === undefined ? {} : { stream: logTo }) },
    genReqId: (raw) => requestId(raw.headers['x-request-id']),
    // The generic types of this hook refuse a plain reply.
    frameworkErrors: (_error, _request, reply) => {
      reply.raw.writeHead(400, { 'content-type': json }).end(JSON.stringify(failed(400, sentences[400])));
    },
    clientErrorHandler: (_error, socket) => refuseSocket(socket),
    routerOptions: { maxParamLength: longestAddress },
  });
  readJson(server);
  logAnswers(server);
  refuseByEnvelope(server);
  server.setErrorHandler(answerError);
  server.setNotFoundHandler((_request, reply) => reply.code(404).send(failed(404, sentences[404])));
  server.get('/api/health', () => succeeded({ healthy: true }));
  routeDocs(server);
  const takesForm = ({ endpoint }: Call) => endpoint.bodyType === 'multipart';
  routeAll(
    server,
    calls.filter((call) => !takesForm(call)),
    services,
  );
  routeForms(server, calls.filter(takesForm), services);
  routeGeocoding(server);
  if (services.demo) {
    routeMailbox(server, services);
    routeSampleContract(server);
  }
  return server;
}

const sentences = {
  400: 'The request could not be read.',
  404: 'There is nothing at this address.',
  413: 'The request is too large.',
  415: 'The request must be JSON, or a form where a file is sent.',
  417: 'The server can not meet what the request expects.',
  500: 'An unknown error occurred',
} as const;

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof DroppedConnection) {
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  if (error instanceof Failure) return reply.code(error.status).send(error.envelope);
  const status = statusOf(error);
  if (status === 500) request.log.error({ failure: traceOf(error) }, 'failed');
  return reply.code(status).send(failed(status, sentences[status]));
}

function statusOf(error: unknown): 400 | 413 | 415 | 500 {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  if (status === 413 || status === 415) return status;
  return typeof status === 'number' && status >= 400 && status < 500 ? 400 : 500;
}

/**
 * What the log keeps of an error: its kind and where it happened. Messages are left out, for those of the
 * database repeat the values of the query.
 */
export function traceOf(error: unknown): unknown {
  if (!(error instanceof Error)) return { kind: typeof error };
  return {
    kind: error.name,
    code: 'code' in error ? error.code : undefined,
    at: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
    cause: error.cause === undefined ? undefined : traceOf(error.cause),
  };
}

/** JSON only; an empty body is none, which clients send with calls that have no payload. */
function readJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}

/** One line an answer, with the address as the table spells it: what stands in a path or query stays out. */
function logAnswers(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
  });
  server.addHook('onResponse', async (request, reply) => {
    const { method, url } = request.routeOptions;
    request.log.info(
      { method, route: url ?? 'unknown', status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}

/** Refuses what Node would refuse by itself, with no body. */
function refuseByEnvelope(server: FastifyInstance): void {
  server.server.on('checkExpectation', (request, response) => {
    server.server.emit('request', request, response);
  });
  server.addHook('onRequest', async ({ raw, headers }, reply) => {
    if (raw.httpVersion === '1.1' && headers.host === undefined) {
      return reply.code(400).send(failed(400, sentences[400]));
    }
    if (headers.expect !== undefined && !/^100-continue$/i.test(headers.expect)) {
      return reply.code(417).send(failed(417, sentences[417]));
    }
    return undefined;
  });
}

/** Taken over from a proxy in its two usual spellings and no other: it is logged, and a secret could stand in it. */
function requestId(given: string | string[] | undefined): string {
  const isId =
    typeof given === 'string' && /^[\da-f]{8}(-?)[\da-f]{4}(\1[\da-f]{4}){2}\1[\da-f]{12}$/i.test(given);
  return isId ? given : randomUUID();
}

function refuseSocket(socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(failed(400, sentences[400]));
  socket.end(
    `HTTP/1.1 400 Bad Request\r\ncontent-type: ${json}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
