import { checkToken, currentUser, loginCustomer, loginPortal, registerCustomer } from '@portal/api-contract';
import type * as Argon2 from '@node-rs/argon2';
import { verify } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { seededAt } from '../../test/support/store-template.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { absoluteLimit, idleLimit } from './sessions.ts';
import { passwordsBeforeWaiting } from './sign-in-limits.ts';

jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  // Calls are counted; the real function runs.
  return { ...argon2, verify: jest.fn(argon2.verify) };
});

const password = 'Portal!demo1';
const login = '/api/v1/mobile/login';
const check = '/api/v1/mobile/token/login';
const portal = '/api/v2/auth/login';

describe('signing in', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.setTime(seededAt);
  });

  it('API-34, API-04, API-03: answers a customer with user, leases and token', async () => {
    const { status, envelope } = await api.post(login, { email: 'Maria@portal.test', password });
    expect(status).toBe(200);
    const answer = loginCustomer.read(envelope.data);
    expect(answer).toMatchObject({
      leaseCount: 3,
      mustResetPassword: false,
      user: {
        email: 'maria@portal.test',
        firstName: 'Maria',
        displayName: 'Maria Alvarez',
        guard: 'client',
        isAdmin: false,
        phoneSettings: { notifications: true, solicitations: false },
      },
    });
    expect(Object.keys((envelope.data as { user: object }).user)).toEqual(
      expect.arrayContaining(
        'id email full_name first_name last_name cell_phone avatar profile_url display_name is_admin is_super_admin guard abilities phone_settings'.split(
          ' ',
        ),
      ),
    );
  });

  it('API-35, API-31, API-32: a registered customer is signed in at once and the token works', async () => {
    const { status, envelope } = await api.post('/api/v1/mobile/register', {
      first_name: 'Ada',
      last_name: 'Byrd',
      email: 'Ada@portal.test',
      password: 'Some!thing1',
      password_confirmation: 'Some!thing1',
      timezone: 'America/New_York',
    });
    expect(status).toBe(200);
    const { token, user } = registerCustomer.read(envelope.data);
    expect(user).toMatchObject({ email: 'ada@portal.test', guard: 'client' });
    const checked = await api.post(check, undefined, { token });
    expect(checkToken.read(checked.envelope.data)).toMatchObject({
      leaseCount: 0,
      user: { firstName: 'Ada' },
    });
  });

  it('API-33, API-93: a rejected registration names the wrong fields', async () => {
    const { status, envelope } = await api.post('/api/v1/mobile/register', {
      last_name: 5,
      email: 'x',
      password: 'short',
      password_confirmation: 'other',
      timezone: 'UTC',
    });
    expect(status).toBe(422);
    expect(envelope).toMatchObject({ status: false, code: 422 });
    expect(Object.keys(envelope.error as object).sort()).toEqual([
      'email',
      'first_name',
      'last_name',
      'password',
    ]);
  });

  it('API-33: registering an address again is rejected, whatever its case', async () => {
    const { status, envelope } = await api.post('/api/v1/mobile/register', {
      first_name: 'M',
      last_name: 'A',
      email: 'MARIA@portal.test',
      password: 'Some!thing1',
      password_confirmation: 'Some!thing1',
      timezone: 'UTC',
    });
    expect(status).toBe(422);
    expect(envelope.error).toHaveProperty('email');
  });

  it('API-98: a wrong password, an unknown address and another guard get the same answer', async () => {
    const answers = await Promise.all(
      [
        { email: 'evan@portal.test', password: 'wrong' },
        { email: 'nobody@portal.test', password },
        { email: 'sam@portal.test', password },
      ].map((body) => api.post(login, body)),
    );
    for (const answer of answers) {
      expect(answer).toEqual(answers[0]);
      expect(answer.status).toBe(401);
      expect(answer.envelope).toMatchObject({ status: false, error: expect.any(String) as unknown });
    }
  });

  it.each([
    ['a wrong password', 'nick', 'wrong'],
    ['an unknown email', 'nobody-at-all', password],
    ['another guard', 'stella', password],
    ['the right password', 'nick', password],
  ])('API-98: %s costs one hash verification', async (_name, name, given) => {
    const verifications = jest.mocked(verify).mock.calls;
    const before = verifications.length;
    await api.post(login, { email: `${name}@portal.test`, password: given });
    expect(verifications.length).toBe(before + 1);
    const parameters = (verifications.at(-1)?.[0] as string).split('$').slice(0, 4);
    expect(parameters).toEqual(['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']);
  });

  it.each([
    ['API-22', 'vera', 403, 1001],
    ['API-23', 'vito', 449, 1005],
  ])('%s: sends %s to verify with a token', async (_row, name, status, code) => {
    const answer = await api.post(login, { email: `${name}@portal.test`, password });
    expect(answer.status).toBe(status);
    expect(answer.envelope).toMatchObject({
      status: false,
      code,
      data: { token: expect.stringMatching(/^.{40,}$/) as unknown },
    });
  });

  it.each([
    ['sam', 'web'],
    ['stella', 'store'],
    ['rex', 'retailer'],
    ['maria', 'client'],
  ])('API-71, API-28: signs %s in as %s through the staff portal', async (name, guard) => {
    const { envelope } = await api.post(portal, { email: `${name}@portal.test`, password, guard });
    const { token } = loginPortal.read(envelope.data);
    const user = await api.get('/api/v2/auth/user', { token });
    expect(currentUser.read(user.envelope.data)).toMatchObject({ guard });
  });

  it('API-24: the answer says when the password must be reset', async () => {
    const { envelope } = await api.post(portal, { email: 'remy@portal.test', password, guard: 'web' });
    expect(loginPortal.read(envelope.data).mustResetPassword).toBe(true);
  });

  it('API-29: the answer has the abilities of staff', async () => {
    const token = await api.tokenOf('bo');
    const { envelope } = await api.get('/api/v2/auth/user', { token });
    expect(currentUser.read(envelope.data).abilities).toEqual([
      'system.filters.add',
      'system.filters.global.add',
    ]);
  });

  it('API-96: staff can’t use the customer endpoints', async () => {
    const { status } = await api.get('/api/v1/mobile/leases', { token: await api.tokenOf('suzy') });
    expect(status).toBe(403);
  });

  it('API-69: signing out ends that session only', async () => {
    const [ended, other] = [await api.tokenOf('maria'), await api.tokenOf('maria')];
    expect((await api.post('/api/v2/auth/logout', undefined, { token: ended })).status).toBe(200);
    expect((await api.post(check, undefined, { token: ended })).status).toBe(401);
    expect((await api.post(check, undefined, { token: other })).status).toBe(200);
  });

  it.each(['', 'Bearer', 'Bearer short', 'Basic bWFyaWE6eA==', `Bearer ${'x'.repeat(43)}`])(
    'API-21: answers 401 for the authorization %j',
    async (authorization) => {
      const { status, envelope } = await api.post(check, undefined, { headers: { authorization } });
      expect(status).toBe(401);
      expect(envelope).toMatchObject({ status: false, code: 401 });
    },
  );

  it('API-21: a session ends when it is idle for too long, and not while it is used', async () => {
    const token = await api.tokenOf('maria');
    api.setTime(new Date(seededAt.getTime() + idleLimit - 1));
    expect((await api.post(check, undefined, { token })).status).toBe(200);
    api.setTime(new Date(seededAt.getTime() + 2 * idleLimit - 2));
    expect((await api.post(check, undefined, { token })).status).toBe(200);
    api.setTime(new Date(seededAt.getTime() + 3 * idleLimit));
    expect((await api.post(check, undefined, { token })).status).toBe(401);
  });

  it('OP-107: the session check says in how many seconds the session ends', async () => {
    const token = await api.tokenOf('maria');
    const secondsAt = async (at: number) => {
      api.setTime(new Date(seededAt.getTime() + at));
      const { envelope } = await api.post(check, undefined, { token });
      return checkToken.read(envelope.data).expiresInSeconds;
    };
    expect([idleLimit, absoluteLimit]).toEqual([60 * 60_000, 12 * 60 * 60_000]);
    expect(await secondsAt(0)).toBe(idleLimit / 1000);
    expect(await secondsAt(idleLimit - 1000)).toBe(idleLimit / 1000);
    for (let at = idleLimit; at < absoluteLimit; at += idleLimit / 2) await secondsAt(at);
    expect(await secondsAt(absoluteLimit - 90_500)).toBe(90);
  });

  it('API-21: a session ends at its absolute limit, however much it is used', async () => {
    const token = await api.tokenOf('maria');
    for (let at = 0; at < absoluteLimit; at += idleLimit / 2) {
      api.setTime(new Date(seededAt.getTime() + at));
      expect((await api.post(check, undefined, { token })).status).toBe(200);
    }
    api.setTime(new Date(seededAt.getTime() + absoluteLimit));
    expect((await api.post(check, undefined, { token })).status).toBe(401);
  });

  it('API-34: guesses are limited by account and address for a while', async () => {
    const guess = (name: string) => api.post(login, { email: `${name}@portal.test`, password: 'guess' });
    for (let tries = 0; tries < passwordsBeforeWaiting; tries += 1) {
      expect((await guess('otis')).status).toBe(401);
    }
    expect((await guess('otis')).status).toBe(429);
    expect((await api.post(login, { email: 'otis@portal.test', password })).status).toBe(429);
    expect((await api.post(login, { email: 'dana@portal.test', password })).status).toBe(200);
    api.setTime(new Date(seededAt.getTime() + 16 * 60_000));
    expect((await api.post(login, { email: 'otis@portal.test', password })).status).toBe(200);
  });

  it('API-21: tokens are not stored in plain text', async () => {
    const token = await api.tokenOf('maria');
    const { rows } = (await api.db.execute(sql`select * from sessions`)) as unknown as { rows: unknown[] };
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
