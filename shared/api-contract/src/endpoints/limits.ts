import type { EndpointFailure } from './endpoint.ts';

/** Of calls that take a secret: it could be guessed. */
export const guessedTooOften: EndpointFailure = {
  status: 429,
  when: 'There were too many wrong attempts in a quarter of an hour, of the account or from the address.',
};

/** Of calls that cost a mail or an account. */
export const askedTooOften: EndpointFailure = {
  status: 429,
  when: 'It was asked for too often in a quarter of an hour, for the account or from the address.',
};
