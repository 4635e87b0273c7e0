import type { LeaseDayServices } from '../leases/lease-day.ts';
import type { Processor } from '../processor/processor.ts';
import type { Db } from '../store/database.ts';

/** What the payment handlers and the worker of scheduled payments need. */
export interface PaymentServices extends LeaseDayServices {
  readonly db: Db;
  /** Null when none is set up: no payment is taken. */
  readonly processor: Processor | null;
}

/** What asks a processor; without one there is nothing to do. */
export type ProcessorServices = PaymentServices & { readonly processor: Processor };

/** What a request for a payment needs besides. */
export interface PayingServices extends PaymentServices {
  /** Waits for that many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
}
