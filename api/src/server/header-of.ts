import type { FastifyRequest } from 'fastify';

/** Returns a header of a request; null when it has none, or several. */
export function headerOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | null {
  const header = headers[name.toLowerCase()];
  return typeof header === 'string' ? header : null;
}
