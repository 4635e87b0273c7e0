import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Logs one line per answer, with the path from the endpoint table, because parameters and queries may be secret. */
export function logAnswers(server: FastifyInstance): void {
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

/** Returns the id that a proxy sent, if it is a UUID: other texts could be secret, and the id is logged. */
export function requestId(given: string | string[] | undefined): string {
  const isId =
    typeof given === 'string' && /^[\da-f]{8}(-?)[\da-f]{4}(\1[\da-f]{4}){2}\1[\da-f]{12}$/i.test(given);
  return isId ? given : randomUUID();
}
