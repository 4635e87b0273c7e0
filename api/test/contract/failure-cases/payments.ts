import {
  addBank,
  findLinkedAttempt,
  findLinkedPayment,
  openPaymentLink,
  payLinkedPayment,
  deleteBank,
  deleteCard,
  findPaymentIntent,
  listBanks,
  listCards,
  listLeases,
  makePayment,
  paymentReceipt,
  paymentStatement,
  setDefaultMethod,
  type WireLeases,
} from '@portal/api-contract';
import { declinesByCustomer } from '../../../src/payments/decline-limit.ts';
import type { MethodType } from '../../../src/store/schema.ts';
import { linkTokenOf, remind } from '../../support/reminders.ts';
import { testProcessor } from '../../support/test-processor.ts';
import { dataOf, withTestContext, type FailureCases, type TestContext } from '../test-context.ts';

/** Returns a payment that a demo account can make today: the minimum due of one of its leases. */
export async function payable({ send }: TestContext, as: string, type: MethodType) {
  const { current, all } = dataOf<{
    current: { LoanNumber: string; MinDue: string }[];
    all: WireLeases['all'];
  }>(await send(listLeases, { as }));
  const due = current.find(({ MinDue }) => Number(MinDue) > 0);
  const lease = all.find(({ loan_number }) => loan_number === due?.LoanNumber);
  const { cards = [], banks = [] } = dataOf<{
    cards?: { id: number; provider: string }[];
    banks?: { id: number }[];
  }>(await send(type === 'card' ? listCards : listBanks, { as }));
  const [method] = type === 'card' ? cards.filter(({ provider }) => provider === 'payliance') : banks;
  if (!due || !lease || !method) throw new Error(`${as} has nothing to pay, or no ${type} to pay with.`);
  return {
    amount: due.MinDue,
    lease: lease.lease_uuid,
    method_id: method.id,
    method_type: type,
    date: '2026-11-20',
    isPayoffAmount: false,
  };
}

/** Schedules a payment and returns the id of its payment method. */
async function schedule(context: TestContext, as: string, type: MethodType): Promise<string> {
  const order = { ...(await payable(context, as, type)), date: '2026-11-24' };
  const answer = await context.send(makePayment, { as, body: order });
  if (answer.status !== 200) throw new Error(`Nothing was scheduled: ${answer.text}`);
  return String(order.method_id);
}

/** Opens the link of a customer's newest reminder; returns the token of its session. */
async function linkSession(context: TestContext, as: string, days: number): Promise<string> {
  await remind(context.api, [days]);
  const token = await linkTokenOf(context.api, as);
  return dataOf<{ token: string }>(await context.send(openPaymentLink, { body: { token } })).token;
}

/** Pays dana's lease, $72.40, by the link of its reminder. */
async function payByLink(context: TestContext) {
  const token = await linkSession(context, 'dana', 10);
  return context.send(payLinkedPayment, { body: { token, amount: '72.40', last4: '0002' } });
}

export const paymentFailures: FailureCases = {
  'payment-links.open 400': ({ send }) => send(openPaymentLink),
  'payment-links.open 403': () =>
    withTestContext({}, async ({ api, send }) => {
      await remind(api, [14]);
      return send(openPaymentLink, { as: 'evan', body: { token: await linkTokenOf(api, 'maria') } });
    }),
  'payment-links.review 400': ({ send }) => send(findLinkedPayment),
  'payment-links.review 403': () =>
    withTestContext({}, async (own) =>
      own.send(findLinkedPayment, { as: 'evan', body: { token: await linkSession(own, 'maria', 14) } }),
    ),
  'payment-links.attempt 400': ({ send }) => send(findLinkedAttempt),
  'payment-links.attempt 403': () =>
    withTestContext({}, async (own) =>
      own.send(findLinkedAttempt, { as: 'evan', body: { token: await linkSession(own, 'maria', 14) } }),
    ),
  'payment-links.pay 400': ({ send }) => send(payLinkedPayment),
  'payment-links.pay 402': () => withTestContext({}, payByLink),
  'payment-links.pay 403': () =>
    withTestContext({}, async (own) =>
      own.send(payLinkedPayment, { as: 'evan', body: { token: await linkSession(own, 'maria', 14) } }),
    ),
  'payment-links.pay 409': () =>
    withTestContext(
      { processor: { ...testProcessor(), charge: () => Promise.reject(new Error()) } },
      payByLink,
    ),
  'payment-links.pay 503': () => withTestContext({ processor: null }, payByLink),
  'payments.create 402': async (context) =>
    context.send(makePayment, { as: 'dana', body: await payable(context, 'dana', 'card') }),
  'payments.create 409': () =>
    withTestContext(
      { processor: { ...testProcessor(), charge: () => Promise.reject(new Error()) } },
      async (context) =>
        context.send(makePayment, { as: 'maria', body: await payable(context, 'maria', 'card') }),
    ),
  'payments.create 429': () =>
    withTestContext({}, async (context) => {
      const body = await payable(context, 'dana', 'card');
      for (let declined = 0; declined < declinesByCustomer; declined += 1) {
        await context.send(makePayment, { as: 'dana', body });
      }
      return context.send(makePayment, { as: 'dana', body });
    }),
  'payments.create 503': () =>
    withTestContext({ processor: null }, async (context) =>
      context.send(makePayment, { as: 'maria', body: await payable(context, 'maria', 'card') }),
    ),
  'payments.create 404': ({ send }) => send(makePayment, { as: 'maria' }),
  'payments.find 404': ({ send }) => send(findPaymentIntent, { as: 'maria' }),
  'payments.receipt 404': ({ send }) => send(paymentReceipt, { as: 'maria' }),
  'payments.statement 404': ({ send }) => send(paymentStatement, { as: 'maria' }),
  'cards.delete 404': ({ send }) => send(deleteCard, { as: 'maria' }),
  'cards.delete 409': async (context) =>
    context.send(deleteCard, { as: 'maria', path: { id: await schedule(context, 'maria', 'card') } }),
  'banks.add 503': () => withTestContext({ processor: null }, ({ send }) => send(addBank, { as: 'maria' })),
  'banks.delete 404': ({ send }) => send(deleteBank, { as: 'maria' }),
  'banks.delete 409': async (context) =>
    context.send(deleteBank, { as: 'evan', path: { id: await schedule(context, 'evan', 'bank') } }),
  'payment-methods.set-default 404': ({ send }) => send(setDefaultMethod, { as: 'maria' }),
};
