import type { Clock } from '../clock/clock.ts';
import type { Db } from '../store/database.ts';

/** What the handlers of signing in need. */
export interface SignInServices {
  readonly db: Db;
  readonly clock: Clock;
  /** Where the links of mails lead. */
  readonly portalUrl: string;
}
