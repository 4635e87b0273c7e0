import { knownDevices, signInFailures } from '../store/schema.ts';
import { seededAt } from '../../test/support/store-template.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { deviceLifetime } from './known-devices.ts';
import { hashOf } from './secrets.ts';
import {
  failuresByAccountAndAddress,
  failuresByAddress,
  mostFailuresByAccount,
  mostRequestsBySubject,
  passwordsBeforeWaiting,
} from './sign-in-limits.ts';

const password = 'Portal!demo1';
const emailOf = (name: string) => `${name}@portal.test`;

describe('a known device', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    api.setTime(seededAt);
    await api.db.delete(signInFailures);
  });

  const login = (name: string, given: string, { address = '192.0.2.1', device = '' } = {}) =>
    api.server.inject({
      method: 'POST',
      url: '/api/v1/mobile/login',
      headers: { 'x-forwarded-for': address, cookie: `other=1; ${device}` },
      payload: { email: emailOf(name), password: given },
    });
  const deviceOf = async (name: string, device = '') => {
    const answer = await login(name, password, { device });
    return String(answer.headers['set-cookie']).split(';')[0] ?? '';
  };
  /** Stores as many wrong passwords from as many addresses as shut an account. */
  const guessFromEverywhere = async (name: string, later = 0) => {
    const guesses = Array.from({ length: mostFailuresByAccount }, (_, index) => ({
      accountHash: hashOf(`client:${emailOf(name)}`),
      address: `198.51.100.${index}`,
      failedAt: new Date(seededAt.getTime() + later),
    }));
    await api.db.insert(signInFailures).values(guesses);
  };
  const statusOf = async (answer: ReturnType<typeof login>) => (await answer).statusCode;

  it('API-34: is known by a cookie that scripts cannot read and that goes to the api alone', async () => {
    const { headers } = await login('maria', password);
    expect(headers['set-cookie']).toMatch(
      /^__Secure-portal_device=[\w-]{43}; Path=\/api; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
    );
    const stored = JSON.stringify(await api.db.select().from(knownDevices));
    expect(stored).not.toContain(/=([\w-]+)/.exec(String(headers['set-cookie']))?.[1]);
  });

  it('API-34: signs in while others guess at the account from everywhere', async () => {
    const device = await deviceOf('paige');
    await guessFromEverywhere('paige');
    expect(await statusOf(login('paige', password, { address: '203.0.113.1' }))).toBe(429);
    expect(await statusOf(login('paige', password, { address: '203.0.113.1', device }))).toBe(200);
  });

  it('API-34: signs in while somebody guesses from the same address', async () => {
    const device = await deviceOf('otis');
    for (let tries = 0; tries < passwordsBeforeWaiting; tries += 1) await login('otis', 'guess');
    expect(await statusOf(login('otis', password))).toBe(429);
    expect(await statusOf(login('otis', password, { device }))).toBe(200);
  });

  it('API-34: signs in while somebody guesses at many accounts from the same address', async () => {
    const device = await deviceOf('otis');
    const guesses = Array.from({ length: failuresByAddress }, (_, index) => ({
      accountHash: hashOf(`client:${emailOf(`other-${index}`)}`),
      address: '192.0.2.1',
      failedAt: seededAt,
    }));
    await api.db.insert(signInFailures).values(guesses);
    expect(await statusOf(login('otis', password))).toBe(429);
    expect(await statusOf(login('otis', password, { device }))).toBe(200);
  });

  it('API-34: has the limit of its own wrong passwords, from whatever address', async () => {
    const device = await deviceOf('evan');
    for (let tries = 0; tries < passwordsBeforeWaiting; tries += 1) {
      expect(await statusOf(login('evan', 'guess', { device, address: `192.0.2.${tries}` }))).toBe(401);
    }
    expect(await statusOf(login('evan', password, { device }))).toBe(429);
    expect(await statusOf(login('evan', password))).toBe(200);
  });

  it('API-34: is not known to another account until it signs in to that, too', async () => {
    const device = await deviceOf('abe');
    await guessFromEverywhere('nick');
    expect(await statusOf(login('nick', password, { address: '203.0.113.1', device }))).toBe(429);
    await api.db.delete(signInFailures);
    expect(await deviceOf('nick', device)).toBe(device);
    await guessFromEverywhere('nick');
    expect(await statusOf(login('nick', password, { address: '203.0.113.1', device }))).toBe(200);
  });

  it('API-34: is forgotten a year after its last sign-in, and when the password changes', async () => {
    const device = await deviceOf('ida');
    api.setTime(new Date(seededAt.getTime() + deviceLifetime));
    await guessFromEverywhere('ida', deviceLifetime);
    expect(await statusOf(login('ida', password, { address: '203.0.113.1', device }))).toBe(429);
    api.setTime(seededAt);
    const chosen = { password: 'Some!thing1', password_confirmation: 'Some!thing1' };
    const token = await api.tokenOf('ida');
    await api.db.delete(signInFailures);
    await api.post('/api/v1/mobile/password', { current_password: password, ...chosen }, { token });
    await guessFromEverywhere('ida');
    expect(await statusOf(login('ida', chosen.password, { address: '203.0.113.1', device }))).toBe(429);
  });

  it('API-34: is not taken over from a cookie that somebody made up', async () => {
    const made = `__Secure-portal_device=${'x'.repeat(43)}`;
    expect(await deviceOf('dana', made)).not.toBe(made);
  });

  it('API-34: is not known by a cookie that could have been set without HTTPS', async () => {
    const device = await deviceOf('dana');
    const unprotected = device.replace('__Secure-', '');
    expect(unprotected).not.toBe(device);
    await guessFromEverywhere('dana');
    const from = (cookie: string) => login('dana', password, { address: '203.0.113.1', device: cookie });
    expect(await statusOf(from(unprotected))).toBe(429);
    expect(await statusOf(from(device))).toBe(200);
  });

  it('API-34, OP-101: too many wrong passwords are answered with the time to wait', async () => {
    for (let tries = 0; tries < passwordsBeforeWaiting; tries += 1) await login('carl', 'guess');
    api.setTime(new Date(seededAt.getTime() + 10_000));
    const answer = await login('carl', password);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '20']);
    expect(answer.json()).toMatchObject({
      error: 'Too many attempts. Please wait 20 seconds and try again.',
    });
  });

  it('API-34, API-37: is the one that the password was set with by the emailed link, also while others guess from everywhere', async () => {
    const forgot = (headers = {}) =>
      api.post('/api/v1/mobile/forgot/password', { email: emailOf('rita') }, { headers });
    await forgot();
    const token = /token=([\w-]+)/.exec((await api.emailsOf('rita'))[0]?.body ?? '')?.[1];
    const chosen = { password: 'Some!thing1', password_confirmation: 'Some!thing1' };
    // Nobody else can use up the tries of the link.
    for (let tries = 0; tries < failuresByAccountAndAddress; tries += 1) {
      const wrong = { token: `wrong-${tries}`, email: emailOf('rita'), ...chosen };
      expect((await api.post('/api/v1/mobile/reset/password', wrong)).status).toBe(400);
    }
    const reset = await api.server.inject({
      method: 'POST',
      url: '/api/v1/mobile/reset/password',
      payload: { token, email: emailOf('rita'), ...chosen },
    });
    expect(reset.statusCode).toBe(200);
    const device = String(reset.headers['set-cookie']).split(';')[0] ?? '';
    await guessFromEverywhere('rita');
    expect(await statusOf(login('rita', chosen.password, { address: '203.0.113.1' }))).toBe(429);
    expect(await statusOf(login('rita', chosen.password, { address: '203.0.113.1', device }))).toBe(200);
  });

  it('API-36: gets the email of a forgotten password however often others ask for it', async () => {
    const device = await deviceOf('paul');
    const ask = (headers: Record<string, string>) =>
      api.post('/api/v1/mobile/forgot/password', { email: emailOf('paul') }, { headers });
    for (let asks = 0; asks < mostRequestsBySubject; asks += 1) {
      expect((await ask({ 'x-forwarded-for': `198.51.100.${asks}` })).status).toBe(200);
    }
    expect((await ask({ 'x-forwarded-for': '203.0.113.1' })).status).toBe(403);
    expect((await ask({ 'x-forwarded-for': '203.0.113.1', cookie: device })).status).toBe(200);
  });
});
