import { UserError } from '../errors/user-error.ts';

/** What is wrong with an answer. The log and the payment keep it, so it has nothing of a customer. */
type ProcessorErrorCode = `status ${number}` | 'shape' | 'other amount' | 'too late' | 'no connection';

/**
 * No answer of the processor, or one that says nothing reliable: whatever was asked for may have happened. Its message
 * is for the operator whose command asked.
 */
export class ProcessorError extends UserError {
  override readonly name = 'ProcessorError';
  readonly code: ProcessorErrorCode;

  constructor(code: ProcessorErrorCode, options?: ErrorOptions) {
    super(sentence(code), options);
    this.code = code;
  }
}

function sentence(code: ProcessorErrorCode): string {
  switch (code) {
    case 'no connection':
      return 'The payment processor at PROCESSOR_URL can’t be reached: check the address, or try again later.';
    case 'too late':
      return 'The payment processor at PROCESSOR_URL gave no answer in time: try again later.';
    case 'shape':
      return 'The answer of the payment processor at PROCESSOR_URL has not the shape that docs/vendor-sandboxes.md describes: check the address.';
    case 'other amount':
      return 'The payment processor names another amount than the portal for a charge or refund: look it up at the processor.';
    case 'status 401':
    case 'status 403':
      return `The payment processor at PROCESSOR_URL answered ${code}: check PROCESSOR_SECRET.`;
    default:
      return `The payment processor at PROCESSOR_URL answered ${code}: check the address, or try again later.`;
  }
}
