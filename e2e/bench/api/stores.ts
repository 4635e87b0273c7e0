import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, startServer, type ServerProcess } from '@portal/tooling/process';
import { CustomerApi } from '../../site/customer-api.ts';
import { apiProgram } from '../../site/paths.ts';
import { openSql } from './sql.ts';

/** Reads her leases. */
export const reader = 'maria';
/** Has no lease in the demo: the bench creates those that are paid. */
export const payer = 'nora';

/** Enough that none is ever paid off. */
const payableLeases = 2000;

/** The data of one measurement, for the api and for the bare server. */
export interface BenchStore {
  readonly name: string;
  readonly api: string;
  readonly bare: string;
  readonly tokens: { readonly reader: string; readonly payer: string };
  readonly leases: readonly string[];
  readonly bank: number;
  remove(): Promise<void>;
}

/** The embedded database allows one process: each side gets a copy of the same folder. */
export async function embeddedStore(): Promise<BenchStore> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const [api, bare] = [join(folder, 'api'), join(folder, 'bare')];
  const prepared = await prepare(api);
  await cp(api, bare, { recursive: true });
  return {
    name: 'PGlite',
    api,
    bare,
    ...prepared,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Both sides use the same database of the server. */
export async function serverStore(serverUrl: string): Promise<BenchStore> {
  const name = `portal_bench_${randomUUID().replaceAll('-', '')}`;
  const server = await openSql(serverUrl);
  await server.query(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return {
    name: 'PostgreSQL',
    api: url.href,
    bare: url.href,
    ...(await prepare(url.href)),
    async remove() {
      await server.query(`drop database ${name} with (force)`);
      await server.close();
    },
  };
}

/** Starts the api as it is deployed, with its log. */
export async function startApiOn(
  store: string,
): Promise<{ readonly url: string; readonly api: ServerProcess }> {
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const database = store.startsWith('postgres')
    ? { DATABASE_URL: store, DATA_DIR: '' }
    : { DATABASE_URL: '', DATA_DIR: store };
  const api = await startServer({
    name: 'api',
    program: process.execPath,
    args: ['--enable-source-maps', apiProgram],
    env: {
      ...process.env,
      ...database,
      API_PORT: new URL(url).port,
      SANDBOX_PORT: '0',
      LOG_LEVEL: 'info',
      DEMO: 'true',
    },
    ready: { health: `${url}/api/health` },
  });
  return { url, api };
}

async function prepare(store: string): Promise<Pick<BenchStore, 'tokens' | 'leases' | 'bank'>> {
  const { url, api } = await startApiOn(store);
  const [reading, paying] = [await CustomerApi.signIn(url, reader), await CustomerApi.signIn(url, payer)];
  const tokens = { reader: reading.token, payer: paying.token };
  await api.stop();
  const sql = await openSql(store);
  try {
    const [bank] = await sql.query(
      `insert into banks (user_id, bank, owner, routing_last4, account_last4, created_at)
       select id, 'Bench Bank', 'Nora', '0281', '4821', now() from users where email = $1 returning id`,
      [`${payer}@portal.test`],
    );
    const leases = await sql.query(
      `insert into leases
         (uuid, loan_number, user_id, store_name, state_code, application_date, items, created_at)
       select gen_random_uuid(), 'BENCH-' || n, users.id, 'Bench Store', 'F', current_date, '[]', now()
       from users, generate_series(1, ${payableLeases}) n where email = $1 returning uuid`,
      [`${payer}@portal.test`],
    );
    await sql.query(
      `insert into lease_terms
         (lease_id, began_on, term, monthly_cents, total_cents, first_due_on, due_day, early_payoff_on, early_discount_cents)
       select id, current_date, 36, 5000, 180000, current_date + 10, 15, current_date - 1, 0
       from leases where loan_number like 'BENCH-%'`,
    );
    await sql.query('analyze');
    return { tokens, leases: leases.map(({ uuid }) => String(uuid)), bank: Number(bank?.['id']) };
  } finally {
    await sql.close();
  }
}
