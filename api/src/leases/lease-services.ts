import type { Clock } from '../clock/clock.ts';
import type { Db } from '../store/database.ts';

/** What the handlers of leases need. */
export interface LeaseServices {
  readonly db: Db;
  readonly clock: Clock;
}
