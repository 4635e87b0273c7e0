import { join } from 'node:path';
import { readSettings } from '../settings/settings.ts';
import { start, type RunningApi } from '../start.ts';
import { copyTemplate } from '../../test/support/store-template.ts';
import type { TestStore } from '../../test/support/test-store.ts';

describe('the test clock', () => {
  let store: TestStore;
  let api: RunningApi;

  const begin = async (environment: Record<string, string>) => {
    store = await copyTemplate();
    const ports = { API_PORT: '0', SANDBOX_PORT: '0', LOG_LEVEL: 'silent' };
    const settings = readSettings({ ...ports, ...store.environment, ...environment }, __dirname);
    api = await start(settings, join(__dirname, '../..'));
  };
  afterEach(async () => {
    await api.close();
    await store.remove();
  });

  const setClock = async (body: unknown) => {
    const answer = await fetch(`${api.address}/api/test/clock`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, envelope: (await answer.json()) as { data: unknown } };
  };
  const asMaria = async () => {
    const login = await fetch(`${api.address}/api/v1/mobile/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'maria@portal.test', password: 'Portal!demo1' }),
    });
    const { data } = (await login.json()) as { data: { token: string } };
    return { authorization: `Bearer ${data.token}` };
  };

  it('moving to another day draws due payments and ends sessions', async () => {
    await begin({ NODE_ENV: 'test', TEST_CLOCK: '2026-11-20T12:00:00Z' });
    const history = async () => {
      const path = 'api/v1/mobile/leases/BZ-118820/history';
      const answer = await fetch(`${api.address}/${path}`, { headers });
      return { status: answer.status, data: ((await answer.json()) as { data: unknown }).data };
    };
    let headers = await asMaria();
    const before = (await history()).data as object[];

    const { status, envelope } = await setClock({ now: '2026-12-11T12:00:00Z' });
    expect(status).toBe(200);
    expect(JSON.stringify(envelope.data)).toMatch(/^\{"now":"2026-12-11T12:00/);
    expect((await history()).status).toBe(401);
    headers = await asMaria();
    expect((await history()).data).toHaveLength(before.length + 1);
  });

  it('rejects what is not an instant', async () => {
    await begin({ NODE_ENV: 'test' });
    for (const body of [{ now: 'tomorrow' }, { now: '2026-12-11' }, { now: 1 }, {}, 'now']) {
      expect((await setClock(body)).status).toBe(422);
    }
  });

  it('goes from the year 2000 to 2099, where people can still sign in, and no further', async () => {
    await begin({ NODE_ENV: 'test' });
    for (const now of ['9999-12-31T23:59:59Z', '2100-01-01T00:00:00Z', '1999-12-31T23:59:59.999Z']) {
      expect((await setClock({ now })).status).toBe(422);
      expect((await asMaria()).authorization).toMatch(/^Bearer [\w-]+$/);
    }
    for (const now of ['2000-01-01T00:00:00Z', '2099-12-31T23:59:59Z']) {
      expect((await setClock({ now })).status).toBe(200);
      expect((await asMaria()).authorization).toMatch(/^Bearer [\w-]+$/);
    }
  });

  it.each(['production', ''])('does not exist with NODE_ENV=%s', async (mode) => {
    await begin({ NODE_ENV: mode });
    expect((await setClock({ now: '2030-01-01T00:00:00Z' })).status).toBe(404);
    expect((await fetch(`${api.address}/api/test/clock`)).status).toBe(404);
  });
});
