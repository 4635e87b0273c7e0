import type { Clock } from '../../clock/clock.ts';
import type { ChargeBooks } from './charge-books.ts';
import type { EventSender } from './event-sender.ts';
import type { Fault } from './test-numbers.ts';

export interface ProcessorSandboxOptions {
  readonly books: ChargeBooks;
  /** Sent by the api as bearer. */
  readonly secret: string;
  readonly events: EventSender;
  readonly clock: Clock;
  /** Waits for that many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** What every charge shows, unless its test number shows something else. */
  readonly fault: Fault;
  /** Milliseconds before each answer. */
  readonly latency: number;
  /** Milliseconds until a bank settles or returns a debit. */
  readonly bankTime: number;
}
