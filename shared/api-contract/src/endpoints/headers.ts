/** Names of the request headers that the api reads besides `Authorization`. */

/** Chosen by the client for one payment: the same key pays once (API-48). */
export const idempotencyKeyHeader = 'Idempotency-Key';

/** IANA name of the customer's own zone, which decides what today is; a name that is no zone is ignored. */
export const timezoneHeader = 'X-Timezone';
