import { randomUUID } from 'node:crypto';
import { cents, toDecimal } from '@portal/domain';
import type { WireLeaseExtra, WirePaymentRecord } from '@portal/api-contract';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { utcDay } from '../../src/clock/customer-day.ts';
import {
  banks,
  leaseAccounts,
  leases,
  leaseTerms,
  movements,
  payments,
  users,
} from '../../src/store/schema.ts';
import { seededAt, testTimeZone } from '../support/store-template.ts';
import { openTestApi, type TestApi } from '../support/test-api.ts';
import { advancePayments } from '../../src/payments/advance-payments.ts';
import { demoProcessor } from '../../src/processor/demo-processor.ts';

/** What may happen to a lease; a share is a percentage of the balance. */
type Step =
  | { readonly type: 'pay' | 'pay declined' | 'schedule'; readonly share: number }
  | { readonly type: 'pay off' | 'pay off twice' | 'decline draws' }
  | { readonly type: 'late fee'; readonly amountCents: number }
  | { readonly type: 'days pass'; readonly days: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    type: fc.constantFrom('pay' as const, 'pay declined' as const, 'schedule' as const),
    share: fc.integer({ min: 1, max: 110 }),
  }),
  fc.record({
    type: fc.constantFrom('pay off' as const, 'pay off twice' as const, 'decline draws' as const),
  }),
  fc.record({ type: fc.constant('late fee' as const), amountCents: fc.integer({ min: 1, max: 5_000 }) }),
  fc.record({ type: fc.constant('days pass' as const), days: fc.integer({ min: 1, max: 40 }) }),
);

const inCents = (amount: unknown) => Math.round(Number(amount) * 100);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

describe('the money of a lease', () => {
  let api: TestApi;
  let now = seededAt;
  let bank: number;
  let declinedBank: number;
  let begun = 0;

  beforeAll(async () => {
    api = await openTestApi();
    const [ida] = await api.db.select().from(users).where(eq(users.email, 'ida@portal.test'));
    const userId = ida?.id ?? 0;
    const account = { userId, bank: 'Declining Bank', owner: 'Ida', routingLast4: '0733', createdAt: now };
    const [declining] = await api.db
      .insert(banks)
      .values({ ...account, accountLast4: '9995' })
      .returning();
    const [first] = await api.db.select().from(banks).where(eq(banks.userId, userId)).orderBy(banks.id);
    [bank, declinedBank] = [first?.id ?? 0, declining?.id ?? 0];
  });
  afterAll(() => api.close());

  const today = () => utcDay(now);
  const goTo = (time: Date) => {
    now = time;
    api.setTime(time);
  };
  const draw = () =>
    advancePayments({
      db: api.db,
      clock: { now: () => now },
      timeZone: testTimeZone,
      processor: demoProcessor(async () => {}),
    });
  const read = async <Data>(path: string) =>
    (await api.get(`/api/v1/mobile/${path}`, { token: await api.tokenOf('ida') })).envelope.data as Data;

  const rowOf = async (loanNumber: string) => {
    const [row] = await api.db
      .select({ lease: leases, terms: leaseTerms })
      .from(leases)
      .innerJoin(leaseTerms, eq(leaseTerms.leaseId, leases.id))
      .where(eq(leases.loanNumber, loanNumber));
    if (!row) throw new Error('There is no such lease.');
    return row;
  };
  const extraOf = async (loanNumber: string) => {
    const { current, paidoff } = await read<Record<'current' | 'paidoff', WireLeaseExtra[]>>('leases');
    const extra = [...current, ...paidoff].find(({ LoanNumber }) => LoanNumber === loanNumber);
    if (!extra) throw new Error('The lease is in neither list.');
    return extra;
  };

  /** Ignores the answer: a rejected payment must not change the sums either, and an amount in .13 gets no answer. */
  async function pay(lease: string, amountCents: number, more: object = {}, key: string = randomUUID()) {
    const order = {
      amount: toDecimal(cents(Math.max(1, amountCents))),
      date: today(),
      lease,
      method_type: 'bank',
      method_id: bank,
      isPayoffAmount: false,
      ...more,
    };
    const sending = { token: await api.tokenOf('ida'), headers: { 'idempotency-key': key } };
    await api.post('/api/v1/mobile/payments', order, sending).catch(() => null);
  }

  async function apply(loanNumber: string, one: Step): Promise<void> {
    const { lease } = await rowOf(loanNumber);
    const extra = await extraOf(loanNumber);
    const balance = inCents(extra.balance);
    const share = (hundredths: number) => Math.round((balance * hundredths) / 100);
    switch (one.type) {
      case 'pay':
        return pay(lease.uuid, share(one.share));
      case 'pay declined':
        return pay(lease.uuid, share(one.share), { method_id: declinedBank });
      case 'schedule':
        return pay(lease.uuid, share(one.share), { date: extra.nextDueDate });
      case 'pay off':
        return pay(lease.uuid, balance);
      case 'pay off twice': {
        const key = randomUUID();
        await Promise.all([key, key, randomUUID()].map((one) => pay(lease.uuid, balance, {}, one)));
        return;
      }
      case 'decline draws':
        await api.db.update(payments).set({ methodLast4: '0002' }).where(eq(payments.leaseId, lease.id));
        return;
      case 'late fee':
        if (balance === 0) return;
        await api.db
          .insert(movements)
          .values({ leaseId: lease.id, type: 'late_fee', amountCents: one.amountCents, movedOn: today() });
        return;
      case 'days pass':
        goTo(new Date(now.getTime() + one.days * 86_400_000));
        await draw();
    }
  }

  async function expectAgreement(loanNumber: string): Promise<void> {
    const { lease, terms } = await rowOf(loanNumber);
    const extra = await extraOf(loanNumber);
    const history = await read<WirePaymentRecord[]>(`leases/${loanNumber}/history`);
    const scheduled = await read<unknown[]>(`leases/${lease.uuid}/scheduled-payments`);
    const stored = await api.db.select().from(movements).where(eq(movements.leaseId, lease.id));
    const moved = (type: string) =>
      sumOf(stored.filter((one) => one.type === type).map(({ amountCents }) => amountCents));
    const [paid, fees, discount] = [moved('payment'), moved('late_fee'), moved('early_payoff_discount')];
    const due = terms.totalCents + fees - paid - discount;
    const towardsTerm = paid - (fees - inCents(extra.LateFee));
    const left = terms.totalCents - towardsTerm - discount;
    const discountOpen = terms.earlyPayoffOn >= today() ? Math.min(terms.earlyDiscountCents, left) : 0;
    expect(due).toBeGreaterThanOrEqual(0);
    expect({
      history: sumOf(history.map(({ TotalPymtLease }) => inCents(TotalPymtLease))),
      totalPaid: inCents(extra.totalPaid),
      totalDue: inCents(extra.totalDue),
      balance: inCents(extra.balance),
      term: Number(extra.NumberPaymentsMade) + Number(extra.PaymentsRemaining),
      percent: extra.PctPymtMade,
    }).toEqual({
      history: paid,
      totalPaid: paid,
      totalDue: due,
      balance: due - discountOpen,
      term: terms.term,
      percent: left === 0 ? 100 : Math.floor((towardsTerm * 10_000) / terms.totalCents) / 100,
    });
    const [ledger] = await api.db.select().from(leaseAccounts).where(eq(leaseAccounts.leaseId, lease.id));
    expect(ledger).toMatchObject({ totalDueCents: due, totalPaidCents: paid });
    if (due === 0) expect(scheduled).toEqual([]);
    // The history has the processed payments alone: none that was declined, canceled or is still scheduled.
    const made = await api.db.select().from(payments).where(eq(payments.leaseId, lease.id));
    expect(made.filter(({ status }) => status === 'succeeded' || status === 'submitted')).toHaveLength(
      history.length,
    );
  }

  it('API-09, API-11, API-53: its figures agree after payments, draws, payoffs, declines and late fees in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        // Each run takes a lease that no other run has changed: ida's first forty leases have begun.
        const loanNumber = `FW-6${String(begun++ % 40).padStart(5, '0')}`;
        goTo(seededAt);
        // Declines of the runs before do not stop this one's payments (OP-101).
        await api.db
          .update(payments)
          .set({ createdAt: new Date(seededAt.getTime() - 86_400_000) })
          .where(eq(payments.status, 'declined'));
        for (const one of steps) {
          await apply(loanNumber, one);
          await expectAgreement(loanNumber);
        }
      }),
      { numRuns: 20, endOnFailure: true },
    );
  });
});
