// The request headers that the api reads besides `Authorization`.

/** The client chooses a key for each payment; sent twice, the same key pays once (API-48). */
export const idempotencyKeyHeader = 'Idempotency-Key';

/** The IANA name of the customer's time zone, which decides what today is in forms; an unknown name is ignored. */
export const timezoneHeader = 'X-Timezone';
