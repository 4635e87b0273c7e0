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

/** Returns the path of an address with its letters and signs as the router reads them: `/%61pi` is `/api`. */
export function pathOf(url: string): string {
  const [path = ''] = url.split('?', 1);
  // Letters and signs of ASCII alone: the names that matter have no others, and each of these can be decoded.
  return path.replace(/%[0-7][\da-f]/gi, decodeURIComponent);
}

/** Whether a request is for the api. */
export function isApi(url: string): boolean {
  const path = pathOf(url);
  return apiPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

/** What the api answers a failure with (API-18). */
export const failed = (code: number, error: string) => ({ status: false, code, data: null, error, meta: {} });

/** Headers of what this server answers for the api; others have those of the site besides. */
export const ofRejections = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

/** Answers a request to the api with the envelope of section 4, any other one with plain text. */
export function reject(url: string, reply: FastifyReply, code: RejectedStatus): FastifyReply {
  reply.code(code).headers(ofRejections);
  return isApi(url)
    ? reply.send(failed(code, messages[code]))
    : reply.type('text/plain; charset=utf-8').send(`${messages[code]}\n`);
}

/** Milliseconds in which a client can read why its connection ends. Who goes on sending would keep it for ever. */
const lingering = 1_000;

/**
 * Returns what answers, with the envelope, what is no request that can be read (one whose length is told twice, say) or
 * does not arrive in time; Node would answer without a body.
 *
 * @param headers of every answer
 */
export const rejectSocket =
  (headers: Readonly<Record<string, string>>) =>
  ({ code }: { readonly code?: string }, socket: Socket): void => {
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
    const body = JSON.stringify(failed(status, messages[status]));
    const lines = Object.entries({
      ...headers,
      ...ofRejections,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    const timer = setTimeout(() => socket.destroy(), lingering);
    socket.once('close', () => clearTimeout(timer));
  };

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
