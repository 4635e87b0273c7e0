import type { FastifyInstance } from 'fastify';
import { validate } from 'superstruct';
import { answerOf, drop, shown } from './charge-answers.ts';
import { refundRequest, type Charged, type Refunded } from './charge-books.ts';
import type { ProcessorSandboxOptions } from './processor-sandbox-options.ts';
import { refundState } from './refund-state.ts';
import { faultOf, slowAnswer, type Fault } from './test-numbers.ts';

/**
 * Serves `POST /v1/charges/{key}/refunds`. The api sends key and amount; whoever plays the company's staff at the
 * processor sends the same by hand, and the customer's bank with `"type": "chargeback"`. `POST …/{refund key}/win` plays the bank that decides a dispute for the company.
 */
export function serveRefunds(server: FastifyInstance, options: ProcessorSandboxOptions): void {
  const { books, clock, events } = options;
  server.post<{ Params: { key: string } }>('/v1/charges/:key/refunds', async ({ params, body }, reply) => {
    const charge = books.find(params.key);
    if (!charge) return reply.code(404).send({ message: 'There is no such charge.' });
    const [unreadable, request] = validate(body, refundRequest, { coerce: true });
    if (unreadable) return reply.code(400).send({ message: 'The request could not be read.' });
    const known = books.refundsOf(charge.key).find(({ key }) => key === request.key);
    if (known && known.amount !== request.amount) {
      return reply.code(409).send({ message: 'This key was used for another refund.' });
    }
    const fault = faultOf(charge.method.last4, options.fault);
    if (fault === 'timeout-before') return drop(reply);
    const decision = decide(options, { charge, amount: request.amount, fault });
    const at = clock.now().getTime();
    const refund = known ?? books.refund({ ...request, ...decision, chargeKey: charge.key, at });
    const { key, amount, reason } = refund;
    events.send({ id: `${key}.refunded`, key: charge.key }, refund.status === 'undecided' ? slowAnswer : 0);
    return answerOf(reply, { key, amount, status: refundState(refund, clock.now()), reason }, fault);
  });

  server.post<{ Params: { key: string; refund: string } }>(
    '/v1/charges/:key/refunds/:refund/win',
    async ({ params }, reply) => {
      const lost = books.refundsOf(params.key).find(({ key }) => key === params.refund);
      if (lost?.type !== 'chargeback') {
        return reply.code(404).send({ message: 'There is no such chargeback.' });
      }
      books.win(lost.key, clock.now().getTime());
      events.send({ id: `${lost.key}.won`, key: params.key }, 0);
      return { key: lost.key, wonAt: books.wonAt(lost.key) };
    },
  );
}

interface Asked {
  readonly charge: Charged;
  readonly amount: number;
  readonly fault: Fault;
}

function decide(
  options: ProcessorSandboxOptions,
  { charge, amount, fault }: Asked,
): Pick<Refunded, 'status' | 'reason'> {
  const declined = (reason: string) => ({ status: 'declined' as const, reason });
  if (fault === 'refund-declined') return declined('The account that was charged is closed.');
  const { status } = shown(options, charge);
  if (status !== 'succeeded' && status !== 'settled') return declined(`The charge is ${status}.`);
  const { books } = options;
  const given = books
    .refundsOf(charge.key)
    .filter((refund) => refund.status !== 'declined' && books.wonAt(refund.key) === undefined);
  const left = charge.amount - given.reduce((sum, refund) => sum + refund.amount, 0);
  if (amount > left) return declined('More than is left of the charge.');
  return { status: fault === 'undecided' ? 'undecided' : 'succeeded' };
}
