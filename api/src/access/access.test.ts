import { readUserAccess } from '@portal/api-contract';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';

describe('the access of another user', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());
  afterEach(() => jest.restoreAllMocks());

  const read = async (as: string, email: string) =>
    api.post(readUserAccess.path, { email }, { token: await api.tokenOf(as) });

  it('SHARED-43: an administrator reads guard and abilities, nothing else, and the read is logged by ids', async () => {
    const info = jest.spyOn(api.server.log, 'info');
    const { status, envelope } = await read('sam', 'FAY@portal.test');
    expect(status).toBe(200);
    expect(envelope.data).toEqual({
      guard: 'web',
      abilities: ['system.filters.add'],
      is_admin: false,
      is_super_admin: false,
    });
    const reads = () => info.mock.calls.filter(([, text]) => text === 'access of a user read');
    expect(reads()).toEqual([
      [{ reader: expect.any(Number) as number, user: expect.any(Number) as number }, expect.anything()],
    ]);
    expect((await read('sam', 'nobody@portal.test')).status).toBe(404);
    expect(reads()).toHaveLength(2);
    expect(JSON.stringify(reads())).not.toContain('@');
  });

  it('SHARED-44, API-97: other staff and customers read nothing, whether the account exists or not', async () => {
    for (const email of ['maria@portal.test', 'nobody@portal.test']) {
      for (const name of ['noah', 'fay', 'stella', 'maria']) {
        const { status, envelope } = await read(name, email);
        expect([name, status, envelope.data]).toEqual([name, 403, null]);
      }
    }
  });
});
