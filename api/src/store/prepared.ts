import type { Db } from './database.ts';

/** What a prepared query of either driver is asked by: its connection, or its transaction. */
interface OnClient {
  client: unknown;
}

const clientOf = (db: Db) => (db._.session as unknown as OnClient).client;

/**
 * A query that is asked all the time: its SQL is written once in the life of the process instead of for each
 * question, and a PostgreSQL server keeps its plan under the name that it is prepared with. What changes is a
 * `sql.placeholder`.
 *
 * The library ties a prepared query to one connection, and every transaction is a new one to it: so the query is
 * kept without its connection, and each connection gets a copy.
 */
export function prepared<Query extends object>(prepare: (db: Db) => Query): (db: Db) => Query {
  // The two drivers have a kind of query each.
  const known = new Map<unknown, Query>();
  return (db) => {
    const driver = db._.session.constructor;
    const template = known.get(driver) ?? withClient(prepare(db), null);
    known.set(driver, template);
    return withClient(template, clientOf(db));
  };
}

const withClient = <Query extends object>(query: Query, client: unknown): Query =>
  Object.assign(Object.create(Object.getPrototypeOf(query) as object) as Query, query, { client });
