/** What the card or bank network says to a payment. */
export type Authorisation =
  { readonly outcome: 'approved' } | { readonly outcome: 'refused'; readonly reason: string };

/** Stands where a payment processor would be asked. */
export interface Processor {
  /** Whether the answer takes so long that the attempt is written down first. */
  isSlow(last4: string): boolean;
  /** The key goes along, so that asking twice moves money once. */
  authorise(last4: string, key: string): Promise<Authorisation>;
}

const slowAnswer = 6_000;

const refusals: Readonly<Record<string, string>> = {
  '0002': 'The payment was declined.',
  '9995': 'The payment was declined: insufficient funds.',
  '0069': 'The payment was declined: the card has expired.',
};

/** The demo's: approves everything but the last four digits that are its triggers. */
export const demoProcessor: Processor = {
  isSlow: (last4) => last4 === '0077',
  async authorise(last4) {
    if (last4 === '0077') await new Promise((resolve) => setTimeout(resolve, slowAnswer));
    const reason = refusals[last4];
    return reason === undefined ? { outcome: 'approved' } : { outcome: 'refused', reason };
  },
};

export const plainProcessor: Processor = {
  isSlow: () => false,
  authorise: async () => ({ outcome: 'approved' }),
};
