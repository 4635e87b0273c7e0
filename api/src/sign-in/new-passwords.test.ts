// cspell:ignore Quexaltorn
import { eq } from 'drizzle-orm';
import { seededAt } from '../../test/support/store-template.ts';
import { signInFailures, users } from '../store/schema.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';

const current = 'Portal!demo1';
const easy = 'password!';
const chosen = 'Some!thing1';
const emailOf = (name: string) => `${name}@portal.test`;

describe('a new password', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    api.setTime(seededAt);
    await api.db.delete(signInFailures);
  });

  const twice = (password: string) => ({ password, password_confirmation: password });
  const register = (password: string, path = '/api/v1/mobile/register', name = 'ada.marlow') =>
    api.post(path, {
      first_name: 'Ada',
      last_name: 'Boone',
      email: emailOf(name),
      timezone: 'UTC',
      guard: 'store',
      ...twice(password),
    });
  const rejected = {
    status: 422,
    envelope: { error: { password: [expect.stringContaining('easy to guess')] } },
  };

  it.each([
    ['a common one with a sign at its end', easy],
    ['a common one in other spelling', 'P@ssw0rd!'],
    ['a common word with a digit', 'Elephant!2'],
    ['keys beside each other', 'qwerty!1'],
    ['a common one with a sign inside', 'pass!word1'],
    ['a common one with a sign before its digits', 'qwerty!123'],
    ['a word and a year', 'Summer!2026'],
    ['a sequence', 'abcdefgh!'],
    ['one character many times', `${'a'.repeat(200)}!`],
    ['the customer’s own first name', 'ada!ada!'],
    ['the customer’s own last name', 'Boone!!!'],
    ['a part of the customer’s own address', 'Marlow!!'],
  ])('API-33, OP-102: may not be %s', async (_name, password) => {
    expect(await register(password)).toMatchObject(rejected);
  });

  it.each([chosen, 'correct horse battery', 'hq!92kmw'])('API-33: may be %s', async (password) => {
    // The first registers; the address is taken for the others.
    expect(await register(password)).not.toMatchObject(rejected);
  });

  it.each(['/api/v1/mobile/register', '/api/v2/auth/register'])(
    'OP-102: is not looked at any more after ten easy ones of one address for an account (%s)',
    async (path) => {
      for (let tries = 0; tries < 10; tries += 1) expect(await register(easy, path)).toMatchObject(rejected);
      expect(await register(easy, path)).toMatchObject({ status: 429 });
    },
  );

  it('OP-102: is not looked at any more after a hundred easy ones of one address for any account', async () => {
    const of = async (index: number) => (await register(easy, undefined, `ada.${index}`)).status;
    const statuses = await Promise.all(Array.from({ length: 120 }, (_, index) => of(index)));
    expect(statuses.filter((status) => status === 422)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it('OP-102: may be a good one after nine easy ones', async () => {
    for (let tries = 0; tries < 9; tries += 1) expect(await register(easy)).toMatchObject(rejected);
    expect(await register(chosen)).not.toMatchObject({ status: 429 });
    // A good one is not counted as an easy one.
    expect(await register(easy)).toMatchObject(rejected);
  });

  it('API-33: has 8 to 255 characters, and all of them count', async () => {
    const long = 'correct horse battery '.repeat(12).slice(0, 255);
    const of = (password: string) => register(password).then(({ status }) => status);
    expect([await of(long.slice(0, 7)), await of(`${long}!`)]).toEqual([422, 422]);
    const email = 'long@portal.test';
    const account = { first_name: 'Al', last_name: 'Day', email, timezone: 'UTC', ...twice(long) };
    expect((await api.post('/api/v1/mobile/register', account)).status).toBe(200);
    const signIn = async (password: string) =>
      (await api.post('/api/v1/mobile/login', { email, password })).status;
    expect([await signIn(long.slice(0, -1)), await signIn(long)]).toEqual([401, 200]);
  });

  it('is stored as argon2id, with the parameters that OWASP names', async () => {
    const stored = await api.db.select({ hash: users.passwordHash }).from(users);
    for (const { hash } of stored) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  // In no list, so that only the account makes it easy to guess.
  const rareName = 'Quexaltorn';
  const renameMaria = () =>
    api.db
      .update(users)
      .set({ lastName: rareName })
      .where(eq(users.email, emailOf('maria')));

  it('API-37, OP-102: is judged after a forgotten password, whose link works on', async () => {
    await renameMaria();
    await api.post('/api/v1/mobile/forgot/password', { email: emailOf('maria') });
    const token = /token=([\w-]+)/.exec((await api.emailsOf('maria'))[0]?.body ?? '')?.[1];
    const reset = (password: string) =>
      api.post('/api/v1/mobile/reset/password', { token, email: emailOf('maria'), ...twice(password) });
    for (const guessed of [easy, `${rareName}!1`]) {
      expect(await reset(guessed)).toMatchObject(rejected);
    }
    expect((await reset(chosen)).status).toBe(200);
  });

  it('API-37, OP-102: is not judged by the names of an account that the link is not for', async () => {
    await renameMaria();
    await api.post('/api/v1/mobile/forgot/password', { email: emailOf('nora') });
    const token = /token=([\w-]+)/.exec((await api.emailsOf('nora'))[0]?.body ?? '')?.[1];
    const ofOther = { token, email: emailOf('maria'), ...twice(`${rareName}!1`) };
    expect((await api.post('/api/v1/mobile/reset/password', ofOther)).status).toBe(400);
  });

  it('API-72, OP-102: is judged when staff register', async () => {
    expect(await register(easy, '/api/v2/auth/register')).toMatchObject(rejected);
  });

  it('API-78, OP-102: is judged after an invitation, which works on', async () => {
    const [invitation] = await api.emailsOf('ivy');
    const token = /invite\/([\w-]+)/.exec(invitation?.body ?? '')?.[1];
    const set = (password: string) => api.post('/api/v2/auth/set-password', { token, ...twice(password) });
    expect(await set(easy)).toMatchObject(rejected);
    expect(await set('Calloway!1')).toMatchObject(rejected);
    expect((await set(chosen)).status).toBe(200);
  });

  it('API-78, OP-102: is judged when it is required', async () => {
    const token = await api.tokenOf('remy');
    const set = (password: string) => api.post('/api/v2/auth/set-password', twice(password), { token });
    expect(await set(easy)).toMatchObject(rejected);
    expect((await set(chosen)).status).toBe(200);
  });

  it('API-64, OP-102: is judged when customers change theirs', async () => {
    const token = await api.tokenOf('evan');
    const change = (password: string) =>
      api.post('/api/v1/mobile/password', { current_password: current, ...twice(password) }, { token });
    expect(await change(easy)).toMatchObject(rejected);
    expect((await change(chosen)).status).toBe(200);
  });
});
