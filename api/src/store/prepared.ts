import type { Db } from './database.ts';

/** What a prepared query of either driver is sent by: its connection, or its transaction. */
interface OnClient {
  client: unknown;
}

const clientOf = (db: Db) => (db._.session as unknown as OnClient).client;

/**
 * Prepares a query that is sent all the time: its SQL is written once in the life of the process instead of with each
 * request, and a PostgreSQL server keeps its plan under the name that it is prepared with. What changes is a
 * `sql.placeholder`.
 *
 * Drizzle ties a prepared query to one connection, and every transaction is a new one to it: so the query is kept
 * without its connection, and each connection gets a copy. That takes a private field of Drizzle's session. Prepared
 * anew in each transaction, by the public API alone, a payment on a PostgreSQL server takes about twice as long
 * (`pnpm bench api`).
 */
export function prepared<Query extends object>(prepare: (db: Db) => Query): (db: Db) => Query {
  // The two drivers have a query class each.
  const templates = new Map<unknown, Query>();
  return (db) => {
    const driver = db._.session.constructor;
    const template = templates.get(driver) ?? withClient(prepare(db), null);
    templates.set(driver, template);
    return withClient(template, clientOf(db));
  };
}

const withClient = <Query extends object>(query: Query, client: unknown): Query =>
  Object.assign(Object.create(Object.getPrototypeOf(query) as object) as Query, query, { client });
