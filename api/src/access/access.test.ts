import { readUserAccess } from '@portal/api-contract';
import { eq } from 'drizzle-orm';
import { users } from '../store/schema.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';

describe('the access of another user', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  const idOf = async (name: string) => {
    const [user] = await api.db
      .select()
      .from(users)
      .where(eq(users.email, `${name}@portal.test`));
    return user?.id;
  };
  const read = async (as: string, email: string) =>
    api.post(readUserAccess.path, { email }, { token: await api.tokenOf(as) });

  it('SHARED-43: an administrator reads guard and abilities, nothing else, and the read is logged by ids', async () => {
    const { status, envelope } = await read('sam', 'FAY@portal.test');
    expect(status).toBe(200);
    expect(envelope.data).toEqual({
      guard: 'web',
      abilities: ['system.filters.add'],
      is_admin: false,
      is_super_admin: false,
    });
    expect((await read('sam', 'nobody@portal.test')).status).toBe(404);
    const reads = api.securityEvents.filter(({ event }) => event === 'admin-read');
    expect(reads).toMatchObject([
      { outcome: 'succeeded', caller: await idOf('sam'), account: await idOf('fay') },
      { outcome: 'rejected', caller: await idOf('sam'), account: null },
    ]);
    expect(JSON.stringify(reads)).not.toContain('@');
  });

  it('SHARED-44, API-97: other staff and customers read nothing, whether the account exists or not', async () => {
    for (const email of ['maria@portal.test', 'nobody@portal.test']) {
      for (const name of ['noah', 'fay', 'stella', 'maria']) {
        const { status, envelope } = await read(name, email);
        expect([name, status, envelope.data]).toEqual([name, 403, null]);
      }
    }
    expect((await read('fay', 'maria@portal.test')).envelope.error).toBe(
      'You may not read the access of another user.',
    );
  });

  it('SHARED-44: who has the ability reads it, without being an administrator', async () => {
    const token = await api.tokenOf('noah');
    const id = await idOf('noah');
    await api.db
      .update(users)
      .set({ abilities: ['system.users.access'] })
      .where(eq(users.id, id ?? 0));
    expect((await api.post(readUserAccess.path, { email: 'maria@portal.test' }, { token })).status).toBe(200);
  });
});
