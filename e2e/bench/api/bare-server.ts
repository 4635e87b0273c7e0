// A Fastify server that only runs the SQL of a request: the api is compared with it.
import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { openSql, type Query } from './sql.ts';

const { BARE_STORE: store = '', BARE_PORT: port = '' } = process.env;

const sql = await openSql(store);
const server = Fastify();

server.get('/api/health', () => ({ healthy: true }));

/** Runs the statements of the api's list of leases: the session, the leases with their terms, their accounts. */
server.get('/leases', async ({ headers }) => {
  const token = headers.authorization?.slice('Bearer '.length) ?? '';
  const now = new Date();
  const [caller] = await sql.query(
    `select users.*, sessions.last_used_at from sessions inner join users on users.id = sessions.user_id
     where sessions.token_hash = $1 and sessions.expires_at > $2 and sessions.last_used_at > $3`,
    [createHash('sha256').update(token).digest('hex'), now, new Date(now.getTime() - 3_600_000)],
  );
  const leases = await sql.query(
    `select leases.*, lease_terms.* from leases left join lease_terms on lease_terms.lease_id = leases.id
     where leases.user_id = $1 order by leases.id`,
    [caller?.['id']],
  );
  const accounts = await sql.query('select account_of_lease(id) from unnest($1::integer[]) id', [
    leases.map(({ id }) => id),
  ]);
  return { status: true, data: { leases, accounts } };
});

interface Order {
  readonly lease: string;
  readonly amount: number;
  readonly method_id: number;
  readonly date: string;
}

/** Runs the transaction of a payment: idempotency key, locked lease, balance, payment, email, response. */
server.post<{ Body: Order }>('/payments', async ({ headers, body }) => {
  const key = String(headers['idempotency-key']);
  const userId = Number(headers['x-user-id']);
  return sql.transaction((query) => pay(query, { key, userId }, body));
});

interface Payer {
  readonly userId: number;
  readonly key: string;
}

async function pay(query: Query, { key, userId }: Payer, { lease, amount, method_id, date }: Order) {
  const now = new Date();
  const hash = createHash('sha256')
    .update(JSON.stringify([lease, amount, method_id, date]))
    .digest('hex');
  await query(
    `insert into payment_attempts (user_id, key, request_hash, started_at) values ($1, $2, $3, $4)
     on conflict (user_id, key) do update set key = excluded.key returning *`,
    [userId, key, hash, now],
  );
  const [found] = await query(
    `select leases.*, lease_terms.* from leases left join lease_terms on lease_terms.lease_id = leases.id
     where leases.uuid = $1 and leases.user_id = $2 for update of leases`,
    [lease, userId],
  );
  await query('select account_of_lease($1)', [found?.['id']]);
  await query(
    `select amount_cents, pay_on, status from payments
     where lease_id = $1 and status in ('scheduled', 'processing') and pay_on >= $2 order by pay_on`,
    [found?.['id'], date],
  );
  const [bank] = await query('select * from banks where id = $1 and user_id = $2 for update', [
    method_id,
    userId,
  ]);
  const [payment] = await query(
    `insert into payments
       (lease_id, amount_cents, pay_on, status, method_type, method_id, method_last4, is_payoff, created_at)
     values ($1, $2, $3, 'succeeded', 'bank', $4, $5, false, $6) returning *`,
    [found?.['id'], Math.round(amount * 100), date, method_id, bank?.['account_last4'], now],
  );
  await query(
    `insert into movements (lease_id, type, amount_cents, moved_on, payment_type, payment_id)
     values ($1, 'payment', $2, $3, 'ACH', $4)`,
    [found?.['id'], Math.round(amount * 100), date, payment?.['id']],
  );
  await query(
    `insert into emails (recipient, subject, body, status, tries, due_at, created_at)
     values ($1, $2, $3, 'waiting', 0, $4, $4)`,
    ['payer@bench.test', 'Your payment', `Your payment of ${amount} has been processed.`, now],
  );
  const answer = { status: true, code: 200, data: { payment_id: payment?.['id'], amount, date } };
  await query(
    'update payment_attempts set answer_status = 200, answer = $1, payment_id = $2 where user_id = $3 and key = $4',
    [JSON.stringify(answer), payment?.['id'], userId, key],
  );
  return answer;
}

await server.listen({ host: '127.0.0.1', port: Number(port) });
process.once('SIGTERM', () => {
  void server
    .close()
    .then(() => sql.close())
    .then(() => process.exit(0));
});
