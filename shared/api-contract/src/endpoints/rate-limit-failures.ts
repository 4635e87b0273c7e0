import type { EndpointFailure } from './endpoint.ts';

/** The failure of endpoints that check a secret, which could be guessed. */
export const tooManyAttempts: EndpointFailure = {
  status: 429,
  when: 'There were too many wrong attempts within 15 minutes, for the account or from the IP address.',
};

/** The failure of endpoints that check a PIN (OP-102). */
export const tooManyPins: EndpointFailure = {
  status: 429,
  when: `${tooManyAttempts.when.slice(0, -1)}; or too many wrong PINs within a day, for the account.`,
};

/** The failure of endpoints that add a payment method (OP-101). */
export const tooManyAdditions: EndpointFailure = {
  status: 429,
  when: 'The customer tried to add too many payment methods within 15 minutes.',
};

/** The failure of endpoints that pay (OP-101). */
export const tooManyDeclines: EndpointFailure = {
  status: 429,
  when: 'Too many payments of the customer were declined within an hour.',
};

/** The failure of endpoints that send an email or open an account. */
export const tooManyRequests: EndpointFailure = {
  status: 429,
  when: 'There were too many requests within 15 minutes, for the account or from the IP address.',
};

/** The failure of changing the email address, which checks a password and sends an email. */
export const tooManyEmailChanges: EndpointFailure = {
  status: 429,
  when: `${tooManyAttempts.when.slice(0, -1)}; or the customer asked for too many changes.`,
};
