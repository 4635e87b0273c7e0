import type { Db } from '../store/database.ts';
import type { LeaseDayServices } from './lease-day.ts';

/** What the handlers of leases need. */
export interface LeaseServices extends LeaseDayServices {
  readonly db: Db;
}
