import { eq, sql } from 'drizzle-orm';
import type { Db } from '../store/database.ts';
import { flowTokens, users } from '../store/schema.ts';
import { seededAt } from '../../test/support/store-template.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { storeType } from '../../test/support/test-store.ts';
import { until } from '../../test/support/until.ts';
import { beginFlow, endFlows, flowLifetimes } from './flow-tokens.ts';
import { hashOf } from './secrets.ts';

const later = new Date(seededAt.getTime() + flowLifetimes.reset + 1);

describe('flow tokens', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  const begin = (db: Db, now: Date) => beginFlow(db, { purpose: 'reset', userId: null }, now);
  const isKept = async (token: string) =>
    (await api.db.$count(flowTokens, eq(flowTokens.tokenHash, hashOf(token)))) === 1;

  it('expired tokens are deleted when another flow begins', async () => {
    const [old, young] = [await begin(api.db, seededAt), await begin(api.db, later)];
    expect([await isKept(old), await isKept(young)]).toEqual([false, true]);
  });

  // The embedded database has one transaction at a time.
  if (storeType === 'folder') return;

  it('beginning a flow does not wait for another transaction that deletes expired tokens', async () => {
    const old = await begin(api.db, seededAt);
    const young = await api.db.transaction(async (first) => {
      await begin(first, later);
      return api.db.transaction(async (second) => {
        await second.execute(sql`set local lock_timeout = '1s'`);
        return begin(second, later);
      });
    });
    expect([await isKept(old), await isKept(young)]).toEqual([false, true]);
  });

  it('API-37: of two links of one account that are used at once, one works, and neither waits for the other for ever', async () => {
    const email = 'maria@portal.test';
    const ask = () => api.post('/api/v1/mobile/forgot/password', { email });
    await Promise.all([ask(), ask()]);
    const tokens = (await api.emailsOf('maria')).flatMap(
      ({ body }) => /reset\?token=([\w-]+)/.exec(body)?.[1] ?? [],
    );
    const password = 'Some!thing1';
    const reset = (token: string) =>
      api.post('/api/v1/mobile/reset/password', { token, email, password, password_confirmation: password });
    const answers = await api.db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.email, email)).for('update');
      const resets = tokens.slice(0, 2).map(reset);
      await until(async () => (await waitingForLocks()) === 2);
      return { resets };
    });
    const statuses = (await Promise.all(answers.resets)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400]);
  });

  it('API-36, API-81: emails for a new password that are under way while the account gets another address open nothing', async () => {
    const email = 'nora@portal.test';
    const forgot = () => api.post('/api/v1/mobile/forgot/password', { email });
    const { token } = (await forgot()).envelope.data as { token: string };
    const [nora] = await api.db.select().from(users).where(eq(users.email, email));
    if (!nora) throw new Error('There is no account of nora.');
    const isNora = eq(users.id, nora.id);
    const asked = await api.db.transaction(async (tx) => {
      await tx.select().from(users).where(isNora).for('update');
      const answers = [forgot(), api.post('/api/auth/verify/resend', { token })];
      await until(async () => (await waitingForLocks()) === answers.length);
      await tx.update(users).set({ email: 'nora.before@portal.test' }).where(isNora);
      await endFlows(tx, { userId: nora.id, emails: [email] });
      return { answers };
    });
    expect((await Promise.all(asked.answers)).map(({ status }) => status)).toEqual([200, 404]);
    expect(await api.db.$count(flowTokens, eq(flowTokens.userId, nora.id))).toBe(0);
  });

  const waitingForLocks = () =>
    api.db.$count(sql`pg_stat_activity`, sql`datname = current_database() and wait_event_type = 'Lock'`);
});
