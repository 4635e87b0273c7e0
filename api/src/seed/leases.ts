import { addDays, addMonths, type CalendarDate } from '@portal/domain';
import type { StoredItem } from '../store/schema.ts';
import { application, runningLease, type LeasePlan, type StoreFace } from './lease-plan.ts';

const macon = { city: 'Macon', state: 'GA' };

const stores = {
  harbor: {
    name: 'Harbor Home Furniture',
    type: 'Furniture',
    phone: '(478) 555-0121',
    street: '318 Harbor Street',
    ...macon,
  },
  blueRidge: {
    name: 'Blue Ridge Air & Heat',
    type: 'HVAC',
    phone: '(478) 555-0122',
    street: '2210 Riverside Drive',
    ...macon,
  },
  peachtree: {
    name: 'Peachtree Tire & Wheel',
    type: 'Tires & Wheels',
    phone: '(478) 555-0123',
    street: '77 Peachtree Lane',
    ...macon,
  },
  lantern: {
    name: 'Lantern Street Mattress',
    type: 'Mattresses',
    phone: '(478) 555-0124',
    street: '901 Lantern Street',
    ...macon,
  },
  copper: {
    name: 'Copper Kettle Appliance',
    type: 'Appliances',
    phone: '(478) 555-0125',
    street: '45 Third Street',
    ...macon,
  },
  signal: {
    name: 'Signal House Electronics',
    type: 'Electronics',
    phone: '(478) 555-0126',
    street: '1204 Vineville Avenue',
    ...macon,
  },
} as const satisfies Record<string, StoreFace>;

const item = (description: string, unitPriceCents: number, quantity = 1): StoredItem => ({
  description,
  quantity,
  unitPriceCents,
});

const sofa = [
  item('Three-seat sofa, oatmeal', 89_900),
  item('Walnut coffee table', 21_500),
  item('Throw pillow', 1_950, 2),
];
const heatPump = [item('3-ton heat pump, 16 SEER', 248_000), item('Line set, per foot', 1_125, 24.5)];
const tires = [item('All-season tire 225/65R17', 9_600, 4), item('Mounting and balancing', 2_000, 4)];
const mattress = [item('Queen hybrid mattress', 64_900), item('Bed frame, oak', 18_900)];
const washer = [item('Front-load washer', 62_500), item('Electric dryer', 54_500)];
const television = [item('55-inch television', 49_900), item('Soundbar', 14_900)];

/** Every lease and application of the demo, dated from the day of seeding. */
export function leasePlans(today: CalendarDate): readonly LeasePlan[] {
  return [
    ...leasesOfMaria(today),
    ...leasesOfEvan(today),
    ...leasesOfPaige(today),
    leaseOfDana(today),
    leaseOfOtis(today),
    ...applicationsOfAbe(today),
    ...leasesOfIda(today),
    ...pastLeases(today),
  ];
}

/** Three current leases, 14 months of history between them, and nothing paid three months ago. */
function leasesOfMaria(today: CalendarDate): readonly LeasePlan[] {
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
        firstSettles: 3,
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

/** The early payoff date today, yesterday and in nine days. */
function leasesOfEvan(today: CalendarDate): readonly LeasePlan[] {
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

function leasesOfPaige(today: CalendarDate): readonly LeasePlan[] {
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

/** Every payment of hers is declined: what she owes never changes. */
const leaseOfDana = (today: CalendarDate): LeasePlan =>
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

/** The last three payments are overdue, so more is due than paying off would take. */
const leaseOfOtis = (today: CalendarDate): LeasePlan =>
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

/** The one lease of the demo whose contract is missing. */
export const withoutContract = 'FW-310022';

/** Made in a store: rita's two and paul's wait to be connected, carl's are. */
function pastLeases(today: CalendarDate): readonly LeasePlan[] {
  const past = [
    { owner: 'rita', loanNumber: 'FW-090114', store: stores.lantern, items: mattress, made: 5 },
    { owner: 'rita', loanNumber: 'FW-081203', store: stores.signal, items: television, made: 12 },
    { owner: 'carl', loanNumber: 'FW-102377', store: stores.copper, items: washer, made: 4 },
    { owner: 'paul', loanNumber: 'FW-104451', store: stores.harbor, items: sofa, made: 2 },
  ];
  return past.map((lease) =>
    runningLease(
      {
        ...lease,
        term: 12,
        monthlyCents: 7_250,
        nextDueOn: addDays(today, lease.made === 12 ? -30 : 12),
        earlyPayoffOn: addDays(today, 40),
        earlyDiscountCents: 9_000,
        paymentType: 'Card',
      },
      today,
    ),
  );
}

const options = [
  { offer: '12 months', value: 1_500, due_at_signing: 49 },
  { offer: '18 months', value: 2_200, due_at_signing: 49 },
  { offer: '24 months', value: 3_000, due_at_signing: 79.5 },
];

/** The seven approved states and two others, over ages on both sides of the 181 days. */
function applicationsOfAbe(today: CalendarDate): readonly LeasePlan[] {
  const ages = { V: 0, S: 30, G: 179, C: 180, I: 181, Z: 182, Y: 0, D: 0, P: 30 } as const;
  return Object.entries(ages).map(([stateCode, age], index) =>
    application({
      owner: 'abe',
      loanNumber: `AP-40${String(index + 1).padStart(2, '0')}`,
      store: index % 2 === 0 ? stores.harbor : stores.blueRidge,
      items: index % 2 === 0 ? sofa : heatPump,
      stateCode,
      appliedOn: addDays(today, -age),
      ...decisionOf(stateCode),
    }),
  );
}

/** Offers in either place, none, and one decision that was cut off on its way. */
function decisionOf(stateCode: string): { applicationResult: string | null; offerAmounts: string | null } {
  if (stateCode === 'S') {
    return {
      applicationResult: JSON.stringify({ result: 'approved' }),
      offerAmounts: JSON.stringify(options),
    };
  }
  if (stateCode === 'Y') {
    return { applicationResult: '{"result":"approved","message":{"opti', offerAmounts: '[{"offer":' };
  }
  if (stateCode === 'D') return { applicationResult: '{"result":"declined"}', offerAmounts: null };
  if (stateCode === 'P') return { applicationResult: null, offerAmounts: null };
  return {
    applicationResult: JSON.stringify({ result: 'approved', message: { options } }),
    offerAmounts: '[]',
  };
}

/** Sixty leases and 300 payments under very long names: forty current, ten paid off, ten applications. */
function leasesOfIda(today: CalendarDate): readonly LeasePlan[] {
  const owner = 'ida';
  return Array.from({ length: 60 }, (_, index) => {
    const loanNumber = `FW-6${String(index).padStart(5, '0')}`;
    const store: StoreFace = {
      ...stores.harbor,
      name: `The Original Chattahoochee Valley Home Furnishings, Bedding and Appliance Emporium of Greater Middle Georgia, Branch ${index + 1}`,
    };
    if (index >= 50) {
      return application({
        owner,
        loanNumber,
        store,
        items: sofa,
        stateCode: 'V',
        appliedOn: addDays(today, -index),
        ...decisionOf('V'),
      });
    }
    const isPaidOff = index >= 40;
    return runningLease(
      {
        owner,
        loanNumber,
        store,
        items: washer,
        term: isPaidOff ? 6 : 24,
        monthlyCents: 5_000 + index * 35,
        made: 6,
        nextDueOn: addDays(today, isPaidOff ? -30 - index : 3 + (index % 25)),
        earlyPayoffOn: addDays(today, 30),
        earlyDiscountCents: isPaidOff ? 0 : 15_000,
      },
      today,
    );
  });
}
