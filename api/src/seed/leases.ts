import type { CalendarDate } from '@portal/domain';
import type { LeasePlan } from './lease-plan.ts';
import { applicationsOfAbe } from './leases/applications.ts';
import { leasesOfIda } from './leases/ida.ts';
import { pastLeases } from './leases/past.ts';
import {
  leaseOfDana,
  leaseOfOtis,
  leasesOfEvan,
  leasesOfMaria,
  leasesOfPaige,
  leasesOfTheo,
} from './leases/running.ts';

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
    ...leasesOfTheo(today),
  ];
}
