import { currentUser, listCards } from '@portal/api-contract';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';

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

  it('API-18: no answer is run, loaded or framed, and the page of the documentation has its own policy', async () => {
    const policyOf = async (url: string) =>
      String((await api.server.inject(url)).headers['content-security-policy']);
    for (const url of ['/api/health', '/api/nothing', '/api/v1/mobile/leases']) {
      expect(await policyOf(url)).toBe("default-src 'none'; frame-ancestors 'none'");
    }
    expect(await policyOf('/api/docs/static/index.html')).toContain("script-src 'self'");
  });

  it.each([
    ['broken JSON', '{"email":', 'application/json', 400],
    ['a body of 65 kB', `"${'x'.repeat(65 * 1024)}"`, 'application/json', 413],
    ['another content type', 'email=a', 'application/x-www-form-urlencoded', 415],
    ['no object', '[1]', 'application/json', 422],
    ['a NUL character', '{"email":"a@b.test","password":"\\u0000"}', 'application/json', 422],
    ['a poisoned prototype', '{"__proto__":{"admin":true}}', 'application/json', 400],
    ['wrong types', '{"email":{},"password":[]}', 'application/json', 422],
    ['half a character', '{"email":"a@b.test","password":"\\ud83d"}', 'application/json', 422],
  ])('API-18, API-98: answers %s with the envelope', async (_name, payload, type, status) => {
    const answer = await hostile(payload, type);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status: false, code: status });
    expect(answer.body).not.toMatch(/\.ts:|node_modules/);
    // A connection that is closed while its client still sends is reset, and the answer is lost.
    expect(answer.headers.connection).not.toBe('close');
  });

  it.each([
    ['3f1c9a52-7d0e-4b6a-9c1d-2e8f5a6b7c8d', true],
    ['3f1c9a527d0e4b6a9c1d2e8f5a6b7c8d', true],
    ['987-65-4321', false],
    ['kJ3-x_9wkJ3-x_9wkJ3-x_9wkJ3-x_9wkJ3-x_9wkJ3', false],
    ['__proto__', false],
  ])('logs a request under the id sent by a proxy only if it is a UUID: %s', async (id, isTaken) => {
    const answer = await api.server.inject({ url: '/api/health', headers: { 'x-request-id': id } });
    expect(answer.headers['x-request-id'] === id).toBe(isTaken);
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

  it.each([
    ['no Host', '', 400],
    ['an expectation that nobody knows', 'Host: portal.test\r\nExpect: foo\r\n', 417],
    ['two lengths', 'Host: portal.test\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n', 400],
    ['a length in two headers', 'Host: portal.test\r\nContent-Length: 4\r\nContent-Length: 4\r\n', 400],
  ])(
    'API-18: answers %s with the envelope, where Node’s own rejection would have none',
    async (_name, lines, status) => {
      if (!api.server.server.listening) await api.server.listen({ host: '127.0.0.1', port: 0 });
      const { port } = api.server.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1');
      socket.write(`GET /api/health HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
      const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(head).toMatch(/^content-type: application\/json/im);
      expect(head).toMatch(/^x-content-type-options: nosniff/im);
      expect(head).toMatch(/^content-security-policy: default-src 'none'/im);
      expect(JSON.parse(body)).toMatchObject({ status: false, code: status });
    },
  );

  it.each([
    ['API-61', 'slides', 4],
    ['API-67', 'stores?latitude=37.09024&longitude=-95.712891&radius=16093.4', 1200],
  ])('%s: GET %s answers its list', async (_row, path, length) => {
    const { envelope } = await api.get(`/api/v1/mobile/${path}`, { token });
    expect(Object.values(envelope.data as Record<string, unknown[]>)[0]).toHaveLength(length);
  });

  it('API-67: finds a retailer just inside the radius and not one just outside', async () => {
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

  it.each(['99999', 'sofa', ','])('API-67: finds no retailer of the type %j', async (types) => {
    const search = 'latitude=37.09024&longitude=-95.712891&radius=16093.4';
    const { status, envelope } = await api.get(`/api/v1/mobile/stores?${search}&types=${types}`, { token });
    expect([status, envelope.data]).toEqual([200, { stores: [] }]);
  });

  it('API-68, API-99: finds a ZIP code’s position and rejects a code without one in the US', async () => {
    const ask = (zip: string) => api.get(`/api/v1/mobile/address/zip?zip=${zip}`, { token });
    expect((await ask('31201')).envelope.data).toEqual({ lat: 32.8095, lng: -83.6168 });
    // The second is for mail to forces abroad.
    for (const zip of ['00000', '09001']) expect((await ask(zip)).status).toBe(404);
  });

  it('API-67: a radius of zero finds what is exactly there, and a negative radius is rejected', async () => {
    const wide = await api.get('/api/v1/mobile/stores?latitude=32.8&longitude=-83.6&radius=100', { token });
    const [store] = (wide.envelope.data as { stores: { id: number; lat: number; lng: number }[] }).stores;
    const at = `latitude=${store?.lat}&longitude=${store?.lng}`;
    const here = await api.get(`/api/v1/mobile/stores?${at}&radius=0`, { token });
    const found = (here.envelope.data as { stores: { id: number }[] }).stores.map(({ id }) => id);
    expect(found).toContain(store?.id);
    const below = await api.get(`/api/v1/mobile/stores?${at}&radius=-1`, { token });
    expect(below.status).toBe(422);
    expect(below.envelope.error).toHaveProperty('radius');
  });

  it('API-62: saves the phone settings of this customer only', async () => {
    const settings = { notifications: false, solicitations: true };
    const { envelope } = await api.post('/api/v1/mobile/settings', settings, { token });
    expect(envelope.data).toEqual({ settings });
    const settingsOf = async (owner: string) => {
      const user = await api.get('/api/v2/auth/user', { token: owner });
      return currentUser.read(user.envelope.data).phoneSettings;
    };
    expect(await settingsOf(token)).toEqual(settings);
    expect(await settingsOf(await api.tokenOf('nora'))).not.toEqual(settings);
  });

  it('API-15: reads cards of both spellings alike', async () => {
    const { envelope } = await api.get('/api/v1/mobile/cards', { token });
    const [short, long] = (envelope.data as { cards: { card: object }[] }).cards;
    expect(Object.keys(short?.card ?? {})).toEqual(['last4', 'exp_month', 'exp_year', 'name']);
    expect(Object.keys(long?.card ?? {})).toEqual(['cardNumber', 'expirationDate', 'firstName', 'lastName']);
    const { cards } = listCards.read(envelope.data);
    expect(cards.slice(0, 2)).toMatchObject([
      { last4: '4242', holder: 'Maria Alvarez' },
      { last4: '4444', holder: 'Maria Alvarez', expires: { month: 11, year: 2027 } },
    ]);
  });

  it('API-07: lists every lease once, and in the right lists', async () => {
    const { envelope } = await api.get('/api/v1/mobile/leases', { token: await api.tokenOf('ida') });
    const data = envelope.data as Record<'all' | 'current' | 'payments' | 'paidoff', object[]>;
    expect(data.all).toHaveLength(60);
    const running = data.all.filter((lease) => 'extra' in lease && lease.extra !== null);
    const numbers = [...data.current, ...data.paidoff].map(
      (extra) => 'LoanNumber' in extra && extra.LoanNumber,
    );
    expect(numbers.sort()).toEqual(
      running.map((lease) => 'loan_number' in lease && lease.loan_number).sort(),
    );
    expect(data.payments).toHaveLength(data.current.length);
  });

  it('API-46: makes only a customer’s own method the default', async () => {
    const path = '/api/v1/mobile/customers/payments/default';
    expect((await api.post(path, { type: 'bank', id: 1 }, { token })).status).toBe(200);
    const { envelope } = await api.get('/api/v1/mobile/banks', { token });
    expect(envelope.data).toMatchObject({
      customer: { default_payment_type: 'BankAccount', default_payment_id: 1 },
    });
    expect((await api.post(path, { type: 'bank', id: 3 }, { token })).status).toBe(404);
    expect((await api.post(path, { type: 'card', id: 8 }, { token })).status).toBe(422);
  });

  it('API-52: answers another customer’s loan number like one that does not exist', async () => {
    const others = await api.get('/api/v1/mobile/leases/FW-310021/history', { token });
    const nobody = await api.get('/api/v1/mobile/leases/FW-0/history', { token });
    expect(others).toEqual(nobody);
    expect(others.status).toBe(404);
  });
});
