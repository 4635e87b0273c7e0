import { openTestApi, type TestApi } from '../../test/support/test-api.ts';

const shop = 'https://shop.example';

describe('pages of others that show an element of the portal', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await openTestApi({ embedOrigins: [shop, 'http://localhost:5000'] });
    token = await api.tokenOf('maria');
  });
  afterAll(() => api.close());

  const call = (origin: string | undefined, headers: Record<string, string> = {}) =>
    api.server.inject({
      url: '/api/v1/mobile/leases',
      headers: { ...(origin && { origin }), authorization: `Bearer ${token}`, ...headers },
    });
  const preflight = (origin: string) =>
    api.server.inject({
      method: 'OPTIONS',
      url: '/api/v1/mobile/leases',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization,x-brand',
      },
    });

  it('are let in by their exact origin, with their cookies, and read what an element needs', async () => {
    const { statusCode, headers } = await call(shop);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': shop,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'Content-Disposition, Retry-After',
      vary: 'Origin',
    });
  });

  it('may ask before a call with which methods and headers they may', async () => {
    const { statusCode, headers, body } = await preflight(shop);
    expect([statusCode, body]).toEqual([204, '']);
    expect(headers).toMatchObject({
      'access-control-allow-origin': shop,
      'access-control-allow-methods': 'GET, POST, PUT',
      'access-control-allow-headers':
        'Authorization, Content-Type, X-Brand, X-Portal, X-Timezone, Idempotency-Key',
    });
  });

  it('read the failures of the api too', async () => {
    const { statusCode, headers } = await call(shop, { authorization: 'Bearer nobody' });
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([401, shop]);
  });

  it.each([
    'https://shop.example.evil',
    'https://evil.shop.example',
    'http://shop.example',
    'null',
    `${shop}:444`,
  ])('of another origin are not let in: %s', async (origin) => {
    expect((await call(origin)).headers).not.toHaveProperty('access-control-allow-origin');
    const { statusCode, headers } = await preflight(origin);
    expect(statusCode).toBe(404);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('are none by default: no answer has a header for other origins', async () => {
    const closed = await openTestApi();
    const { headers } = await closed.server.inject({ url: '/api/health', headers: { origin: shop } });
    expect(Object.keys(headers).filter((name) => /^(access-control|vary)/.test(name))).toEqual([]);
    await closed.close();
  });
});
