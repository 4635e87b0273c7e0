import { addDays, addMonths, type CalendarDate } from '@portal/domain';
import type { leases, leaseTerms, movements, StoredItem } from '../store/schema.ts';

type Without<Row, Key extends keyof Row> = Omit<Row, Key>;

/** The rows of one lease or application that are seeded. */
export interface LeasePlan {
  /** Name of the person. */
  readonly owner: string;
  readonly lease: Without<typeof leases.$inferInsert, 'uuid' | 'userId' | 'createdAt'>;
  readonly terms: Without<typeof leaseTerms.$inferInsert, 'leaseId'> | null;
  readonly movements: readonly Without<typeof movements.$inferInsert, 'leaseId'>[];
  readonly scheduled: readonly (DatedAmount & { readonly paymentType: string })[];
}

interface DatedAmount {
  readonly amountCents: number;
  readonly payOn: CalendarDate;
}

export interface StoreDetails {
  readonly name: string;
  readonly type: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
}

export interface RunningLease {
  readonly owner: string;
  readonly loanNumber: string;
  readonly store: StoreDetails;
  readonly items: readonly StoredItem[];
  readonly itemsIn?: 'computation' | 'lease_params';
  readonly term: number;
  readonly monthlyCents: number;
  /** Cost of the term; `term` times the monthly payment unless the last payment is smaller. */
  readonly totalCents?: number;
  readonly made: number;
  /** Due day of the first payment that has not been made. */
  readonly nextDueOn: CalendarDate;
  readonly earlyPayoffOn: CalendarDate;
  readonly earlyDiscountCents: number;
  readonly paymentType?: string;
  /** How many months the first payment covered. */
  readonly monthsInFirstPayment?: number;
  /** A month, `YYYY-MM`, without a payment: it came a month later. */
  readonly emptyMonth?: string;
  readonly lateFee?: { readonly amountCents: number; readonly chargedOn: CalendarDate };
  readonly scheduled?: readonly DatedAmount[];
}

/** Plans a lease that has begun, with its payments so far. */
export function runningLease(plan: RunningLease, today: CalendarDate): LeasePlan {
  const { owner, loanNumber, store, items, made, monthlyCents, nextDueOn, paymentType = 'Auto Draft' } = plan;
  const firstDueOn = addMonths(nextDueOn, -made);
  const beganOn = addDays(addMonths(firstDueOn, -1), 2);
  const cashPriceCents = items.reduce(
    (sum, item) => sum + Math.round(item.quantity * item.unitPriceCents),
    0,
  );
  const fee = plan.lateFee;
  return {
    owner,
    lease: {
      ...storeColumns(store),
      loanNumber,
      stateCode: 'F',
      applicationDate: addDays(beganOn, -3),
      applicationResult: null,
      offerAmounts: null,
      items,
      itemsIn: plan.itemsIn ?? 'computation',
      cashPriceCents,
      downPaymentCents: Math.min(4900, monthlyCents),
    },
    terms: {
      beganOn,
      term: plan.term,
      monthlyCents,
      totalCents: plan.totalCents ?? plan.term * monthlyCents,
      firstDueOn,
      dueDay: Number(nextDueOn.slice(8)),
      earlyPayoffOn: plan.earlyPayoffOn,
      earlyDiscountCents: plan.earlyDiscountCents,
    },
    movements: [
      ...paymentsMade({ ...plan, paymentType }, today),
      ...(fee ? [{ type: 'late_fee' as const, amountCents: fee.amountCents, movedOn: fee.chargedOn }] : []),
    ],
    scheduled: (plan.scheduled ?? []).map((payment) => ({ ...payment, paymentType })),
  };
}

function paymentsMade(
  plan: RunningLease & { readonly paymentType: string },
  today: CalendarDate,
): LeasePlan['movements'] {
  const { made, monthlyCents, nextDueOn, term, paymentType } = plan;
  const total = plan.totalCents ?? term * monthlyCents;
  const together = Math.min(plan.monthsInFirstPayment ?? 1, made);
  return Array.from({ length: made === 0 ? 0 : made - together + 1 }, (_, index) => {
    const through = index + together;
    const due = addMonths(nextDueOn, through - 1 - made);
    const late = due.slice(0, 7) === plan.emptyMonth;
    const movedOn = late ? addDays(addMonths(due, 1), -3) : due;
    const from = index === 0 ? 0 : (through - 1) * monthlyCents;
    return {
      type: 'payment',
      amountCents: Math.min(total, through * monthlyCents) - from,
      movedOn: movedOn > today ? today : movedOn,
      paymentType: late ? 'Card' : paymentType,
    } as const;
  });
}

export interface Application {
  readonly owner: string;
  readonly loanNumber: string;
  readonly store: StoreDetails;
  readonly items: readonly StoredItem[];
  readonly stateCode: string;
  readonly appliedOn: CalendarDate;
  readonly applicationResult: string | null;
  readonly offerAmounts: string | null;
}

/** Plans an application: no lease has begun, and nothing is owed. */
export function application(plan: Application): LeasePlan {
  const { owner, store, appliedOn, ...columns } = plan;
  return {
    owner,
    lease: { ...columns, ...storeColumns(store), applicationDate: appliedOn, itemsIn: 'lease_params' },
    terms: null,
    movements: [],
    scheduled: [],
  };
}

const storeColumns = ({ name, phone, street, city, state, type }: StoreDetails) => ({
  storeName: name,
  storePhone: phone,
  storeStreet1: street,
  storeCity: city,
  storeState: state,
  storeType: type,
});
