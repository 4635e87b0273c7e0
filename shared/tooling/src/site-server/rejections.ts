import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';

const messages = {
  400: 'The request could not be read',
  403: 'This demo is for its own machine, because it shows the emails of everybody. To show it to others, run portal configure DEMO=public and start the api with DEMO=public',
  404: 'Not found',
  408: 'The request took too long to arrive',
  417: 'The server can not meet what the request expects',
  500: 'The site can not be read',
} as const;

type RejectedStatus = keyof typeof messages;

/** Requests that the server passes on to the api. */
export const apiPrefixes = ['/api', '/sanctum'] as const;

/** Whether a request, by its address as it was sent, is for the api. */
export const isApi = (url: string): boolean =>
  apiPrefixes.some((prefix) => url === prefix || url.startsWith(`${prefix}/`));

const envelope = (code: RejectedStatus) => ({ status: false, code, error: messages[code] });

/** Answers a request to the api with the envelope of section 4, any other one with plain text. */
export function reject(url: string, reply: FastifyReply, code: RejectedStatus): FastifyReply {
  reply.code(code).header('cache-control', 'no-store');
  return isApi(url)
    ? reply.send(envelope(code))
    : reply.type('text/plain; charset=utf-8').send(`${messages[code]}\n`);
}

/**
 * Answers with the envelope what is no request that can be read (one whose length is told twice, say) or does not arrive
 * in time; Node would answer without a body.
 */
export function rejectSocket({ code }: { readonly code?: string }, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const body = JSON.stringify(envelope(status));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

/**
 * Rejects requests that Node by itself would reject without a body: one without a Host header, and one with an unknown
 * expectation.
 */
export function rejectUnmetRequests(server: FastifyInstance): void {
  server.server.on('checkExpectation', (request, response) => {
    server.server.emit('request', request, response);
  });
  server.addHook('onRequest', async ({ raw, headers, url }, reply) => {
    const lacksHost = raw.httpVersion === '1.1' && headers.host === undefined;
    const expectsUnknown = headers.expect !== undefined && !/^100-continue$/i.test(headers.expect);
    if (!lacksHost && !expectsUnknown) return undefined;
    return reject(url, reply, lacksHost ? 400 : 417);
  });
}
