import { addDays, type CalendarDate } from '@portal/domain';
import { application, runningLease, type LeasePlan, type StoreDetails } from '../lease-plan.ts';
import { decisionOf } from './applications.ts';
import { sofa, stores, washer } from './goods.ts';

/** Sixty leases and 300 payments under very long names: forty current, ten paid off, ten applications. */
export function leasesOfIda(today: CalendarDate): readonly LeasePlan[] {
  const owner = 'ida';
  return Array.from({ length: 60 }, (_, index) => {
    const loanNumber = `FW-6${String(index).padStart(5, '0')}`;
    const store: StoreDetails = {
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
