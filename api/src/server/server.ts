import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { endpointTable, type AnyEndpoint } from '@portal/domain/endpoints';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { calls } from '../calls.ts';
import { routeSampleContract } from '../leases/sample-contract.ts';
import { routeMailbox } from '../mail/mailbox.ts';
import type { LogLevel } from '../settings/settings.ts';
import { DroppedConnection, openCall, signedInCall, type Call, type Services } from './call.ts';
import { failed, succeeded } from './envelope.ts';
import { Failure } from './failure.ts';
import { routeAll } from './route.ts';

const bodyLimit = 64 * 1024;
const json = 'application/json; charset=utf-8';

/** Makes the server of the whole endpoint table; it listens when it is told to. */
export function createServer(
  services: Services,
  { logLevel }: { readonly logLevel: LogLevel },
): FastifyInstance {
  const server = Fastify({
    bodyLimit,
    // The site server on this machine passes the browser's address on.
    trustProxy: 'loopback',
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
    logger: logLevel === 'silent' ? false : { level: logLevel, base: null },
    genReqId: (raw) => requestId(raw.headers['x-request-id']),
    // The generic types of this hook refuse a plain reply.
    frameworkErrors: (_error, _request, reply) => {
      reply.raw.writeHead(400, { 'content-type': json }).end(JSON.stringify(failed(400, sentences[400])));
    },
    clientErrorHandler: (_error, socket) => refuseSocket(socket),
    routerOptions: { maxParamLength: 200 },
  });
  readJson(server);
  logAnswers(server);
  server.setErrorHandler(answerError);
  server.setNotFoundHandler((_request, reply) => reply.code(404).send(failed(404, sentences[404])));
  server.get('/api/health', () => succeeded({ healthy: true }));
  const answered = new Set(calls.map(({ endpoint }) => endpoint.id));
  const others = endpointTable.filter(({ id }) => !answered.has(id)).map(unavailable);
  routeAll(server, [...calls, ...others], services);
  if (services.demo) {
    routeMailbox(server, services);
    routeSampleContract(server);
  }
  return server;
}

/** Says so to whoever may call, whatever is sent. */
function unavailable(endpoint: AnyEndpoint): Call {
  const refuse = async (): Promise<never> => {
    throw new Failure(501, 'This is not available yet.');
  };
  const unchecked = { ...endpoint, request: {} };
  return endpoint.auth === 'bearer' ? signedInCall(unchecked, refuse) : openCall(unchecked, refuse);
}

const sentences = {
  400: 'The request could not be read.',
  404: 'There is nothing at this address.',
  413: 'The request is too large.',
  415: 'The request must be JSON.',
  500: 'An unknown error occurred',
} as const;

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof DroppedConnection) {
    reply.hijack();
    request.raw.socket.destroy();
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

function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
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
