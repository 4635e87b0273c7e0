/** The states of the catalogue: `steps` is what a customer does on a screen, such as the review of a payment. */
export const stateNames = ['ready', 'loading', 'empty', 'failed', 'steps'] as const;

export type StateName = (typeof stateNames)[number];
