import { PGlite, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';

/**
 * Types that Drizzle reads from their text itself, by their number in PostgreSQL's catalogue: dates, times and
 * intervals, and arrays of them and of numerics.
 */
const readByDrizzle = [1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231];

const asText = (value: string) => value;

/** A question without the ways to read an answer: the client knows them. */
function withoutParsers(options: QueryOptions = {}): QueryOptions {
  const others = { ...options };
  delete others.parsers;
  return others;
}

/**
 * The embedded database as Drizzle's client. Drizzle sends the same parsers along with each question, and PGlite
 * copies its whole table of some three hundred to add them: an eighth of the time of a payment. Here they are put into
 * that table once.
 */
class EmbeddedClient extends PGlite {
  override query<Row>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<Row>> {
    return super.query<Row>(text, values, withoutParsers(options));
  }

  override transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return super.transaction((tx) => {
      const query: Transaction['query'] = (text, values, options) =>
        tx.query(text, values, withoutParsers(options));
      return work(Object.create(tx, { query: { value: query } }) as Transaction);
    });
  }
}

/** @param folder where the database keeps its files */
export async function openEmbedded(folder: string): Promise<PGlite> {
  const client = new EmbeddedClient(folder);
  await client.waitReady;
  for (const type of readByDrizzle) client.parsers[type] = asText;
  return client;
}
