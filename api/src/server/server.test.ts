import { endpointTable } from '@portal/domain/endpoints';
import { calls } from '../calls.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';

describe('the server', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await openTestApi();
    token = await api.tokenOf('maria');
  });
  afterAll(() => api.close());

  const hostile = (payload: string, type = 'application/json') =>
    api.server.inject({
      method: 'POST',
      url: '/api/v1/mobile/login',
      payload,
      headers: { 'content-type': type },
    });

  it.each([
    ['broken JSON', '{"email":', 'application/json', 400],
    ['a body of 65 kB', `"${'x'.repeat(65 * 1024)}"`, 'application/json', 413],
    ['another content type', 'email=a', 'application/x-www-form-urlencoded', 415],
    ['no object', '[1]', 'application/json', 422],
    ['a NUL character', '{"email":"a@b.test","password":"\\u0000"}', 'application/json', 422],
    ['a poisoned prototype', '{"__proto__":{"admin":true}}', 'application/json', 400],
    ['wrong types', '{"email":{},"password":[]}', 'application/json', 422],
  ])('API-18, API-98: answers %s with the envelope', async (_name, payload, type, status) => {
    const answer = await hostile(payload, type);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status: false, code: status });
    expect(answer.body).not.toMatch(/\.ts:|node_modules/);
  });

  it.each(['/api/nothing', '/api/v1/mobile/address/zip?zip=%00', '/api/v1/mobile/leases/%E0%A4%A/history'])(
    'API-18: answers %s with the envelope',
    async (url) => {
      const answer = await api.server.inject({ url, headers: { authorization: `Bearer ${token}` } });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.json()).toMatchObject({ status: false });
    },
  );

  it('API-95: routes every call of the table; those to come say so', async () => {
    for (const { id, method, path } of endpointTable) {
      const url = path.replaceAll(/\{\w+\}/g, 'x');
      const answer = await api.server.inject({ method, url });
      expect(answer.statusCode).not.toBe(500);
      if (!calls.some(({ endpoint }) => endpoint.id === id)) expect([422, 501]).toContain(answer.statusCode);
      else expect(answer.statusCode).not.toBe(404);
    }
  });

  it.each([
    ['API-61', 'slides', 4],
    ['API-67', 'stores?latitude=37.09024&longitude=-95.712891&radius=16093.4', 1200],
  ])('%s: GET %s answers its list', async (_row, path, length) => {
    const { envelope } = await api.get(`/api/v1/mobile/${path}`, { token });
    expect(Object.values(envelope.data as Record<string, unknown[]>)[0]).toHaveLength(length);
  });

  it('API-67: a retailer just inside the radius is found and one just outside is not', async () => {
    for (const miles of [5, 10, 20, 50, 80, 100]) {
      const around = async (radius: number) => {
        const query = `latitude=32.8095&longitude=-83.6168&radius=${radius * 1.60934}`;
        const { envelope } = await api.get(`/api/v1/mobile/stores?${query}`, { token });
        return (envelope.data as { stores: unknown[] }).stores.length;
      };
      expect(await around(miles)).toBeGreaterThan(await around(miles - 0.1));
      expect(await around(miles + 0.1)).toBeGreaterThan(await around(miles));
    }
  });

  it('API-68, API-99: places a zip and refuses one that is not in use', async () => {
    const found = await api.get('/api/v1/mobile/address/zip?zip=31201', { token });
    expect(found.envelope.data).toEqual({ lat: 32.8095, lng: -83.6168 });
    expect((await api.get('/api/v1/mobile/address/zip?zip=00000', { token })).status).toBe(404);
  });

  it('API-62: saves the switches', async () => {
    const settings = { notifications: false, solicitations: true };
    const { envelope } = await api.post('/api/v1/mobile/settings', settings, { token });
    expect(envelope.data).toEqual({ settings });
  });

  it('API-46: makes an own method the default, and no other', async () => {
    const path = '/api/v1/mobile/customers/payments/default';
    expect((await api.post(path, { type: 'bank', id: 1 }, { token })).status).toBe(200);
    const { envelope } = await api.get('/api/v1/mobile/banks', { token });
    expect(envelope.data).toMatchObject({
      customer: { default_payment_type: 'BankAccount', default_payment_id: 1 },
    });
    expect((await api.post(path, { type: 'bank', id: 3 }, { token })).status).toBe(404);
    expect((await api.post(path, { type: 'card', id: 8 }, { token })).status).toBe(422);
  });

  it('API-52: another customer’s loan number answers as one that nobody has', async () => {
    const others = await api.get('/api/v1/mobile/leases/FW-310021/history', { token });
    const nobody = await api.get('/api/v1/mobile/leases/FW-0/history', { token });
    expect(others).toEqual(nobody);
    expect(others.status).toBe(404);
  });
});
