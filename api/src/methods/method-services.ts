import type { Clock } from '../clock/clock.ts';
import type { Processor } from '../processor/processor.ts';
import type { Db } from '../store/database.ts';
import type { CardProvider } from './card-provider.ts';

/** What the handlers of payment methods work with. */
export interface MethodServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly processor: Processor;
  /** Who holds the customers' cards; null where none is set up. */
  readonly cardProvider: CardProvider | null;
}
