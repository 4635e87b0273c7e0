import { traceOf } from '../errors/error-trace.ts';
import type { Charge, Processor } from './processor.ts';

/** A request that a processor did not answer; it has no secret and nothing of the customer. */
export interface FailedRequest {
  readonly request: keyof Processor;
  /** The number of the payment, of a request about one. */
  readonly payment?: number;
  /** Of the charge or refund. */
  readonly key?: string;
  readonly failure: unknown;
}

/** A processor whose failures are noted for the operator, and thrown as before. */
export function notedProcessor(processor: Processor, note: (failed: FailedRequest) => void): Processor {
  const noted = async <Answer>(about: Omit<FailedRequest, 'failure'>, answer: Promise<Answer>) => {
    try {
      return await answer;
    } catch (error) {
      note({ ...about, failure: traceOf(error) });
      throw error;
    }
  };
  const namesOf = ({ payment, key }: Pick<Charge, 'payment' | 'key'>) => ({ payment, key });
  return {
    charge: (charge) => noted({ request: 'charge', ...namesOf(charge) }, processor.charge(charge)),
    find: (charge) => noted({ request: 'find', ...namesOf(charge) }, processor.find(charge)),
    list: (from, to) => noted({ request: 'list' }, processor.list(from, to)),
    void: (key) => noted({ request: 'void', key }, processor.void(key)),
    refund: (refund) => noted({ request: 'refund', key: refund.key }, processor.refund(refund)),
    storeBankAccount: (numbers) =>
      noted({ request: 'storeBankAccount' }, processor.storeBankAccount(numbers)),
  };
}
