import { addDays, calendarDate, type CalendarDate } from '@portal/domain';
import { makePayment } from '@portal/api-contract';
import { count } from 'drizzle-orm';
import fc, { type Arbitrary } from 'fast-check';
import { payable } from '../contract/failure-cases/payments.ts';
import { openTestContext, type TestContext } from '../contract/test-context.ts';
import { movements, payments } from '../../src/store/schema.ts';
import { fuzzTimeLimit, fuzzing } from './settings.ts';
import { hostileValues } from './texts.ts';

const today = calendarDate('2026-11-20') as CalendarDate;

describe('payments that no screen would send', () => {
  let context: TestContext;
  let order: Readonly<Record<string, unknown>>;
  beforeAll(async () => {
    context = await openTestContext();
    order = await payable(context, 'maria', 'bank');
  });
  afterAll(() => context.close());

  async function rows(): Promise<number> {
    const [made] = await context.api.db.select({ rows: count() }).from(payments);
    const [moved] = await context.api.db.select({ rows: count() }).from(movements);
    return (made?.rows ?? 0) + (moved?.rows ?? 0);
  }

  /** Expects each value to be rejected with an error of its field, and no row to be added. */
  async function expectRejected(field: string, values: Arbitrary<unknown>): Promise<void> {
    const before = await rows();
    // A body that names `prototype` is rejected before its fields are read.
    const readable = values.filter((value) => !String(JSON.stringify(value)).includes('"prototype"'));
    await fc.assert(
      fc.asyncProperty(readable, async (value) => {
        const answer = await context.send(makePayment, { as: 'maria', body: { ...order, [field]: value } });
        expect(answer.status).toBe(422);
        expect((answer.json as { error: object }).error).toHaveProperty(
          answer.text.includes('"request"') ? 'request' : field,
        );
      }),
      fuzzing(4),
    );
    expect(await rows()).toBe(before);
  }

  it(
    'API-48: are rejected with amounts out of range, as numbers and as text',
    async () => {
      const beyond = fc.oneof(
        fc.integer({ min: -100_000_000, max: 0 }),
        fc.integer({ min: 1_000_000 }),
        fc.double({ min: 1_000_000, noNaN: true, noDefaultInfinity: true }),
        fc.double({ max: -0.01, noNaN: true, noDefaultInfinity: true }),
        fc.constantFrom(0, -0, 0.001, 0.009, 999_999.991, 1_000_000, 1e21, 1e308, 5e-324),
      );
      await expectRejected('amount', fc.oneof(beyond, beyond.map(String)));
    },
    fuzzTimeLimit,
  );

  it(
    'API-48: are rejected with fractions of a cent',
    async () => {
      const fractions = fc
        .tuple(
          fc.integer({ min: 0, max: 999_998 }),
          fc.integer({ min: 0, max: 99 }),
          fc.integer({ min: 1, max: 999 }),
        )
        .map(
          ([whole, cent, rest]) =>
            `${whole}.${String(cent).padStart(2, '0')}${String(rest).padStart(3, '0')}`,
        )
        .filter((text) => !/^\d+\.\d{2}0+$/.test(text));
      await expectRejected('amount', fc.oneof(fractions, fractions.map(Number)));
    },
    fuzzTimeLimit,
  );

  it(
    'API-48: are rejected with invalid amounts',
    async () => {
      const notMoney = fc
        .oneof(
          fc.constantFrom(
            '1e3',
            '0x10',
            'NaN',
            'Infinity',
            '1,000.00',
            '$5',
            '5.',
            '.5',
            '--5',
            '٥',
            '1_000',
            '5 5',
          ),
          hostileValues,
        )
        .filter(
          (value) => !/^\s*[+-]?\d+(\.\d+)?\s*$/.test(String(JSON.stringify(value)).replaceAll('"', '')),
        );
      await expectRejected('amount', notMoney);
    },
    fuzzTimeLimit,
  );

  it(
    'API-48: are rejected with days outside the window and invalid dates',
    async () => {
      const outside = fc
        .oneof(fc.integer({ min: -300_000, max: -2 }), fc.integer({ min: 40, max: 2_000_000 }))
        .map((days) => addDays(today, days))
        .filter((day) => calendarDate(day) !== null);
      const noDay = fc.oneof(
        fc.constantFrom(
          '2026-02-30',
          '2026-13-01',
          '20-11-2026',
          '2026-11-20T00:00:00Z',
          '2026-1-1',
          'today',
          '',
        ),
        hostileValues.filter((value) => typeof value !== 'string' || calendarDate(value) === null),
      );
      await expectRejected('date', fc.oneof(outside, noDay));
    },
    fuzzTimeLimit,
  );
});
