// The request headers that the api reads besides `Authorization`.

/** The client chooses a key for each payment; sent twice, the same key pays once (API-48). */
export const idempotencyKeyHeader = 'Idempotency-Key';

/** The IANA name of the customer's time zone, which decides what today is in forms; an unknown name is ignored. */
export const timezoneHeader = 'X-Timezone';

/** The brand that the portal is shown under (SHARED-01); the api reads the name that a site gives it from `BRAND_HEADER`. */
export const brandHeader = 'X-Brand';

/** The language of the page, a BCP 47 tag: emails to its customer are written in it. */
export const languageHeader = 'Accept-Language';
