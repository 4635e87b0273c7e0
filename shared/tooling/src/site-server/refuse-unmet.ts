import type { FastifyInstance } from 'fastify';

const messages = {
  400: 'The request could not be read',
  417: 'The server can not meet what the request expects',
} as const;

/**
 * Answers what Node would refuse by itself with no body: a request without a Host, and one that expects what nobody
 * knows. A call gets the envelope of section 4, anything else plain text.
 */
export function refuseUnmet(server: FastifyInstance, isApi: (url: string) => boolean): void {
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
