// cspell:ignore vence vencen contrato
import { listBanks, listLeases, type WireLeases } from '@portal/api-contract';
import { eq } from 'drizzle-orm';
import { daysLater, linkTokenOf, remind } from '../../test/support/reminders.ts';
import { seededAt } from '../../test/support/store-template.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { hashOf } from '../sign-in/secrets.ts';
import { cards, flowTokens, leases, leaseTerms, paymentReminders, users } from '../store/schema.ts';

// Maria’s FW-204418 is due on December 4th, fourteen days after the seed; dana’s lease on November 30th.
describe('reminders of payments', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi();
  });
  afterEach(() => api.close());

  const remindersOf = async (name: string) =>
    (await api.emailsOf(name)).filter(({ body }) => body.includes('/auth/pay?token='));

  it('OP-103: are sent before and on the due date, each once, with a link of its own', async () => {
    const early = daysLater(11);
    await remind(api, [3, 0], early);
    expect(await remind(api, [3, 0], early)).toBe(0);
    const [first, ...others] = await remindersOf('maria');
    expect(others).toEqual([]);
    expect(first?.subject).toBe('Your payment of $84.20 is due on 12/04/2026');
    expect(first?.body).toContain(
      '$84.20 for lease FW-204418 from Harbor Home Furniture is due on 12/04/2026.',
    );
    const link = await linkTokenOf(api, 'maria');
    expect(first?.body).toContain(`\nhttps://portal.test/#/auth/pay?token=${link}\n`);
    await remind(api, [3, 0], daysLater(14));
    const [second, again, ...more] = await remindersOf('maria');
    expect([second?.subject, again?.subject, more]).toEqual([
      'Your payment of $84.20 is due today',
      first?.subject,
      [],
    ]);
    expect(await linkTokenOf(api, 'maria')).not.toBe(link);
  });

  it.each([
    ['no default method', () => api.db.update(users).set({ defaultMethodType: null, defaultMethodId: null })],
    ['a card that has expired', () => api.db.update(cards).set({ expiryMonth: 10, expiryYear: 2026 })],
  ])(
    'OP-103: ask a customer with %s to log in and choose, without a link that pays',
    async (_case, change) => {
      await change();
      await remind(api, [3, 0], daysLater(11));
      expect(await remind(api, [3, 0], daysLater(11))).toBe(0);
      const [first, seeded] = await api.emailsOf('maria');
      expect(seeded?.subject).toBe('Log in with this link');
      expect(first?.subject).toBe('Your payment of $84.20 is due on 12/04/2026');
      const [lease] = await api.db.select().from(leases).where(eq(leases.loanNumber, 'FW-204418'));
      expect(first?.body).toContain(`\nhttps://portal.test/#/payment-early?lease=${lease?.uuid}\n`);
      expect(first?.body).not.toMatch(/token=|without a password|default method/);
      await remind(api, [3, 0], daysLater(14));
      expect((await api.emailsOf('maria'))[0]?.subject).toBe('Your payment of $84.20 is due today');
      expect(await api.db.$count(flowTokens, eq(flowTokens.purpose, 'payment-link'))).toBe(0);
    },
  );

  it('OP-103: are not sent on other days, and not of what is overdue', async () => {
    await remind(api, [3, 0], daysLater(10));
    await remind(api, [3, 0], daysLater(12));
    await remind(api, [3, 0], daysLater(15));
    expect(await remindersOf('maria')).toEqual([]);
    expect(await remindersOf('otis')).toEqual([]);
  });

  it('OP-103: of one moment are sent once, however many processes send them', async () => {
    const sent = await Promise.all([1, 2, 3].map(() => remind(api, [14]).catch(() => 0)));
    expect(await remindersOf('maria')).toHaveLength(1);
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(
      (await api.db.select().from(paymentReminders)).length,
    );
  });

  it('OP-103: are not sent of what is paid, or scheduled up to its due date', async () => {
    // Her heat pump is due in 21 days, and scheduled for that day.
    await remind(api, [21]);
    expect(await remindersOf('maria')).toEqual([]);
    const token = await api.tokenOf('dana');
    const { all } = (await api.get(listLeases.path, { token })).envelope.data as WireLeases;
    const { banks } = (await api.get(listBanks.path, { token })).envelope.data as { banks: { id: number }[] };
    const order = {
      lease: all.find(({ loan_number }) => loan_number === 'FW-277140')?.lease_uuid,
      amount: '72.40',
      method_id: banks[0]?.id,
      method_type: 'bank',
      date: '2026-11-28',
      isPayoffAmount: false,
    };
    const headers = { 'idempotency-key': 'reminder-test' };
    expect((await api.post('/api/v1/mobile/payments', order, { token, headers })).status).toBe(200);
    await remind(api, [10]);
    expect(await remindersOf('dana')).toEqual([]);
  });

  it('OP-103: are not sent to who has turned General Notifications off, or has to verify or to reset first', async () => {
    const set = (values: Partial<typeof users.$inferInsert>) =>
      api.db.update(users).set(values).where(eq(users.email, 'maria@portal.test'));
    for (const values of [
      { notifications: false },
      { notifications: true, verification: 'retry' },
      { verification: 'done', mustResetPassword: true },
    ] as const) {
      await set(values);
      await remind(api, [14]);
      expect([values, await remindersOf('maria')]).toEqual([values, []]);
    }
    await set({ mustResetPassword: false });
    await remind(api, [14]);
    expect(await remindersOf('maria')).toHaveLength(1);
  });

  it('OP-103, OP-105: follow the calendar where the lease is', async () => {
    const setZone = (timeZone: string) =>
      api.db.update(leases).set({ timeZone }).where(eq(leases.loanNumber, 'FW-204418'));
    // 19:00 UTC of the day before is 8 in the morning of a day later in Auckland, and 02:00 UTC a day earlier in Honolulu.
    await setZone('Pacific/Honolulu');
    await remind(api, [0], new Date('2026-12-04T02:00:00Z'));
    expect(await remindersOf('maria')).toEqual([]);
    await setZone('Pacific/Auckland');
    await remind(api, [0], new Date('2026-12-03T19:00:00Z'));
    expect((await remindersOf('maria')).map(({ subject }) => subject)).toEqual([
      'Your payment of $84.20 is due today',
    ]);
  });

  it.each([
    ['UTC', '2026-12-04T07:59:59Z', '2026-12-04T08:00:00Z'],
    ['Pacific/Honolulu', '2026-12-04T17:59:59Z', '2026-12-04T18:00:00Z'],
    ['Pacific/Auckland', '2026-12-03T18:59:59Z', '2026-12-03T19:00:00Z'],
  ])('OP-103, OP-105: are sent from 8 in the morning on, in %s', async (timeZone, before, from) => {
    await api.db.update(leases).set({ timeZone }).where(eq(leases.loanNumber, 'FW-204418'));
    await remind(api, [0], new Date(before));
    expect(await remindersOf('maria')).toEqual([]);
    await remind(api, [0], new Date(from));
    expect(await remindersOf('maria')).toHaveLength(1);
  });

  it('OP-103: are still sent in the last minute of the day, when nothing could send them before', async () => {
    await remind(api, [0], new Date('2026-12-04T23:59:59Z'));
    expect(await remindersOf('maria')).toHaveLength(1);
  });

  it('OP-103, OP-95: are in the language, and lead to the brand, of the customer’s last request', async () => {
    const token = await api.tokenOf('maria');
    const ask = (headers: Readonly<Record<string, string>>) => api.get(listBanks.path, { token, headers });
    await ask({ 'accept-language': 'en', 'x-brand': 'fernway' });
    await ask({ 'accept-language': 'es', 'x-brand': 'breeze' });
    // Neither a request that says nothing of them, nor one with others than there are, changes them.
    await ask({});
    await ask({ 'accept-language': 'fr', 'x-brand': '../' });
    await remind(api, [14]);
    const [reminder] = await remindersOf('maria');
    expect(reminder?.subject).toBe('Su pago de $84.20 vence el 12/04/2026');
    expect(reminder?.body).toContain(
      '$84.20 del contrato FW-204418 de Harbor Home Furniture vencen el 12/04/2026.',
    );
    expect(reminder?.body).toContain(
      `\nhttps://breeze.test/#/auth/pay?token=${await linkTokenOf(api, 'maria')}&language=es\n`,
    );
    await ask({ 'accept-language': 'en', 'x-brand': 'fernway' });
    await remind(api, [0], daysLater(14));
    const [today] = await remindersOf('maria');
    expect(today?.subject).toBe('Your payment of $84.20 is due today');
    expect(today?.body).toContain('\nhttps://portal.test/#/auth/pay?token=');
  });

  it('OP-103: find a payment of the 31st on the last day of a shorter month', async () => {
    await api.db
      .update(leaseTerms)
      .set({ dueDay: 31 })
      .where(
        eq(
          leaseTerms.leaseId,
          api.db.select({ id: leases.id }).from(leases).where(eq(leases.loanNumber, 'FW-277140')),
        ),
      );
    await remind(api, [10]);
    expect((await remindersOf('dana')).map(({ subject }) => subject)).toEqual([
      'Your payment of $72.40 is due on 11/30/2026',
    ]);
  });

  it('OP-103: store no token, only its hash, and limit it to two days', async () => {
    await remind(api, [14]);
    const token = await linkTokenOf(api, 'maria');
    expect(token).toMatch(/^[\w-]{43}$/);
    const [flow] = await api.db
      .select()
      .from(flowTokens)
      .where(eq(flowTokens.tokenHash, hashOf(token)));
    expect(flow).toMatchObject({ purpose: 'payment-link', expiresAt: daysLater(2, seededAt) });
    const [reminder] = await api.db
      .select()
      .from(paymentReminders)
      .where(eq(paymentReminders.tokenHash, hashOf(token)));
    expect(reminder).toMatchObject({ dueOn: '2026-12-04', daysBefore: 14, wrongDigits: 0 });
  });
});
