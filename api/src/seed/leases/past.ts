import { addDays, type CalendarDate } from '@portal/domain';
import { runningLease, type LeasePlan } from '../lease-plan.ts';
import { mattress, sofa, stores, television, washer } from './goods.ts';

/** Leases made in a store: carl's are connected, rita's two and paul's are not yet. */
export function pastLeases(today: CalendarDate): readonly LeasePlan[] {
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
