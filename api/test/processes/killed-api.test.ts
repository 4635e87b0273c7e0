import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { toDecimal, cents } from '@portal/domain';
import { randomFrom, type Random } from '../../src/seed/random.ts';
import { signIn, type ApiCustomer, type LeaseLists } from '../support/api-customer.ts';
import { startApi, type ApiProcess } from '../support/api-process.ts';
import { copyTemplate } from '../support/store-template.ts';
import { storeType, type TestStore } from '../support/test-store.ts';

const setting = (name: string, absent: number) => Number(process.env[name] || absent);

/** Opening an embedded store again takes three times the work of connecting to a server. */
const usualKills = storeType === 'server' ? 20 : 8;

/** `KILLED_API_PAYMENTS=2000 KILLED_API_KILLS=200 npx jest killed-api` for a longer run. */
const wantedKills = setting('KILLED_API_KILLS', usualKills);
const wantedPayments = setting('KILLED_API_PAYMENTS', usualKills * 10);
/** Determines when the process is killed; the test's name prints it, so that a failed run can be repeated. */
const seed = setting('KILLED_API_SEED', randomInt(1_000_000));

/** How many portals pay at the same time. */
const portals = 6;
/** Most milliseconds between a payment's end and a kill: as long as a few payments, so that it hits any step of one. */
const longestDelay = 40;

const startedAt = new Date('2026-11-20T12:00:00Z');

interface Order {
  readonly key: string;
  readonly loanNumber: string;
  readonly amount: number;
  readonly body: object;
}

interface Acknowledged {
  readonly order: Order;
  readonly paymentId: number;
}

/** An api that is killed and started again; each start may change its address. */
class RestartableApi {
  private running: ApiProcess | null = null;
  private starts = 0;
  private readonly environment: Readonly<Record<string, string>>;

  constructor(environment: Readonly<Record<string, string>>) {
    this.environment = { ...environment, LOG_LEVEL: 'warn' };
  }

  get address(): string | null {
    return this.running?.address ?? null;
  }

  /** Each start is a minute later, so that the claims of the process that was killed have ended. */
  async start(): Promise<string> {
    const running = await startApi(this.environment);
    const now = new Date(startedAt.getTime() + this.starts * 60_000).toISOString();
    this.starts += 1;
    await fetch(`${running.address}/api/test/clock`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now }),
    });
    this.running = running;
    return running.address;
  }

  async kill(): Promise<void> {
    const dying = this.running;
    this.running = null;
    await dying?.kill();
  }
}

/**
 * Pays as the portal does: after a broken connection it asks for the outcome of the idempotency key, and sends the
 * payment again with the same key only when there is none.
 */
async function payAsThePortalDoes(
  customer: ApiCustomer,
  api: RestartableApi,
  order: Order,
): Promise<Acknowledged> {
  for (let isRepeated = false; ; isRepeated = true) {
    const { address } = api;
    const paymentId =
      address && (await tryToPay(customer.at(address), order, isRepeated).catch(ignoreBrokenConnection));
    if (paymentId) return { order, paymentId };
    await pause(5);
  }
}

/** Returns null for a broken connection, which the test causes; throws any other error. */
function ignoreBrokenConnection(error: unknown): null {
  if (error instanceof RangeError) throw error;
  return null;
}

/** Returns the payment's id; null while the payment is pending. Rejects when the connection breaks. */
async function tryToPay(
  customer: ApiCustomer,
  { key, body }: Order,
  isRepeated: boolean,
): Promise<number | null> {
  if (isRepeated) {
    const { data } = await customer.get<Attempt>(`payments/attempts/${key}`);
    if (data.status === 'final') return data.payment.payment_id;
    if (data.status === 'processing') return null;
  }
  const { status, data } = await customer.pay(body, key);
  if (status === 409) return null;
  if (status !== 200) throw new RangeError(`A payment was answered ${status}.`);
  return data.payment_id;
}

type Attempt =
  | { readonly status: 'unknown' | 'processing' }
  | { readonly status: 'final'; readonly payment: { readonly payment_id: number } };

/** Returns payments of a little more than a month's, spread over the leases so that none is paid off. */
function makeOrders({ all, current }: LeaseLists, bank: number, random: Random): readonly Order[] {
  const uuidOf = new Map(all.map(({ loan_number, lease_uuid }) => [loan_number, lease_uuid]));
  return Array.from({ length: wantedPayments }, (_, index) => {
    const lease = current[index % current.length];
    if (!lease) throw new RangeError('There is no lease to pay.');
    // An amount that ends in .13 also loses its answer.
    const amount = Math.round(Number(lease.PymtPerMonth) * 100) + random.between(0, 60);
    return {
      key: randomUUID(),
      loanNumber: String(lease.LoanNumber),
      amount,
      body: {
        amount: toDecimal(cents(amount)),
        date: '2026-11-20',
        lease: uuidOf.get(lease.LoanNumber),
        method_type: 'bank',
        method_id: bank,
        isPayoffAmount: false,
      },
    };
  });
}

const inCents = (amount: unknown) => Math.round(Number(amount) * 100);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

describe(`an api that is killed ${wantedKills} times during ${wantedPayments} payments`, () => {
  let store: TestStore;
  let api: RestartableApi;

  beforeAll(async () => {
    store = await copyTemplate();
    api = new RestartableApi(store.environment);
  });
  afterAll(async () => {
    await api.kill();
    await store.remove();
  });

  it(
    `API-48: makes each acknowledged payment once, with balances that agree (${storeType}, KILLED_API_SEED=${seed})`,
    async () => {
      const random = randomFrom(seed);
      const ida = await signIn(await api.start(), 'ida');
      const { banks } = (await ida.get<{ banks: { id: number }[] }>('banks')).data;
      const before = await ida.leases();
      const loanNumbers = before.current.map(({ LoanNumber }) => String(LoanNumber));
      const seeded = await ida.history(loanNumbers);
      const orders = makeOrders(before, banks[0]?.id ?? 0, random);

      const waiting = [...orders];
      const acknowledged: Acknowledged[] = [];
      const portal = async () => {
        for (let order = waiting.shift(); order; order = waiting.shift()) {
          acknowledged.push(await payAsThePortalDoes(ida, api, order));
        }
      };
      const paying = Promise.all(Array.from({ length: portals }, portal));
      let isOver = false;
      const over = () => (isOver = true);
      paying.then(over, over);
      for (let kill = 1; kill <= wantedKills; kill += 1) {
        // The kills are spread over the payments; each comes at a random moment of its share.
        const share = (wantedPayments - 2 * portals) / wantedKills;
        const from = Math.floor((kill - 1) * share + random.next() * share);
        while (acknowledged.length < from && !isOver) await pause(1);
        await pause(random.next() * longestDelay);
        await api.kill();
        await api.start();
      }
      await paying;
      await api.kill();

      const after = ida.at(await api.start());
      const history = await after.history(loanNumbers);
      const made = history.filter(({ PaymentId }) => !seeded.some((old) => old.PaymentId === PaymentId));
      const expected = acknowledged.map(({ order, paymentId }) => ({
        id: paymentId,
        loanNumber: order.loanNumber,
        amount: order.amount,
      }));
      const stored = made.map((row) => ({
        id: row.PaymentId,
        loanNumber: row['Loan Number'],
        amount: inCents(row.TotalPymtLease),
      }));
      const byId = (a: { id: unknown }, b: { id: unknown }) => Number(a.id) - Number(b.id);
      expect(stored.sort(byId)).toEqual(expected.sort(byId));
      expect(stored).toHaveLength(wantedPayments);

      const { all, current } = await after.leases();
      expect(current).toHaveLength(before.current.length);
      for (const lease of current) {
        const { LoanNumber } = lease;
        const old = before.current.find((one) => one.LoanNumber === LoanNumber);
        const term = Number(all.find(({ loan_number }) => loan_number === LoanNumber)?.term);
        const moved = sumOf(
          stored.filter((one) => one.loanNumber === LoanNumber).map(({ amount }) => amount),
        );
        const total = sumOf(
          history
            .filter((row) => row['Loan Number'] === LoanNumber)
            .map((row) => inCents(row.TotalPymtLease)),
        );
        const whole = term * inCents(lease.PymtPerMonth);
        expect({
          totalPaid: inCents(lease.totalPaid),
          totalDue: inCents(lease.totalDue),
          balance: inCents(lease.balance),
          term: Number(lease.NumberPaymentsMade) + Number(lease.PaymentsRemaining),
          percent: lease.PctPymtMade,
        }).toEqual({
          totalPaid: total,
          totalDue: whole - total,
          balance: inCents(old?.balance) - moved,
          term,
          percent: Math.floor((total * 10_000) / whole) / 100,
        });
      }
    },
    180_000 + wantedKills * 15_000 + wantedPayments * 100,
  );
});
