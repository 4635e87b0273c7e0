import { setFlagsFromString } from 'node:v8';
import { PGlite, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { UserError } from '../errors/user-error.ts';
import { isErrorCode } from './error-code.ts';
import { initializeFolder } from './initialize-folder.ts';

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
 * What a function of PostgreSQL's code has to run before it is optimized, in V8's measure of work. V8's own value, 1.8
 * million, optimizes so much while the database opens that a start of the api takes 1.55 s of processor time; without
 * optimizing it takes 0.95, and with this value 1.25, but under load a payment is then soon a seventh quicker.
 */
const optimizedAfter = 20_000_000;

/**
 * Opens the embedded database, which an empty folder gets first.
 *
 * @param folder of the database's files; null for an empty database in memory
 * @throws UserError when the files are damaged, incomplete or of another program, and when the disk is full
 */
export async function openEmbedded(folder: string | null): Promise<PGlite> {
  setFlagsFromString(`--wasm-tiering-budget=${optimizedAfter}`);
  try {
    if (folder !== null) await initializeFolder(folder, createDatabase);
    const client = new EmbeddedClient(folder ?? 'memory://');
    await client.waitReady;
    for (const type of parsedByDrizzle) client.parsers[type] = asText;
    return client;
  } catch (cause) {
    throw folder === null ? cause : new UserError(whyClosed(folder, cause), { cause });
  }
}

async function createDatabase(folder: string): Promise<void> {
  const client = new PGlite(folder);
  await client.waitReady;
  await client.close();
}

/** Number of a full disk in WebAssembly's system interface. */
const noSpace = 51;

/** PGlite's errors of the file system are no `Error`. */
const isDiskFull = (error: unknown) =>
  isErrorCode(error, 'ENOSPC') ||
  (typeof error === 'object' && error !== null && 'errno' in error && error.errno === noSpace);

function whyClosed(folder: string, error: unknown): string {
  if (isDiskFull(error))
    return `There is no space left for the database in ${folder}: make some, and start again.`;
  return `DATA_DIR must be the folder of an embedded database, or an empty one: what is in ${folder} can’t be opened. Restore it from a backup (docs/operating.md), or name another folder.`;
}
