import { idempotencyKeyHeader, timezoneHeader } from '@portal/api-contract';
import type { FastifyInstance } from 'fastify';

/** Pages of others that show an element of the portal, and the headers that it sends from there. */
export interface EmbedOptions {
  /** Their exact origins, such as `https://shop.example`; none by default. */
  readonly embedOrigins: readonly string[];
  /** Names of the headers that name the brand and the portal. */
  readonly brandHeader: string;
  readonly portalHeader: string;
}

/** Headers of answers that an element reads, besides those that every page may. */
const readHeaders = ['Content-Disposition', 'Retry-After'];

/** How long a browser may remember what it was allowed, in seconds. */
const rememberedFor = 600;

/**
 * Lets pages of these origins call the api, with cookies and the token of their customer (CORS); the answers of no other
 * origin change.
 */
export function allowEmbedding(server: FastifyInstance, options: EmbedOptions): void {
  const { embedOrigins, brandHeader, portalHeader } = options;
  if (embedOrigins.length === 0) return;
  const sentHeaders = [
    'Authorization',
    'Content-Type',
    brandHeader,
    portalHeader,
    timezoneHeader,
    idempotencyKeyHeader,
  ].join(', ');
  server.addHook('onRequest', async ({ method, headers }, reply) => {
    // A cache must not give one origin what it has for another.
    reply.header('vary', 'Origin');
    const { origin } = headers;
    if (origin === undefined || !embedOrigins.includes(origin)) return undefined;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': readHeaders.join(', '),
    });
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return undefined;
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT',
        'access-control-allow-headers': sentHeaders,
        'access-control-max-age': rememberedFor,
      })
      .send();
  });
}
