import type { Clock } from '../clock/clock.ts';
import type { Processor } from '../processor/processor.ts';
import type { Db } from '../store/database.ts';
import type { CardProvider } from './card-provider.ts';

/** What the handlers of payment methods need. */
export interface MethodServices {
  readonly db: Db;
  readonly clock: Clock;
  /** Null when none is set up: no bank account is saved. */
  readonly processor: Processor | null;
  /** Shared with the processor: accounts are told apart by it. Null when there is none. */
  readonly eventSecret: string | null;
  /** The company that keeps the customers' cards; null when none is set up. */
  readonly cardProvider: CardProvider | null;
}
