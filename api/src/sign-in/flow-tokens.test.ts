import { eq, sql } from 'drizzle-orm';
import type { Db } from '../store/database.ts';
import { flowTokens } from '../store/schema.ts';
import { seededAt } from '../../test/support/store-template.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { storeType } from '../../test/support/test-store.ts';
import { beginFlow, flowLifetimes } from './flow-tokens.ts';
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
});
