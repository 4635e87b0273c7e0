import { addDays, addMonths, type CalendarDate } from '@portal/domain';
import { runningLease, type LeasePlan } from '../lease-plan.ts';
import { heatPump, mattress, sofa, stores, television, tires, washer } from './goods.ts';

/** Three current leases, 14 months of history between them, and nothing paid three months ago. */
export function leasesOfMaria(today: CalendarDate): readonly LeasePlan[] {
  const owner = 'maria';
  const emptyMonth = addMonths(today, -3).slice(0, 7);
  const heatDue = addDays(today, 21);
  return [
    runningLease(
      {
        owner,
        loanNumber: 'FW-204418',
        store: stores.harbor,
        items: sofa,
        term: 26,
        monthlyCents: 8_420,
        totalCents: 217_420,
        made: 16,
        monthsInFirstPayment: 3,
        nextDueOn: addDays(today, 14),
        earlyPayoffOn: addDays(today, 28),
        earlyDiscountCents: 21_460,
        emptyMonth,
      },
      today,
    ),
    runningLease(
      {
        owner,
        loanNumber: 'BZ-118820',
        store: stores.blueRidge,
        items: heatPump,
        itemsIn: 'lease_params',
        term: 36,
        monthlyCents: 13_175,
        made: 10,
        nextDueOn: heatDue,
        earlyPayoffOn: addDays(today, 75),
        earlyDiscountCents: 48_550,
        paymentType: 'ACH',
        emptyMonth,
        scheduled: [
          { amountCents: 13_175, payOn: heatDue },
          { amountCents: 13_175, payOn: addMonths(heatDue, 1) },
        ],
      },
      today,
    ),
    runningLease(
      {
        owner,
        loanNumber: 'FW-198007',
        store: stores.peachtree,
        items: tires,
        term: 16,
        monthlyCents: 4_600,
        made: 13,
        nextDueOn: addDays(today, -7),
        earlyPayoffOn: addMonths(today, -10),
        earlyDiscountCents: 9_000,
        paymentType: 'Card',
        emptyMonth,
        lateFee: { amountCents: 1_000, chargedOn: addDays(today, -2) },
      },
      today,
    ),
  ];
}

/** The one lease of the demo whose contract is missing, evan's second. */
export const withoutContract = 'FW-310022';

/** Early payoff dates today, yesterday and in nine days. */
export function leasesOfEvan(today: CalendarDate): readonly LeasePlan[] {
  const places = [stores.lantern, stores.copper, stores.signal] as const;
  const goods = [mattress, washer, television] as const;
  return ([0, -1, 9] as const).map((days, index) =>
    runningLease(
      {
        owner: 'evan',
        loanNumber: `FW-31002${index + 1}`,
        store: places[index] ?? stores.lantern,
        items: goods[index] ?? mattress,
        term: 18,
        monthlyCents: 6_250 + index * 1_015,
        made: 3,
        nextDueOn: addDays(today, 9 + index * 4),
        earlyPayoffOn: addDays(today, days),
        earlyDiscountCents: 31_500,
      },
      today,
    ),
  );
}

/** Two leases that are paid off. */
export function leasesOfPaige(today: CalendarDate): readonly LeasePlan[] {
  return [
    { loanNumber: 'FW-150733', store: stores.lantern, items: mattress, term: 12, monthlyCents: 7_810 },
    { loanNumber: 'FW-162290', store: stores.signal, items: television, term: 10, monthlyCents: 6_900 },
  ].map((lease, index) =>
    runningLease(
      {
        ...lease,
        owner: 'paige',
        made: lease.term,
        nextDueOn: addDays(today, -40 - index * 65),
        earlyPayoffOn: addMonths(today, -9),
        earlyDiscountCents: 20_000,
      },
      today,
    ),
  );
}

/** Every payment of hers is declined, so her balance never changes. */
export const leaseOfDana = (today: CalendarDate): LeasePlan =>
  runningLease(
    {
      owner: 'dana',
      loanNumber: 'FW-277140',
      store: stores.copper,
      items: washer,
      term: 24,
      monthlyCents: 7_240,
      made: 4,
      nextDueOn: addDays(today, 10),
      earlyPayoffOn: addDays(today, 40),
      earlyDiscountCents: 26_000,
      paymentType: 'Card',
    },
    today,
  );

/** The last three payments are overdue, so more is due than a payoff would cost. */
export const leaseOfOtis = (today: CalendarDate): LeasePlan =>
  runningLease(
    {
      owner: 'otis',
      loanNumber: 'FW-181905',
      store: stores.peachtree,
      items: tires,
      term: 12,
      monthlyCents: 6_000,
      made: 9,
      nextDueOn: addDays(addMonths(today, -2), -5),
      earlyPayoffOn: addDays(today, 5),
      earlyDiscountCents: 5_000,
      paymentType: 'ACH',
      lateFee: { amountCents: 1_500, chargedOn: addDays(today, -20) },
    },
    today,
  );

/** Two overdue leases, one with a late fee, and one that is due in three days, of which a reminder is sent. */
export function leasesOfTheo(today: CalendarDate): readonly LeasePlan[] {
  const owner = 'theo';
  const lateFee = { amountCents: 1_200, chargedOn: addDays(today, -4) };
  return [
    {
      loanNumber: 'FW-290411',
      store: stores.lantern,
      items: mattress,
      nextDueOn: addDays(today, -9),
      lateFee,
    },
    { loanNumber: 'FW-290412', store: stores.copper, items: washer, nextDueOn: addDays(today, -2) },
    { loanNumber: 'FW-290413', store: stores.signal, items: television, nextDueOn: addDays(today, 3) },
  ].map((lease, index) =>
    runningLease(
      {
        ...lease,
        owner,
        term: 18,
        monthlyCents: 5_480 + index * 1_160,
        made: 5,
        earlyPayoffOn: addDays(today, 20 + index * 10),
        earlyDiscountCents: 18_000,
        paymentType: 'Card',
      },
      today,
    ),
  );
}
