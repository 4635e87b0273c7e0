import type { FastifyReply } from 'fastify';
import type { Charged } from './charge-books.ts';
import type { ProcessorSandboxOptions } from './processor-sandbox-options.ts';
import { madeRefunds } from './refund-state.ts';
import { slowAnswer, type Fault } from './test-numbers.ts';

/** The charge as it is answered now: what was not decided is, after a while, and banks take their time. */
export function shown({ books, clock, bankTime }: ProcessorSandboxOptions, charge: Charged) {
  const { key, amount, currency, status, reference, reason, code, method } = charge;
  const refunds = madeRefunds(books, key, clock.now());
  if (books.isVoided(key)) return { key, amount, currency, status: 'voided', refunds };
  const age = clock.now().getTime() - charge.at;
  const told = { key, amount, currency, reference, refunds };
  if (status === 'declined') return { key, amount, currency, status, reason };
  if (status === 'undecided' && age < slowAnswer) return { key, amount, currency, status: 'processing' };
  if (method.type === 'card') return { ...told, status: 'succeeded' };
  if (age < bankTime) return { ...told, status: 'submitted' };
  return code === undefined ? { ...told, status: 'settled' } : { ...told, status: 'returned', code };
}

export function drop(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

export async function answerOf(reply: FastifyReply, answer: object, fault: Fault): Promise<unknown> {
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
