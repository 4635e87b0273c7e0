import type { CalendarDate } from '@portal/domain';
import { eq } from 'drizzle-orm';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { paymentStatuses, paymentTransitions, type PaymentStatus } from './payment-statuses.ts';
import { leases, payments } from './schema.ts';

describe('the status of a payment', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  const store = async (status: PaymentStatus) => {
    const [lease] = await api.db.select().from(leases).where(eq(leases.loanNumber, 'FW-600000'));
    const [payment] = await api.db
      .insert(payments)
      .values({
        leaseId: lease?.id ?? 0,
        amountCents: 100,
        payOn: '2026-11-20' as CalendarDate,
        status,
        methodType: 'bank',
        methodId: 1,
        methodLast4: '0000',
        isPayoff: false,
        claimedUntil: claimOf(status),
        createdAt: new Date(0),
      })
      .returning();
    return payment?.id ?? 0;
  };
  const claimOf = (status: PaymentStatus) => (status === 'processing' ? new Date(0) : null);
  const move = (id: number, to: PaymentStatus) =>
    api.db
      .update(payments)
      .set({ status: to, claimedUntil: claimOf(to) })
      .where(eq(payments.id, id));

  it.each(paymentStatuses)(
    'API-48: %s changes only to what may follow it, in the database too',
    async (from) => {
      for (const to of paymentStatuses.filter((status) => status !== from)) {
        const id = await store(from);
        const mayFollow = (paymentTransitions[from] as readonly PaymentStatus[]).includes(to);
        const outcome = await move(id, to).then(
          () => 'moved',
          (error: unknown) => (error as { cause?: { constraint?: string } }).cause?.constraint,
        );
        expect([from, to, outcome]).toEqual([from, to, mayFollow ? 'moved' : 'payments_transition']);
        await api.db.delete(payments).where(eq(payments.id, id));
      }
    },
  );
});
