import { addDays, toDecimal, cents } from '@portal/domain';
import fc, { type Arbitrary } from 'fast-check';
import { modelPayoff, readBooks } from './books.ts';
import { checkShown } from './shown-leases.ts';
import { todayOf, type Scenario, type SentPayment, type SimulatedOrder } from './scenario.ts';
import { newKey, type Circumstances, type SimulatedAnswer } from './simulated-portal.ts';
import { circumstances, isBroken, quiet, rarely, told, type Step } from './steps.ts';
import { ensure } from './violation.ts';

/** What a customer does: places of customers, leases and methods are reduced to those that there are. */
interface Wish {
  readonly lease: number;
  readonly isStranger: boolean;
  readonly method: number;
  readonly amount: {
    readonly type: 'monthly' | 'payoff' | 'beyond' | 'share' | 'odd';
    readonly percent: number;
  };
  readonly daysAhead: number;
  readonly saysPayoff: boolean;
  readonly isTwice: boolean;
}

const wish: Arbitrary<Wish> = fc.record({
  lease: fc.integer({ min: 0, max: 3 }),
  isStranger: rarely(fc.constant(true), false, 15),
  method: fc.constantFrom(0, 0, 0, 2, 2, 2, 3, 3, 1),
  amount: fc.record({
    type: fc.constantFrom(
      'monthly' as const,
      'monthly' as const,
      'payoff' as const,
      'payoff' as const,
      'beyond' as const,
      'share' as const,
      'odd' as const,
    ),
    percent: fc.integer({ min: 1, max: 100 }),
  }),
  daysAhead: fc.constantFrom(0, 0, 0, 0, 1, 2, 5, 9, -1, 15),
  saysPayoff: fc.boolean(),
  isTwice: rarely(fc.constant(true), false, 8),
});

async function orderOf(scenario: Scenario, wished: Wish) {
  const { leases, customers, portal } = scenario;
  const lease = leases[wished.lease];
  const place = wished.isStranger ? 1 - (lease?.owner ?? 0) : (lease?.owner ?? 0);
  const customer = customers[place];
  const method = customer?.methods[wished.method];
  if (!lease || !customer || !method) throw new RangeError('There is no such lease, customer or method.');
  const today = todayOf(scenario, lease);
  const date = addDays(today, wished.daysAhead);
  const books = await readBooks(portal);
  const payoff = modelPayoff(lease, books, date);
  const amount = {
    monthly: lease.monthlyCents,
    payoff,
    beyond: payoff + 1,
    share: Math.ceil((payoff * wished.amount.percent) / 100),
    odd: 10_000 + wished.amount.percent,
  }[wished.amount.type];
  const order: SimulatedOrder = {
    amount: toDecimal(cents(Math.max(amount, 1))),
    date,
    lease: lease.uuid,
    method_type: method.type,
    method_id: method.id,
    isPayoffAmount: wished.saysPayoff && (wished.amount.type === 'payoff' || wished.amount.percent < 15),
  };
  return { lease, place, order, isLater: date > today };
}

/** A customer pays, maybe by two presses at once. */
export const paying = fc.tuple(wish, circumstances).map(([wished, how]): Step => {
  const { lease, amount, daysAhead, method, isStranger, isTwice } = wished;
  return {
    name: `pay ${amount.type} of lease ${lease} by method ${method} in ${daysAhead} days${isStranger ? ' as a stranger' : ''}${isTwice ? ' twice' : ''}${wished.saysPayoff ? ' as a payoff' : ''} ${told(how)}`,
    async act(scenario) {
      const { place, ...ordered } = await orderOf(scenario, wished);
      const payment: SentPayment = {
        ...ordered,
        key: newKey(),
        customer: place,
        final: null,
        wasOpen: false,
      };
      if (!scenario.isAlone) payment.isLater = null;
      if (isStranger) {
        await sendAsStranger(scenario, payment, how);
        return;
      }
      scenario.sent.push(payment);
      await send(scenario, payment, how);
      if (daysAhead < 0 && scenario.isAlone) {
        ensure(payment.final === null && !payment.wasOpen, `a payment of a day that has passed was taken`);
      }
      if (isTwice) await send(scenario, payment, { ...how, fault: null, network: 'none' });
    },
  };
});

async function ask(scenario: Scenario, { customer, key, order }: SentPayment, how: Circumstances) {
  const { token } = scenario.customers[customer] ?? { token: '' };
  return scenario.portal.request(how, {
    method: 'POST',
    url: '/api/v1/mobile/payments',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    payload: order,
  });
}

async function sendAsStranger(scenario: Scenario, payment: SentPayment, how: Circumstances): Promise<void> {
  const answer = await ask(scenario, payment, how);
  if (answer === null || (isBroken(how) && answer.status === 503)) return;
  ensure(answer.status === 404, `a payment of another customer's lease was answered ${answer.status}`);
}

/** Sends a payment as a tab does, and compares the answer with those before. */
async function send(scenario: Scenario, payment: SentPayment, how: Circumstances): Promise<void> {
  const answer = await ask(scenario, payment, how);
  scenario.log.push(`  → ${answer?.status ?? 'no answer'} ${JSON.stringify(answer?.envelope.error ?? '')}`);
  if (answer === null) return;
  takeAnswer(payment, answer, isBroken(how));
}

function takeAnswer(payment: SentPayment, answer: SimulatedAnswer, isFaulty: boolean): void {
  const { key, final, wasOpen } = payment;
  switch (answer.status) {
    case 200:
    case 402:
      if (final !== null) {
        const isSame = JSON.stringify(final.envelope) === JSON.stringify(answer.envelope);
        ensure(
          isSame && final.status === answer.status,
          `key ${key} got two answers: ${final.status} and ${answer.status}`,
        );
      }
      payment.final = answer;
      if (answer.status === 200) {
        payment.isLater ??= (answer.envelope.data as { scheduled: boolean }).scheduled;
      }
      return;
    case 409:
      ensure(final === null, `key ${key} is being processed after it was answered`);
      payment.wasOpen = true;
      return;
    // Too many were declined.
    case 429:
    case 422:
      ensure(
        final === null && !wasOpen,
        `key ${key} is rejected after it was taken: ${JSON.stringify(answer.envelope)}`,
      );
      return;
    default:
      ensure(answer.status === 503 && isFaulty, `a payment was answered ${answer.status}`);
  }
}

/** A customer's tab sends a payment again, maybe to the other process. */
export const again = fc.tuple(fc.nat(30), circumstances).map(([place, how]): Step => ({
  name: `send payment ${place} again ${told(how)}`,
  async act(scenario) {
    const payment = scenario.sent[place % Math.max(1, scenario.sent.length)];
    if (!payment) return;
    const { order, lease, isLater, final, wasOpen } = payment;
    // A rejected order of another day is a new one to the api.
    const isNew = final === null && !wasOpen;
    if (isNew && order.date > todayOf(scenario, lease) !== isLater) return;
    // The day may change beside it, before the api looks at the order for the first time.
    if (isNew && !scenario.isAlone) payment.isLater = null;
    await send(scenario, payment, how);
  },
}));

/** Another order is sent under a key that was used. */
export const changed = fc.tuple(fc.nat(30), circumstances).map(([place, how]): Step => ({
  name: `send another order under the key of payment ${place} ${told(how)}`,
  async act(scenario) {
    const payment = scenario.sent[place % Math.max(1, scenario.sent.length)];
    if (!payment || (payment.final === null && !payment.wasOpen)) return;
    const order = { ...payment.order, amount: payment.order.amount + 0.01 };
    const answer = await ask(scenario, { ...payment, order }, how);
    if (answer === null || (isBroken(how) && answer.status === 503)) return;
    ensure(answer.status === 422, `another order under a used key was answered ${answer.status}`);
  },
}));

/** A customer's tab asks what became of a key. */
export const lookingUp = fc.tuple(fc.nat(30), fc.boolean()).map(([place, isStranger]): Step => ({
  name: `look up payment ${place}${isStranger ? ' as a stranger' : ''}`,
  isReading: true,
  async act(scenario) {
    const payment = scenario.sent[place % Math.max(1, scenario.sent.length)];
    if (!payment) return;
    const { key, final, wasOpen } = payment;
    const { token } = scenario.customers[isStranger ? 1 - payment.customer : payment.customer] ?? {
      token: '',
    };
    const url = `/api/v1/mobile/payments/attempts/${key}`;
    const answer = await scenario.portal.request(quiet, {
      method: 'GET',
      url,
      headers: { authorization: `Bearer ${token}` },
    });
    const { status, payment: found } = (answer?.envelope.data ?? {}) as { status?: string; payment?: object };
    if (isStranger) {
      ensure(status === 'unknown', `a key of another customer is ${status}`);
      return;
    }
    if (wasOpen || final) ensure(status !== 'unknown', `key ${key} is unknown after it was taken`);
    if (!final) return;
    ensure(status === 'final', `key ${key} is ${status} after its answer`);
    const expected = final.status === 200 ? JSON.stringify(final.envelope.data) : undefined;
    ensure(JSON.stringify(found) === expected, `key ${key} was told something else`);
  },
}));

/** A customer looks at the leases. */
export const reading = fc.nat(1).map((place): Step => ({
  name: `read the leases of customer ${place}`,
  isReading: true,
  act: (scenario) => checkShown(scenario, place),
}));
