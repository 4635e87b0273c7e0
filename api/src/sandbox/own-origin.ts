import type { FastifyReply, FastifyRequest } from 'fastify';

/** Accepts requests of the sandbox's own frames; those of other origins are rejected with 403. */
export const ownOriginOnly =
  (origin: () => string) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (request.headers.origin === origin()) return undefined;
    return reply.code(403).send({ message: 'This is for the sandbox’s own frames.' });
  };
