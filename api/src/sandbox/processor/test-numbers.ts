/** What a charge shows. Each can also be switched on for every charge by `PROCESSOR_SANDBOX_FAULT`. */
export const faults = [
  'none',
  'declined',
  'insufficient-funds',
  'expired',
  'slow',
  'timeout-after',
  'timeout-before',
  'undecided',
  'duplicate-event',
  'late-event',
  'returned',
  'html',
  'half-an-answer',
  'other-amount',
  'refund-declined',
] as const;
export type Fault = (typeof faults)[number];

/** Milliseconds of the slow test number, and until what was left undecided is decided. */
export const slowAnswer = 6_000;

/** The faults by the last four digits of a card or account. */
const byLast4: Readonly<Record<string, Fault>> = {
  '0002': 'declined',
  '9995': 'insufficient-funds',
  '0069': 'expired',
  '0077': 'slow',
  '0408': 'timeout-after',
  '0504': 'timeout-before',
  '0202': 'undecided',
  '0226': 'duplicate-event',
  '0303': 'late-event',
  '0001': 'returned',
  '0418': 'html',
  '0206': 'half-an-answer',
  '0409': 'other-amount',
  '0451': 'refund-declined',
};

/** Returns what a charge shows. */
export const faultOf = (last4: string, setting: Fault): Fault => byLast4[last4] ?? setting;

/** Sentences for the customer, by the faults that are a decline. */
export const declineReasons: Readonly<Partial<Record<Fault, string>>> = {
  declined: 'The bank gave no reason.',
  'insufficient-funds': 'There were not enough funds.',
  expired: 'The card has expired.',
};
