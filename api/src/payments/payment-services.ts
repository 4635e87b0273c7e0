import type { Clock } from '../clock/clock.ts';
import type { Processor } from '../processor/processor.ts';
import type { Db } from '../store/database.ts';

/** What the payment handlers and the worker of scheduled payments need. */
export interface PaymentServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly processor: Processor;
}
