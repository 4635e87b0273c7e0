import {
  leaseScheduledPayments,
  listLeases,
  listPendingPayments,
  listSlides,
  loginPortal,
  registerCustomer,
  type AnyEndpoint,
} from '@portal/api-contract';
import { dataOf, openTestContext, type TestContext } from './test-context.ts';

type Fields = Readonly<Record<string, unknown>>;

describe('the fields of answers', () => {
  let context: TestContext;
  beforeAll(async () => {
    context = await openTestContext();
  });
  afterAll(() => context.close());

  const send = async <Data>(endpoint: AnyEndpoint, as?: string) =>
    dataOf<Data>(await context.send(endpoint, as === undefined ? {} : { as }));
  const leasesOf = async (as: string) => (await send<{ all: Fields[] }>(listLeases, as)).all;
  const money = expect.any(Number) as unknown;
  const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as unknown;

  it('API-05: slides have their fields', async () => {
    const { slides } = await send<{ slides: Fields[] }>(listSlides);
    expect(slides.length).toBeGreaterThan(0);
    for (const slide of slides) {
      expect(slide).toEqual({
        english_image: expect.stringMatching(/\.svg$/) as unknown,
        has_login_button: expect.any(Boolean) as unknown,
        has_help_button: expect.any(Boolean) as unknown,
      });
    }
  });

  it('API-08, API-10: leases have items, price and account', async () => {
    const item = {
      description: expect.any(String) as unknown,
      quantity: expect.any(Number) as unknown,
      unit_price: money,
    };
    const leases = [...(await leasesOf('maria')), ...(await leasesOf('ida'))];
    for (const list of ['lease_params', 'computation']) {
      // A lease has its items in one of the two lists; the demo has leases of both sorts.
      const items = leases.flatMap((lease) => (lease[list] as { items: Fields[] } | null)?.items ?? []);
      expect(items.length).toBeGreaterThan(0);
      for (const one of items) expect(one).toEqual(item);
    }
    expect(leases.map(({ extended }) => extended)).toContainEqual({
      cash_price: money,
      down_payment_retained_1st: money,
    });
    for (const { extended, extra } of leases) {
      expect(Object.keys(extended as object)).toEqual(['cash_price', 'down_payment_retained_1st']);
      expect(extra).toBeDefined();
    }
    // An application has no account yet.
    const running = leases.filter(({ extra }) => extra !== null);
    expect(running.length).toBeGreaterThan(0);
    for (const { extra, loan_number } of running) expect(extra).toHaveProperty('LoanNumber', loan_number);
  });

  it('API-12: scheduled payments have their fields', async () => {
    const leases = await leasesOf('maria');
    const lists = await Promise.all(
      leases.map(async ({ lease_uuid }) =>
        dataOf<Fields[]>(await context.send(leaseScheduledPayments, { as: 'maria', path: { lease_uuid } })),
      ),
    );
    expect(lists.flat().length).toBeGreaterThan(0);
    expect(leases.map(({ scheduled_payments }) => scheduled_payments)).toEqual(lists);
    for (const one of lists.flat()) expect(one).toEqual({ amount: money, pay_at: day, created_at: day });
  });

  it('API-13: pending payments have their fields', async () => {
    const pending = await send<Fields[]>(listPendingPayments, 'maria');
    expect(pending.length).toBeGreaterThan(0);
    for (const one of pending) {
      expect(one).toEqual({
        loan_number: expect.any(String) as unknown,
        amount: money,
        amount_ach: money,
        pay_at: day,
      });
    }
  });

  it('API-97: a registered customer gets the guard client, whatever was sent', async () => {
    const body = { email: 'al@portal.test', guard: 'web', is_admin: true, abilities: ['system.filters.add'] };
    const { user } = dataOf<{ user: Fields }>(await context.send(registerCustomer, { body }));
    expect(user).toMatchObject({ guard: 'client', is_admin: false, is_super_admin: false, abilities: [] });
    const asStaff = { email: body.email, password: 'Some!thing1', guard: 'web' };
    expect((await context.send(loginPortal, { body: asStaff })).status).toBe(401);
  });
});
