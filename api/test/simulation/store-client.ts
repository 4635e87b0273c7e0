import type { PGlite } from '@electric-sql/pglite';

/** What is used of the embedded database's client. */
export type StoreClient = Pick<PGlite, 'query' | 'transaction'>;
