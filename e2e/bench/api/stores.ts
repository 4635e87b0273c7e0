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
/** Customers who pay, as many as that the leases of each are as few as a customer has. */
const payers = 400;
const leasesOfPayer = 5;

/** A lease that is paid, with what its customer pays it by. */
export interface PayableLease {
  readonly uuid: string;
  readonly userId: number;
  readonly token: string;
  readonly bank: number;
}

/** The data of one measurement, for the api and for the bare server. */
export interface BenchStore {
  readonly name: string;
  readonly api: string;
  readonly bare: string;
  /** Of the customer who reads leases. */
  readonly readerToken: string;
  readonly leases: readonly PayableLease[];
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

async function prepare(store: string): Promise<Pick<BenchStore, 'readerToken' | 'leases'>> {
  const { url, api } = await startApiOn(store);
  const { token: readerToken } = await CustomerApi.signIn(url, reader);
  await api.stop();
  const sql = await openSql(store);
  try {
    await sql.query(
      `with payers as (
         insert into users (guard, email, password_hash, created_at)
         select 'client', 'payer-' || n || '@bench.test', '-', now() from generate_series(1, ${payers}) n
         returning id),
       accounts as (
         insert into banks (user_id, bank, owner, routing_last4, account_last4, created_at)
         select id, 'Bench Bank', 'Payer', '0281', '4821', now() from payers),
       signed_in as (
         insert into sessions (token_hash, user_id, created_at, last_used_at, expires_at)
         select encode(sha256(('session-of-the-payer-' || id)::bytea), 'hex'), id, now(), now(), now() + interval '1 hour' from payers)
       insert into leases (uuid, loan_number, user_id, store_name, state_code, application_date, items, created_at)
       select gen_random_uuid(), 'BENCH-' || id || '-' || n, id, 'Bench Store', 'F', current_date, '[]', now()
       from payers, generate_series(1, ${leasesOfPayer}) n`,
    );
    await sql.query(
      `insert into lease_terms
         (lease_id, began_on, term, monthly_cents, total_cents, first_due_on, due_day, early_payoff_on, early_discount_cents)
       select id, current_date, 36, 5000, 180000, current_date + 10, 15, current_date - 1, 0
       from leases where loan_number like 'BENCH-%'`,
    );
    // Only what is filled: tables that are empty by their statistics are read from end to end, for ever on the embedded one.
    await sql.query('analyze users, banks, sessions, leases, lease_terms');
    const leases = await sql.query(
      `select leases.uuid, leases.user_id, banks.id as bank
       from leases inner join banks on banks.user_id = leases.user_id
       where leases.loan_number like 'BENCH-%' order by random()`,
    );
    return {
      readerToken,
      leases: leases.map(({ uuid, user_id, bank }) => ({
        uuid: String(uuid),
        userId: Number(user_id),
        token: `session-of-the-payer-${String(user_id)}`,
        bank: Number(bank),
      })),
    };
  } finally {
    await sql.close();
  }
}
