import { setPassword, verifyAccount } from '@portal/api-contract';
import { seededAt, testPortal } from '../../test/support/store-template.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { flowLifetimes } from './flow-tokens.ts';
import { passwordsBeforeWaiting, requestsBySubject } from './sign-in-limits.ts';

const old = 'Portal!demo1';
const chosen = { password: 'Some!thing1', password_confirmation: 'Some!thing1' };
const emailOf = (name: string) => `${name}@portal.test`;

describe('account verification', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi();
  });
  afterEach(() => api.close());

  const login = (name: string) => api.post('/api/v1/mobile/login', { email: emailOf(name), password: old });
  const portal = (body: object) => api.post('/api/v2/auth/login', body);
  const tokenAfterLogin = async (name: string) =>
    ((await login(name)).envelope.data as { token: string }).token;
  const found = async (name: string, pattern: RegExp) => {
    const bodies = (await api.emailsOf(name)).map(({ body }) => body);
    return bodies.flatMap((body) => pattern.exec(body)?.slice(1) ?? []);
  };
  const pinOf = async (name: string) => (await found(name, /code is (\d{5})/))[0] ?? '';
  const verify = (body: object) => api.post('/api/v2/auth/verify', body);
  const resend = (token: string) => api.post('/api/v2/auth/verify/resend', { token });

  it.each(['vera', 'vito'])('API-76, OP-33: %s enters the emailed PIN and is signed in', async (name) => {
    const token = await tokenAfterLogin(name);
    const missing = await verify({ token });
    expect([missing.status, missing.envelope.error]).toEqual([422, { otp: ['This is required.'] }]);
    const answer = await verify({ token, otp: await pinOf(name) });
    expect(answer.status).toBe(200);
    expect(verifyAccount.read(answer.envelope.data)).toMatchObject({
      status: 'signed-in',
      signedIn: { user: { email: emailOf(name) } },
    });
    expect((await login(name)).status).toBe(200);
    expect((await verify({ token, otp: await pinOf(name) })).status).toBe(404);
  });

  it('API-76: signing in as often at the same moment as guesses are allowed sends one PIN', async () => {
    const twin = await api.twin();
    const body = { email: emailOf('vera'), password: old };
    const answers = await Promise.all(
      Array.from({ length: passwordsBeforeWaiting }, (_, at) =>
        (at % 2 === 0 ? api : twin).post('/api/v1/mobile/login', body),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
    expect(await found('vera', /code is (\d{5})/)).toHaveLength(1);
    const { token } = answers.at(-1)?.envelope.data as { token: string };
    expect((await verify({ token, otp: await pinOf('vera') })).status).toBe(200);
  });

  it('API-76: a PIN has five tries; signing in again brings no more, but resending does', async () => {
    const token = await tokenAfterLogin('vera');
    const pin = await pinOf('vera');
    const wrong = pin === '11111' ? '22222' : '11111';
    for (let tries = 0; tries < 4; tries += 1) {
      expect((await verify({ token, otp: wrong })).status).toBe(400);
    }
    const again = await tokenAfterLogin('vera');
    expect(await verify({ token: again, otp: wrong })).toMatchObject({
      status: 406,
      envelope: { data: { maxed: true } },
    });
    expect((await verify({ token, otp: pin })).status).toBe(406);
    expect((await resend(token)).status).toBe(200);
    expect((await verify({ token, otp: await pinOf('vera') })).status).toBe(200);
  });

  it.each([
    ['vera', 'client'],
    ['ivy', 'store'],
  ])(
    'OP-110: the link of a forgotten password verifies the account of %s too, but the PIN of that email does not',
    async (name, guard) => {
      const email = emailOf(name);
      const forget = async () => {
        const asked = await api.post('/api/v2/auth/forgot', { email, guard });
        return (asked.envelope.data as { token: string }).token;
      };
      const reset = (token: string | undefined, password: string) =>
        api.post('/api/v2/auth/reset', { token, email, password, password_confirmation: password });

      const token = await forget();
      const proven = await api.post('/api/v2/auth/forgot/verify', { email, otp: await pinOf(name), token });
      await reset((proven.envelope.data as { token: string }).token, 'Some!thing1');
      const unverified = await portal({ email, password: 'Some!thing1', guard });
      expect([1001, 1005]).toContain(unverified.envelope.code);

      await forget();
      const [link] = await found(name, /auth\/reset\?token=([\w-]+)/);
      expect((await reset(link, 'Other!thing1')).status).toBe(200);
      expect((await portal({ email, password: 'Other!thing1', guard })).status).toBe(200);
    },
  );

  it('API-77: resending is limited and needs a token that has not expired', async () => {
    const token = await tokenAfterLogin('vito');
    for (let asks = 0; asks < requestsBySubject; asks += 1) expect((await resend(token)).status).toBe(200);
    expect((await resend(token)).status).toBe(429);
    expect((await resend('unknown')).status).toBe(404);
    api.setTime(new Date(seededAt.getTime() + flowLifetimes.verify));
    expect((await resend(token)).status).toBe(404);
  });

  it('API-78, OP-37: an invitation works until its password is set', async () => {
    const [token = ''] = await found('ivy', /portal\.test\/#\/auth\/invite\/([\w-]+)/);
    for (let opened = 0; opened < 2; opened += 1) {
      const { envelope } = await verify({ token });
      expect(verifyAccount.read(envelope.data)).toEqual({
        status: 'continue',
        token,
        username: 'ivy@portal.test',
      });
    }
    const set = () => api.post('/api/v2/auth/set-password', { token, ...chosen });
    const both = await Promise.all([set(), set()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const done = both.find(({ status }) => status === 200);
    expect(setPassword.read(done?.envelope.data)).toMatchObject({ status: 'signed-in' });
    expect((await verify({ token })).status).toBe(404);
    const [ready, ...earlier] = await api.emailsOf('ivy');
    expect(ready?.subject).toBe('Your account is ready');
    expect(ready?.body).toContain(`${testPortal}/#/auth/login?ui=portal&guard=store\n`);
    expect(earlier).toHaveLength(1);
    const body = { email: emailOf('ivy'), guard: 'store', password: chosen.password };
    expect((await portal(body)).status).toBe(200);
  });

  it('API-78, API-24: remy sets a new password with the session; others change theirs in the profile', async () => {
    const set = (token?: string) =>
      api.post('/api/v2/auth/set-password', chosen, token === undefined ? {} : { token });
    expect((await set()).status).toBe(401);
    expect((await set('x'.repeat(43))).status).toBe(401);
    expect((await set(await api.tokenOf('sam'))).status).toBe(403);
    const [own, other] = [await api.tokenOf('remy'), await api.tokenOf('remy')];
    const same = { password: old, password_confirmation: old };
    const kept = await api.post('/api/v2/auth/set-password', same, { token: own });
    expect([kept.status, kept.envelope.error]).toEqual([
      422,
      { password: [expect.stringContaining('another')] },
    ]);
    expect((await set(own)).status).toBe(200);
    expect((await api.get('/api/v2/auth/user', { token: own })).envelope.data).toMatchObject({
      must_reset_password: false,
    });
    expect((await api.get('/api/v2/auth/user', { token: other })).status).toBe(401);
  });

  it('API-71, OP-37: a link signs in once, and only with its own code', async () => {
    const [[token = '', code = ''] = []] = [await found('maria', /one-time\/([\w-]+)\?code=([\w-]+)/)];
    expect((await portal({ token, code: 'other' })).status).toBe(401);
    const both = await Promise.all([portal({ token, code }), portal({ token, code })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('API-72: a registered customer is signed in, staff verify first, and system accounts need an invitation', async () => {
    const register = (name: string, guard: string) =>
      api.post('/api/v2/auth/register', {
        first_name: 'Al',
        last_name: 'Day',
        email: emailOf(name),
        timezone: 'UTC',
        guard,
        ...chosen,
      });
    expect((await register('al', 'client')).envelope.data).toHaveProperty('user');
    const staff = await register('bea', 'retailer');
    expect(staff.envelope.data).toEqual({ token: expect.any(String) as unknown });
    const { token } = staff.envelope.data as { token: string };
    const body = { email: emailOf('bea'), guard: 'retailer', password: chosen.password };
    expect((await portal(body)).status).toBe(449);
    expect((await verify({ token, otp: await pinOf('bea') })).status).toBe(200);
    expect((await portal(body)).status).toBe(200);
    const system = await register('cy', 'web');
    expect([system.status, Object.keys(system.envelope.error as object)]).toEqual([422, ['guard']]);
    expect((await register('al', 'store')).envelope.error).toHaveProperty('email');
  });

  it('API-76: guesses at tokens are limited by address', async () => {
    for (let tries = 0; tries < 100; tries += 1) {
      expect((await verify({ token: `guess-${tries}` })).status).toBe(404);
    }
    expect((await verify({ token: 'guess' })).status).toBe(429);
  });
});
