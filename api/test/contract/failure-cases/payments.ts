import {
  deleteBank,
  deleteCard,
  listBanks,
  listCards,
  listLeases,
  makePayment,
  setDefaultMethod,
  type WireLeases,
} from '@portal/api-contract';
import { dataOf, type Provocations, type World } from '../test-context.ts';

type Kind = 'card' | 'bank';

/** What somebody may pay today: the minimum due of a lease of theirs, with a method of a kind that may be paid with. */
export async function payable({ ask }: World, as: string, kind: Kind) {
  const { current, all } = dataOf<{
    current: { LoanNumber: string; MinDue: string }[];
    all: WireLeases['all'];
  }>(await ask(listLeases, { as }));
  const due = current.find(({ MinDue }) => Number(MinDue) > 0);
  const lease = all.find(({ loan_number }) => loan_number === due?.LoanNumber);
  const { cards = [], banks = [] } = dataOf<{
    cards?: { id: number; provider: string }[];
    banks?: { id: number }[];
  }>(await ask(kind === 'card' ? listCards : listBanks, { as }));
  const [method] = kind === 'card' ? cards.filter(({ provider }) => provider === 'payliance') : banks;
  if (!due || !lease || !method) throw new Error(`${as} has nothing to pay, or nothing to pay it with.`);
  return {
    amount: due.MinDue,
    lease: lease.lease_uuid,
    method_id: method.id,
    method_type: kind,
    date: '2026-11-20',
    isPayoffAmount: false,
  };
}

/** Schedules a payment, and tells what it is to be drawn from. */
async function schedule(world: World, as: string, kind: Kind): Promise<string> {
  const order = { ...(await payable(world, as, kind)), date: '2026-11-24' };
  const answer = await world.ask(makePayment, { as, body: order });
  if (answer.status !== 200) throw new Error(`Nothing was scheduled: ${answer.text}`);
  return String(order.method_id);
}

export const paymentProvocations: Provocations = {
  'payments.create 402': async (world) =>
    world.ask(makePayment, { as: 'dana', body: await payable(world, 'dana', 'card') }),
  'payments.create 404': ({ ask }) => ask(makePayment, { as: 'maria' }),
  'cards.delete 404': ({ ask }) => ask(deleteCard, { as: 'maria' }),
  'cards.delete 409': async (world) =>
    world.ask(deleteCard, { as: 'maria', path: { id: await schedule(world, 'maria', 'card') } }),
  'banks.delete 404': ({ ask }) => ask(deleteBank, { as: 'maria' }),
  'banks.delete 409': async (world) =>
    world.ask(deleteBank, { as: 'evan', path: { id: await schedule(world, 'evan', 'bank') } }),
  'payment-methods.set-default 404': ({ ask }) => ask(setDefaultMethod, { as: 'maria' }),
};
