import type { FastifyReply, FastifyRequest } from 'fastify';

/** Lets in what the sandbox's own frames ask: a page of any other origin is turned away. */
export const ownOriginOnly =
  (origin: () => string) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (request.headers.origin === origin()) return undefined;
    return reply.code(403).send({ message: 'This is for the sandbox’s own frames.' });
  };
