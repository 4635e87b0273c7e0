import type { CalendarDate } from '@portal/domain';
import type { Clock } from '../clock/clock.ts';
import { dayIn, isTimezone } from '../clock/customer-day.ts';

/** What decides which day it is for a lease; nothing that a client sends does (OP-105). */
export interface LeaseDayServices {
  readonly clock: Clock;
  /** IANA name of the time zone of leases without their own. */
  readonly timeZone: string;
}

/** A lease's time zone and its today there. */
export interface LeaseDay {
  readonly timeZone: string;
  readonly today: CalendarDate;
}

/** Returns the time zone of a lease and which day it is there (OP-105). */
export function leaseDay({ clock, timeZone }: LeaseDayServices, own: string | null): LeaseDay {
  const zone = own !== null && isTimezone(own) ? own : timeZone;
  return { timeZone: zone, today: dayIn(zone, clock.now()) };
}
