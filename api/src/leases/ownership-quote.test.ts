import { addDays, cents, compareDates, restOfTerm, toDecimal, type OwnershipQuote } from '@portal/domain';
import { listBanks, listLeases, quoteOwnership, type WireOwnershipQuote } from '@portal/api-contract';
import { seededAt } from '../../test/support/store-template.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';

describe('ownership quotes', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
    api.setTime(seededAt);
  });
  afterAll(() => api.close());

  const ask = (uuid: string, token: string) =>
    api.get(`/api/v1/mobile/leases/${uuid}/ownership-quote`, { token });

  const currentOf = async (token: string) => {
    const { envelope } = await api.get('/api/v1/mobile/leases', { token });
    return listLeases
      .read(envelope.data)
      .leases.flatMap((lease) => (lease.inCurrent && lease.extra ? [{ ...lease, extra: lease.extra }] : []));
  };

  const quotesOf = async (name: string) => {
    const token = await api.tokenOf(name);
    return Promise.all(
      (await currentOf(token)).map(async (lease) => {
        const { status, envelope } = await ask(lease.uuid, token);
        expect(status).toBe(200);
        return { token, lease, quote: quoteOwnership.read(envelope.data as WireOwnershipQuote) };
      }),
    );
  };

  const expectAgreement = (
    { today, days, earlyPayoffDate }: OwnershipQuote,
    balance: number,
    rest: number,
  ) => {
    expect(days[0]).toMatchObject({ date: today, payoff: balance });
    for (const [index, { date, payoff }] of days.entries()) {
      expect(date).toBe(addDays(today, index));
      const isEarly = earlyPayoffDate !== null && compareDates(date, earlyPayoffDate) <= 0;
      expect(payoff).toBe(isEarly ? balance : rest);
    }
  };

  it.each(['evan', 'maria', 'otis', 'dana'])(
    'API-09: agree with the account of each of %s’s leases, up to the early payoff date and the day after it',
    async (name) => {
      for (const { lease, quote } of await quotesOf(name)) {
        const { balance, totalDue, totalPaid, earlyPayoffDueDate } = lease.extra;
        const isEarly = earlyPayoffDueDate !== null && compareDates(earlyPayoffDueDate, quote.today) >= 0;
        expect(quote.earlyPayoffDate).toBe(isEarly ? earlyPayoffDueDate : null);
        expectAgreement(quote, balance ?? 0, totalDue ?? 0);
        const last = quote.days.at(-1)?.date ?? quote.today;
        if (isEarly) expect(compareDates(last, earlyPayoffDueDate)).toBe(1);
        expect(quote.days.every(({ payoff, totalCost }) => totalCost - payoff === totalPaid)).toBe(true);
        expect(restOfTerm(quote)).toBe(totalDue);
        expect(quote.payments.every(({ amount }) => amount > 0)).toBe(true);
        expect(quote.payments.map(({ date }) => date)).toEqual(quote.payments.map(({ date }) => date).sort());
      }
    },
  );

  it('count what the customer has scheduled as a payment of its own', async () => {
    const quotes = await quotesOf('maria');
    const scheduled = quotes.flatMap(({ lease, quote }) =>
      (lease.scheduledPayments ?? []).map(({ amount, payAt }) => ({
        quote,
        payment: { amount, date: payAt },
      })),
    );
    expect(scheduled.length).toBeGreaterThan(0);
    for (const { quote, payment } of scheduled) expect(quote.payments).toContainEqual(payment);
  });

  it('API-48: a scheduled payoff is accepted with the amount that is quoted for its day, and not with a cent less', async () => {
    const found = (await quotesOf('evan')).find(
      ({ lease, quote }) =>
        quote.earlyPayoffDate !== null &&
        compareDates(lease.extra.nextDueDate ?? quote.today, quote.today) > 0,
    );
    if (!found) throw new Error('Evan has no lease that can be paid off later.');
    const { token, lease, quote } = found;
    const { envelope } = await api.get('/api/v1/mobile/banks', { token });
    const [bank] = listBanks.read(envelope.data).banks;
    const { date, payoff } = quote.days[1] ?? {};
    const pay = (amount: number) =>
      api.post(
        '/api/v1/mobile/payments',
        {
          amount: toDecimal(cents(amount)),
          method_id: bank?.id,
          method_type: 'bank',
          date,
          lease: lease.uuid,
          isPayoffAmount: true,
        },
        { token, headers: { 'idempotency-key': `quoted-${amount}` } },
      );
    expect((await pay((payoff ?? 0) - 1)).status).toBe(422);
    expect((await pay(payoff ?? 0)).envelope.data).toMatchObject({ scheduled: true });
  });

  it('are for the owner alone, and for a lease with something left to pay', async () => {
    const [{ lease } = {}] = await quotesOf('otis');
    const maria = await api.tokenOf('maria');
    expect((await ask(lease?.uuid ?? '', maria)).status).toBe(404);
    const paige = await api.tokenOf('paige');
    const { envelope } = await api.get('/api/v1/mobile/leases', { token: paige });
    const [paidOff] = listLeases.read(envelope.data).leases;
    expect((await ask(paidOff?.uuid ?? '', paige)).status).toBe(404);
  });
});
