/**
 * What may follow each status of a payment (docs/decisions/0015-payments-as-state-machines.md).
 *
 * - `created`: stored, and nobody has been asked.
 * - `scheduled`: waits for its day.
 * - `processing`: the processor is asked, or was and has given no answer yet.
 * - `submitted`, `settled`, `returned`: what a bank has done with a debit that the processor accepted.
 * - `succeeded`, `declined`: the outcome of a card.
 * - `canceled`: no money moves; a lease was paid off before, the tries are used up, or the processor voided the charge.
 */
export const paymentTransitions = {
  created: ['processing', 'scheduled', 'canceled'],
  scheduled: ['processing', 'canceled'],
  processing: ['succeeded', 'submitted', 'declined', 'canceled'],
  submitted: ['settled', 'returned', 'canceled'],
  settled: ['returned'],
  succeeded: ['canceled'],
  returned: [],
  declined: [],
  canceled: [],
} as const;

export type PaymentStatus = keyof typeof paymentTransitions;

/** The statuses that may follow one. */
export type NextStatus<From extends PaymentStatus> = (typeof paymentTransitions)[From][number];

export const paymentStatuses = Object.keys(paymentTransitions) as PaymentStatus[];
