import { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';

export type Row = Readonly<Record<string, unknown>>;
export type Query = (text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

/** A database, through its driver alone. */
export interface Sql {
  readonly query: Query;
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** @param store path of an embedded database's folder, or address of a PostgreSQL server's database */
export const openSql = (store: string): Promise<Sql> =>
  store.startsWith('postgres') ? openServer(store) : openFolder(store);

async function openFolder(folder: string): Promise<Sql> {
  const database = await PGlite.create(folder);
  return {
    query: async (text, values = []) => (await database.query<Row>(text, [...values])).rows,
    transaction: (work) =>
      database.transaction((tx) =>
        work(async (text, values = []) => (await tx.query<Row>(text, [...values])).rows),
      ),
    close: () => database.close(),
  };
}

async function openServer(connectionString: string): Promise<Sql> {
  // As many connections as the api has.
  const pool = new Pool({ connectionString, max: 10 });
  const names = new Map<string, string>();
  /** The server keeps the plan of a statement that has a name, as it does for the api. */
  const named = (text: string, values: readonly unknown[]) => {
    const name = names.get(text) ?? `s${names.size}`;
    names.set(text, name);
    return values.length === 0 ? { text } : { name, text, values: [...values] };
  };
  return {
    query: async (text, values = []) => (await pool.query<Row>(named(text, values))).rows,
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(async (text, values = []) => {
          return (await client.query<Row>(named(text, values))).rows;
        });
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
