import type { Clock } from '../clock/clock.ts';
import type { Db } from '../store/database.ts';

/** What the handlers of signing in need. */
export interface SignInServices {
  readonly db: Db;
  readonly clock: Clock;
  /** Address of the portal, for the links in emails. */
  readonly portalUrl: string;
}
