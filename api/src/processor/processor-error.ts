/** What is wrong with an answer. The log and the payment keep it, so it has nothing of a customer. */
type ProcessorErrorCode = `status ${number}` | 'shape' | 'other amount' | 'too late' | 'no connection';

/** No answer of the processor, or one that says nothing reliable: whatever was asked for may have happened. */
export class ProcessorError extends Error {
  override readonly name = 'ProcessorError';
  readonly code: ProcessorErrorCode;

  constructor(code: ProcessorErrorCode, options?: ErrorOptions) {
    super(`no reliable answer of the payment processor: ${code}`, options);
    this.code = code;
  }
}
