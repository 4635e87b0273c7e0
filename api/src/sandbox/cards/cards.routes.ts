import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { integer, is, max, min, object, record, size, string, unknown } from 'superstruct';
import { ownOriginOnly } from '../own-origin.ts';
import { sendPage } from '../pages.ts';
import { isParent } from '../../settings/parent-origins.ts';
import type { CardVault } from './card-vault.ts';
import { cardLanguageOf, cardMessagesIn } from './card-messages.ts';
import { frameBody } from './frame-body.ts';

interface CardRoutes {
  readonly vault: CardVault;
  readonly origin: () => string;
  readonly parents: readonly string[];
  readonly secret: string;
}

const text = size(string(), 1, 4096);
const order = object({
  card: size(string(), 1, 40),
  month: max(min(integer(), 1), 12),
  year: max(min(integer(), 2000), 2199),
  holder: size(string(), 2, 60),
});
const verification = object({ token: text, reason: size(string(), 1, 100) });
const lookup = object({ token: text, verificationData: record(string(), unknown()) });

/** Adds the routes of the provider: its frame, the requests of the frame, and those of a merchant's server. */
export function routeCards(server: FastifyInstance, { vault, origin, parents, secret }: CardRoutes): void {
  server.get('/cards/frame', async ({ query }, reply) => {
    const asked = query as Readonly<Record<string, unknown>>;
    const parent = String(asked.parent ?? '');
    const language = cardLanguageOf(asked.language);
    const messages = cardMessagesIn(language);
    const isAllowed = isParent(parent, parents);
    return sendPage(isAllowed ? reply : reply.code(403), {
      language,
      title: messages.form,
      style: '/cards/frame.css',
      ...(isAllowed ? { script: '/cards/frame.js' } : {}),
      parent: isAllowed ? parent : null,
      body: isAllowed ? frameBody(messages) : '<p>This page may not embed the card form.</p>',
    });
  });

  const fromFrame = { preValidation: ownOriginOnly(origin) };
  server.post('/cards/tokens', fromFrame, async ({ body }, reply) => {
    reply.header('cache-control', 'no-store');
    if (!is(body, order)) return reply.code(400).send({ message: 'The request could not be read.' });
    const { card, holder, ...expiry } = body;
    return vault.tokenize({ id: card, expiry, holder });
  });
  server.post('/cards/verifications', fromFrame, async ({ body }, reply) => {
    reply.header('cache-control', 'no-store');
    if (!is(body, verification)) return reply.code(400).send({ message: 'The request could not be read.' });
    return vault.verify(body.token);
  });

  server.post('/v1/cards/lookup', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!hasSecret(request, secret)) return unauthorised(reply);
    if (!is(request.body, lookup)) return reply.code(400).send({ message: 'The request could not be read.' });
    const { token, verificationData } = request.body;
    const card = vault.find(token);
    if (card === null) return reply.code(404).send({ message: 'There is no such token.' });
    return { card, verified: vault.isVerified(token, verificationData.receipt) };
  });
}

function hasSecret({ headers }: FastifyRequest, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${secret}`));
}

const unauthorised = (reply: FastifyReply) => reply.code(401).send({ message: 'The secret is wrong.' });
