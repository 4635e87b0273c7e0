import { setFlagsFromString } from 'node:v8';
import { PGlite, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';

/**
 * Types whose text Drizzle parses itself, by their number in PostgreSQL's catalogue: dates, times and intervals, and
 * arrays of them and of numerics.
 */
const parsedByDrizzle = [1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231];

const asText = (value: string) => value;

/** Query options without parsers: the client has them already. */
function withoutParsers(options: QueryOptions = {}): QueryOptions {
  const others = { ...options };
  delete others.parsers;
  return others;
}

/**
 * The embedded database as Drizzle's client. Drizzle passes the same parsers with each query, and PGlite copies its
 * table of some three hundred to add them, which takes an eighth of the time of a payment. Here they are added once.
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

/**
 * Opens the embedded database.
 *
 * @param folder of the database's files
 */
export async function openEmbedded(folder: string): Promise<PGlite> {
  // Optimizing PostgreSQL's code costs more than it saves: an open takes half of the processor time without.
  setFlagsFromString('--liftoff-only');
  const client = new EmbeddedClient(folder);
  await client.waitReady;
  for (const type of parsedByDrizzle) client.parsers[type] = asText;
  return client;
}
