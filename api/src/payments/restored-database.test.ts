import type { CalendarDate } from '@portal/domain';
import { eq } from 'drizzle-orm';
import { seededAt, testTimeZone } from '../../test/support/store-template.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { testProcessor, type TestProcessor } from '../../test/support/test-processor.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { assertDefined } from '../seed/assert-defined.ts';
import { banks, leases, movements, payments, users } from '../store/schema.ts';
import { advancePayments } from './advance-payments.ts';

const day = '2026-11-24' as CalendarDate;

describe('a database that was restored from before a scheduled payment was drawn', () => {
  let api: TestApi;
  let processor: TestProcessor;
  let now = seededAt;
  let paymentId: number;
  /** Brings the rows of the payment back as they were when it was scheduled. */
  let restore: () => Promise<void>;

  const work = () =>
    advancePayments({ db: api.db, clock: { now: () => now }, timeZone: testTimeZone, processor });
  const paymentOf = async () =>
    assertDefined((await api.db.select().from(payments).where(eq(payments.id, paymentId)))[0]);
  const movedBy = () => api.db.select().from(movements).where(eq(movements.paymentId, paymentId));

  beforeAll(async () => {
    processor = testProcessor();
    processor.now = () => now;
    api = await openTestApi({ processor });
    const { db } = api;
    const [bank] = await db
      .select({ id: banks.id })
      .from(banks)
      .innerJoin(users, eq(users.id, banks.userId))
      .where(eq(users.email, 'ida@portal.test'));
    const [lease] = await db.select().from(leases).where(eq(leases.loanNumber, 'FW-600001'));
    const answer = await api.post(
      '/api/v1/mobile/payments',
      {
        amount: 500,
        date: day,
        lease: lease?.uuid,
        method_type: 'bank',
        method_id: bank?.id,
        isPayoffAmount: false,
      },
      { token: await api.tokenOf('ida'), headers: { 'idempotency-key': 'scheduled-once' } },
    );
    paymentId = (answer.envelope.data as { payment_id: number }).payment_id;
    const scheduled = await paymentOf();
    restore = async () => {
      await db.delete(payments).where(eq(payments.id, paymentId));
      await db.insert(payments).overridingSystemValue().values(scheduled);
    };
    now = new Date('2026-11-24T12:00:00Z');
    api.setTime(now);
    expect(await work()).toBe(1);
    expect(processor.held()).toMatchObject([{ amountCents: 50_000, payment: paymentId, lease: lease?.uuid }]);
    await restore();
  });
  afterAll(() => api.close());

  it('API-48: is reconciled with the number of the payment that the processor has drawn', async () => {
    expect(await paymentOf()).toMatchObject({ status: 'scheduled' });
    const { differences } = await reconcile(api.db, processor, day);
    expect(differences).toMatchObject([{ type: 'not booked', paymentId, theirs: 50_000 }]);
  });

  it('API-48: books the payment that was drawn, and does not draw it again', async () => {
    expect(await work()).toBe(1);
    expect(processor.held()).toHaveLength(1);
    expect(processor.asked).toHaveLength(1);
    expect(await paymentOf()).toMatchObject({ status: 'submitted' });
    expect(await movedBy()).toMatchObject([{ type: 'payment', amountCents: 50_000 }]);
    expect((await reconcile(api.db, processor, day)).differences).toEqual([]);
  });
});
