import { randomUUID, timingSafeEqual, createHash } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { is } from 'superstruct';
import { limitArrival } from '../../server/arrival-limits.ts';
import { livenessAddresses, serveLiveness } from '../liveness.ts';
import { chargeRequest, type Charged, type ChargeRequest } from './charge-books.ts';
import { answerOf, drop, shown } from './charge-answers.ts';
import type { ProcessorSandboxOptions } from './processor-sandbox-options.ts';
import { serveRefunds } from './refunds.ts';
import { declineReasons, faultOf, slowAnswer, type Fault } from './test-numbers.ts';

/** Milliseconds until an event that is late. */
const lateEvent = 20_000;

/**
 * Creates the sandbox of the payment processor: `POST /v1/charges`, `GET /v1/charges/{key}`,
 * `POST /v1/charges/{key}/void`, `POST /v1/charges/{key}/refunds`, `POST /v1/accounts`, and events to the api.
 */
export function createProcessorSandbox(options: ProcessorSandboxOptions): FastifyInstance {
  const { books, secret, pause, latency, clock, events } = options;
  const server = Fastify({
    bodyLimit: 16 * 1024,
    ...limitArrival(20_000),
    logController: new LogController({ disableRequestLogging: true }),
    logger: false,
  });
  serveLiveness(server);
  server.addHook('onRequest', async (request, reply) => {
    if (livenessAddresses.includes(request.url)) return;
    if (!hasSecret(request, secret)) return reply.code(401).send({ message: 'The secret is wrong.' });
    await pause(latency);
  });

  server.post('/v1/charges', async ({ body }, reply) => {
    if (!is(body, chargeRequest)) return reply.code(400).send({ message: 'The request could not be read.' });
    const known = books.find(body.key);
    if (known && !isSame(known, body)) {
      return reply.code(409).send({ message: 'This key was used for another charge.' });
    }
    const fault = faultOf(body.method.last4, options.fault);
    if (fault === 'timeout-before') return drop(reply);
    if (fault === 'slow') await pause(slowAnswer);
    // What follows up to the entry is not interrupted: of two requests with one key one charges.
    if (books.isVoided(body.key)) return { key: body.key, status: 'voided' };
    const charge =
      books.find(body.key) ?? books.charge({ ...decide(body, fault), at: clock.now().getTime() });
    tell(options, charge, fault);
    return answerOf(reply, shown(options, charge), fault);
  });

  server.get<{ Params: { key: string } }>('/v1/charges/:key', async ({ params: { key } }, reply) => {
    const charge = books.find(key);
    if (charge) return shown(options, charge);
    if (books.isVoided(key)) return { key, status: 'voided' };
    return reply.code(404).send({ message: 'There is no such charge.' });
  });

  server.get<{ Querystring: { from?: string; to?: string } }>(
    '/v1/charges',
    async ({ query: { from, to } }) => ({
      charges: books
        .all()
        .filter(({ key, at }) =>
          [at, ...books.refundsOf(key).flatMap((refund) => [refund.at, books.wonAt(refund.key) ?? 0])].some(
            (time) => time >= Number(from) && time < Number(to),
          ),
        )
        .map((charge) => ({ ...shown(options, charge), at: charge.at })),
    }),
  );

  server.post<{ Params: { key: string } }>('/v1/charges/:key/void', async ({ params: { key } }) => {
    books.void(key);
    events.send({ id: `${key}.voided`, key }, 0);
    return { key, status: 'voided' };
  });

  serveRefunds(server, options);

  server.post('/v1/accounts', async () => ({ reference: `ba_${randomUUID()}` }));
  return server;
}

function hasSecret({ headers }: FastifyRequest, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${secret}`));
}

const isSame = (known: Charged, { amount, method }: ChargeRequest) =>
  known.amount === amount && known.method.reference === method.reference;

function decide(request: ChargeRequest, fault: Fault): Omit<Charged, 'entry' | 'reference' | 'at'> {
  const reason = declineReasons[fault];
  if (reason !== undefined) return { ...request, status: 'declined', reason };
  if (fault === 'undecided') return { ...request, status: 'undecided' };
  const status = request.method.type === 'bank' ? 'submitted' : 'succeeded';
  return { ...request, status, ...(fault === 'returned' ? { code: 'R01' } : {}) };
}

function tell({ events, bankTime }: ProcessorSandboxOptions, { key, method, status }: Charged, fault: Fault) {
  const decided = fault === 'late-event' ? lateEvent : status === 'undecided' ? slowAnswer : 0;
  events.send({ id: `${key}.decided`, key }, decided);
  if (fault === 'duplicate-event') events.send({ id: `${key}.decided`, key }, decided);
  if (method.type === 'bank' && status === 'submitted') events.send({ id: `${key}.bank`, key }, bankTime);
}
