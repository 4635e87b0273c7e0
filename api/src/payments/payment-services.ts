import type { Clock } from '../clock/clock.ts';
import type { Processor } from '../processor/processor.ts';
import type { Db } from '../store/database.ts';

/** What both ways to pay work with: the handlers, and the worker that draws scheduled payments. */
export interface PaymentServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly processor: Processor;
}
