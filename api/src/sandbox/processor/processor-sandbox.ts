import { randomUUID, timingSafeEqual, createHash } from 'node:crypto';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { is } from 'superstruct';
import type { Clock } from '../../clock/clock.ts';
import { limitArrival } from '../../server/arrival-limits.ts';
import { livenessAddresses, serveLiveness } from '../liveness.ts';
import { chargeRequest, type ChargeBooks, type Charged, type ChargeRequest } from './charge-books.ts';
import type { EventSender } from './event-sender.ts';
import { declineReasons, faultOf, type Fault } from './test-numbers.ts';

export interface ProcessorSandboxOptions {
  readonly books: ChargeBooks;
  /** Sent by the api as bearer. */
  readonly secret: string;
  readonly events: EventSender;
  readonly clock: Clock;
  /** Waits for that many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** What every charge shows, unless its test number shows something else. */
  readonly fault: Fault;
  /** Milliseconds before each answer. */
  readonly latency: number;
  /** Milliseconds until a bank settles or returns a debit. */
  readonly bankTime: number;
}

/** Milliseconds of the slow test number, and of an event that comes late. */
const slowAnswer = 6_000;
const lateEvent = 20_000;

/**
 * Creates the sandbox of the payment processor: `POST /v1/charges`, `GET /v1/charges/{key}`,
 * `POST /v1/charges/{key}/void`, `POST /v1/accounts`, and events to the api.
 */
export function createProcessorSandbox(options: ProcessorSandboxOptions): FastifyInstance {
  const { books, secret, pause, latency, clock } = options;
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
        .filter(({ at }) => at >= Number(from) && at < Number(to))
        .map((charge) => ({ ...shown(options, charge), at: charge.at })),
    }),
  );

  server.post<{ Params: { key: string } }>('/v1/charges/:key/void', async ({ params: { key } }) => {
    books.void(key);
    return { key, status: 'voided' };
  });

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

/** The charge as it is answered now: what was not decided is, after a while, and banks take their time. */
function shown({ books, clock, bankTime }: ProcessorSandboxOptions, charge: Charged) {
  const { key, amount, currency, status, reference, reason, code, method } = charge;
  if (books.isVoided(key)) return { key, amount, currency, status: 'voided' };
  const age = clock.now().getTime() - charge.at;
  const told = { key, amount, currency, reference };
  if (status === 'declined') return { key, amount, currency, status, reason };
  if (status === 'undecided' && age < slowAnswer) return { key, amount, currency, status: 'processing' };
  if (method.type === 'card') return { ...told, status: 'succeeded' };
  if (age < bankTime) return { ...told, status: 'submitted' };
  return code === undefined ? { ...told, status: 'settled' } : { ...told, status: 'returned', code };
}

function tell({ events, bankTime }: ProcessorSandboxOptions, { key, method, status }: Charged, fault: Fault) {
  const decided = fault === 'late-event' ? lateEvent : status === 'undecided' ? slowAnswer : 0;
  events.send({ id: `${key}.decided`, key }, decided);
  if (fault === 'duplicate-event') events.send({ id: `${key}.decided`, key }, decided);
  if (method.type === 'bank' && status === 'submitted') events.send({ id: `${key}.bank`, key }, bankTime);
}

function drop(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

async function answerOf(reply: FastifyReply, answer: object, fault: Fault): Promise<unknown> {
  switch (fault) {
    case 'timeout-after':
      return drop(reply);
    case 'html':
      return reply.type('text/html').send('<h1>Maintenance</h1>');
    case 'half-an-answer':
      return reply.type('application/json').send(JSON.stringify(answer).slice(0, 20));
    case 'other-amount':
      return { ...answer, amount: 1 };
    default:
      return answer;
  }
}
