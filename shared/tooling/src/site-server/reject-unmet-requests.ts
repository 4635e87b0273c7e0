import type { FastifyInstance } from 'fastify';

const messages = {
  400: 'The request could not be read',
  417: 'The server can not meet what the request expects',
} as const;

/**
 * Rejects requests that Node by itself would reject without a body: one without a Host header, and one with an unknown
 * expectation. A request to the api gets the envelope of section 4, any other one plain text.
 */
export function rejectUnmetRequests(server: FastifyInstance, isApi: (url: string) => boolean): void {
  server.server.on('checkExpectation', (request, response) => {
    server.server.emit('request', request, response);
  });
  server.addHook('onRequest', async ({ raw, headers, url }, reply) => {
    const lacksHost = raw.httpVersion === '1.1' && headers.host === undefined;
    const expectsUnknown = headers.expect !== undefined && !/^100-continue$/i.test(headers.expect);
    if (!lacksHost && !expectsUnknown) return undefined;
    const code = lacksHost ? 400 : 417;
    const error = messages[code];
    reply.code(code).header('cache-control', 'no-store');
    return isApi(url)
      ? reply.send({ status: false, code, error })
      : reply.type('text/plain; charset=utf-8').send(`${error}\n`);
  });
}
