import { documentLanguages, languageHeader, type DocumentLanguage } from '@portal/api-contract';
import type { FastifyRequest } from 'fastify';
import { deviceIn, type Client } from './client.ts';
import { headerOf } from './header-of.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Name of the request header with the key of the brand. */
    readonly brandHeader: string;
    /** Whether the browser's address of the portal is on HTTPS. */
    readonly isSecure: boolean;
  }
}

/** Returns what a request says about where it comes from, and how its page is shown. */
export const clientIn = (request: FastifyRequest): Client => ({
  address: request.ip,
  device: deviceIn(request.headers.cookie, request.server.isSecure),
  userAgent: headerOf(request, 'User-Agent'),
  language: languageIn(headerOf(request, languageHeader)),
  brand: brandIn(headerOf(request, request.server.brandHeader)),
});

/** The portal's own page names one language; a browser that calls by itself names several, the best with the most weight. */
function languageIn(header: string | null): DocumentLanguage | null {
  const wanted = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
    return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  const known = wanted
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ language }) => documentLanguages.find((one) => one === language));
  return known.find((language) => language !== undefined) ?? null;
}

/** The key of a brand; a text that can't be one counts as not sent. */
const brandIn = (header: string | null): string | null =>
  header !== null && /^[\w-]{1,40}$/.test(header) ? header : null;
