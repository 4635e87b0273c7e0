import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';
import { Client, types } from 'pg';
import { openDatabase, type Db } from '../../src/store/database.ts';
import { openEmbedded } from '../../src/store/embedded-client.ts';
import * as schema from '../../src/store/schema.ts';
import { whileUnanswered } from './fault-points.ts';
import type { StoreClient } from './store-client.ts';

/** A store on one connection, so that nothing but the seed decides what comes first. */
export interface SimulatedStore {
  readonly client: StoreClient;
  close(): Promise<void>;
}

/** Returns the database as Drizzle's, by any client of the embedded one's shape. */
export const databaseOf = (client: StoreClient): Db => drizzle(client as PGlite, { schema });

/**
 * Opens the store that the simulation runs on: an embedded one in memory, or an empty database of a server, which is
 * several times as fast.
 *
 * @param url of the database; null for the embedded one
 * @param migrations folder of the generated SQL
 */
export async function openStore(url: string | null, migrations: string): Promise<SimulatedStore> {
  if (url === null) {
    const client = await openEmbedded(null);
    await migrate(drizzle(client, { schema }), { migrationsFolder: migrations });
    return { client, close: () => client.close() };
  }
  const database = await openDatabase({ type: 'server', url }, migrations);
  await database.close();
  const connection = new Client({ connectionString: url });
  await connection.connect();
  return { client: oneAtATime(connection), close: () => connection.end() };
}

/** Dates and times, whose text Drizzle parses itself. */
const parsedByDrizzle: readonly number[] = [1082, 1114, 1184, 1186];
const parsers: NonNullable<ConstructorParameters<typeof Client>[0]> & object = {
  types: {
    getTypeParser: (oid: number) =>
      parsedByDrizzle.includes(oid) ? (value: unknown) => value : (types.getTypeParser(oid) as never),
  },
};

/** A connection to a server as the embedded database's client: a transaction has it for itself, as there. */
function oneAtATime(connection: Client): StoreClient {
  let last: Promise<unknown> = Promise.resolve();
  const exclusively = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const own = last.then(work);
    last = own.catch(() => undefined);
    return own;
  };
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `s${names.size}`;
    names.set(text, name);
    return name;
  };
  const send = async (text: string, values: unknown[] = [], { rowMode }: QueryOptions = {}) => {
    const isArray = rowMode === 'array';
    const query = { name: nameOf(text), text, values, ...parsers, ...(isArray ? { rowMode } : {}) };
    const { rows, fields, rowCount } = await whileUnanswered(() =>
      connection.query<never, never[]>(query as never),
    );
    return { rows: rows as never[], fields: fields as never[], affectedRows: rowCount ?? 0 };
  };
  return {
    query: (text, values, options) => exclusively(() => send(text, values, options)),
    transaction: (work) =>
      exclusively(async () => {
        await send('begin');
        try {
          const result = await work({ query: send } as unknown as Transaction);
          await send('commit');
          return result;
        } catch (error) {
          await send('rollback');
          throw error;
        }
      }),
  };
}
