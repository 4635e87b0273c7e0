import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { failedWith } from './answer-error.ts';
import { contentForbidden } from './content-forbidden.ts';

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'content-security-policy': contentForbidden,
};

/** Milliseconds in which a client can read why its connection ends. Who goes on sending would keep it for ever. */
const lingering = 1_000;

/** Answers an address that the router can't read. */
export function rejectAddress(response: ServerResponse): void {
  response.writeHead(400, headers).end(JSON.stringify(failedWith(400)));
}

/** Answers a client that does not speak HTTP, or whose request does not arrive in time. */
export function rejectSocket({ code }: { readonly code?: string }, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const body = JSON.stringify(failedWith(status));
  const lines = Object.entries({
    ...headers,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  const timer = setTimeout(() => socket.destroy(), lingering);
  socket.once('close', () => clearTimeout(timer));
}

/** Rejects with the envelope what Node would reject by itself, without a body. */
export function rejectProtocolErrors(server: FastifyInstance): void {
  server.server.on('checkExpectation', (request, response) => {
    server.server.emit('request', request, response);
  });
  server.addHook('onRequest', async ({ raw, headers: sent }, reply) => {
    if (raw.httpVersion === '1.1' && sent.host === undefined) return reply.code(400).send(failedWith(400));
    if (sent.expect !== undefined && !/^100-continue$/i.test(sent.expect)) {
      return reply.code(417).send(failedWith(417));
    }
    return undefined;
  });
}
