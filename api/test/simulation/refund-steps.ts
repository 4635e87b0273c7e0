import { cents } from '@portal/domain';
import fc from 'fast-check';
import { refundsOf } from '../../src/processor/processor.ts';
import { readBooks, refundedOf } from './books.ts';
import type { Scenario } from './scenario.ts';
import { checkShown } from './shown-leases.ts';
import { newKey } from './simulated-portal.ts';
import { circumstances, isBroken, minute, quiet, rarely, told, type Step } from './steps.ts';
import { ensure } from './violation.ts';

const share = rarely(fc.integer({ min: 1, max: 110 }), 100, 1);

/** Returns a payment by its place among those whose money can be given back, or among all. */
async function choose({ portal }: Scenario, place: number) {
  const { payments, movements } = await readBooks(portal);
  const taken = payments.filter(({ status }) => status === 'succeeded' || status === 'settled');
  const payoffs = taken.filter(({ isPayoff }) => isPayoff);
  const among = [payoffs, taken, payments].find((some, at) => some.length > 0 && place % 3 <= at) ?? [];
  const payment = among[place % Math.max(1, among.length)];
  return payment && { payment, refunded: refundedOf(movements, payment.id) };
}

/** The operator gives a payment back, or a part of it. */
export const refunding = fc.tuple(fc.nat(40), share, circumstances).map(([place, percent, how]): Step => ({
  name: `refund ${percent} % of payment ${place} ${told(how)}`,
  async act(scenario) {
    const { portal, isAlone } = scenario;
    const chosen = await choose(scenario, place);
    if (!chosen) return;
    const { payment, refunded } = chosen;
    const amount = percent === 100 ? null : cents(Math.ceil((payment.amount * percent) / 100));
    const outcome = await portal.refund(how, { paymentId: payment.id, amount });
    scenario.log.push(`  → ${outcome?.status ?? 'killed'} ${outcome?.told ?? ''}`);
    if (outcome === null || !isAlone) return;
    ensure(outcome.status !== 'failed' || isBroken(how), `a refund failed: ${outcome.told}`);
    // Not by what was kept: a chargeback that was won back may be booked by the same look at the processor.
    const after = refundedOf((await readBooks(portal)).movements, payment.id);
    const isMade = outcome.status === 'done' && outcome.told.includes('were given back');
    if (isMade) ensure(after > refunded, `a refund of payment ${payment.id} was told, and is not booked`);
    const lease = scenario.leases.find(({ id }) => id === payment.leaseId);
    if (lease) await checkShown(scenario, lease.owner);
  },
}));

/** Somebody at the processor gives money back or voids a charge, or the customer's bank takes it back. */
export const givingBack = fc
  .tuple(fc.nat(40), share, fc.constantFrom('refund' as const, 'chargeback' as const, 'void' as const))
  .map(([place, percent, type]): Step => ({
    name: `${type} of ${percent} % of charge ${place} at the processor`,
    async act({ portal: { processor } }) {
      const charges = processor.charges();
      const charge = charges[place % Math.max(1, charges.length)];
      if (!charge) return;
      if (type === 'void') processor.voidByHand(charge.key);
      else {
        const amountCents = Math.ceil((charge.amountCents * percent) / 100);
        processor.giveBack(charge.key, { key: newKey(), type, amountCents });
      }
    },
  }));

/** The customer's bank decides a dispute for the company, of whichever charge has one. */
export const winningBack = fc.nat(40).map((place): Step => ({
  name: `chargeback ${place} is won back at the processor`,
  async act({ portal: { processor } }) {
    const disputed = processor
      .charges()
      .filter(({ key }) =>
        refundsOf(processor.stateOf(key) ?? { status: 'voided' }).some(
          ({ type, wonAt }) => type === 'chargeback' && wonAt === undefined,
        ),
      );
    const charge = disputed[place % Math.max(1, disputed.length)];
    if (charge) processor.winBack(charge.key);
  },
}));

/** Minutes between the runs of a worker that finds no processor for a day; enough to use up the tries of a payment. */
const pauses = [2, 5, 16, 61, 241, 481, 641, 641];

/** The processor gives no answer for a day, though it may do what it is asked. */
export const outage = fc.constantFrom('lost before' as const, 'lost after' as const).map((network): Step => ({
  name: `a day without an answer of the processor (${network})`,
  size: pauses.length,
  async act({ portal }) {
    for (const pause of pauses) {
      portal.goTo(portal.now() + pause * minute);
      await portal.work({ ...quiet, network });
    }
  },
}));
