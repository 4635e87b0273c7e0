import type { Clock } from '../clock/clock.ts';
import type { PortalAddresses } from '../mail/portal-addresses.ts';
import type { Db } from '../store/database.ts';

/** What the handlers of signing in need. */
export interface SignInServices extends PortalAddresses {
  readonly db: Db;
  readonly clock: Clock;
}
