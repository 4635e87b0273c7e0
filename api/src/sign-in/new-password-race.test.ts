import type * as Argon2 from '@node-rs/argon2';
import { verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { seededAt } from '../../test/support/store-template.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { knownDevices, sessions, users } from '../store/schema.ts';

jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  // The real function runs; a test makes something happen before it answers.
  return { ...argon2, verify: jest.fn(argon2.verify) };
});

const old = 'Portal!demo1';
const chosen = { password: 'Some!thing1', password_confirmation: 'Some!thing1' };
const emailOf = (name: string) => `${name}@portal.test`;
const resetToken = /reset\?token=([\w-]+)/;

describe('a password that is set while the one before, or a PIN for another, is compared', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());
  beforeEach(() => api.setTime(seededAt));

  const login = (name: string, password = old) =>
    api.post('/api/v1/mobile/login', { email: emailOf(name), password });
  const found = async (name: string, pattern: RegExp) => {
    const bodies = (await api.emailsOf(name)).map(({ body }) => body);
    return bodies.flatMap((body) => pattern.exec(body)?.[1] ?? [])[0] ?? '';
  };

  /** Asks for a link to set a new password. The returned function uses it. */
  async function askToReset(name: string) {
    const answer = await api.post('/api/v1/mobile/forgot/password', { email: emailOf(name) });
    if (answer.status !== 200) throw new Error('No link was sent.');
    return resetBy(name, await found(name, resetToken));
  }

  /** Asks for a PIN to set a new password, which does not verify the account as the link does. The function uses it. */
  async function askToResetByPin(name: string) {
    const prove = await askForPin(name);
    const proven = await prove();
    return resetBy(name, (proven.envelope.data as { token: string }).token);
  }

  /** Asks for a PIN to set a new password. The function enters it. */
  async function askForPin(name: string) {
    const email = emailOf(name);
    const asked = await api.post('/api/v2/auth/forgot', { email, guard: 'client' });
    const { token } = asked.envelope.data as { token: string };
    const otp = await found(name, /code is (\d{5})/);
    return () => api.post('/api/v2/auth/forgot/verify', { email, otp, token });
  }

  const resetBy = (name: string, token: string) => async () => {
    const reset = { token, email: emailOf(name), ...chosen };
    expect((await api.post('/api/v1/mobile/reset/password', reset)).status).toBe(200);
  };

  /** Lets the next comparison of a password or PIN answer only after something else has happened. */
  const beforeNextComparison = (happens: () => Promise<void>) => {
    const actual = jest.requireActual<typeof Argon2>('@node-rs/argon2');
    jest.mocked(verify).mockImplementationOnce(async (...given) => {
      const matches = await actual.verify(...given);
      await happens();
      return matches;
    });
  };
  const accountOf = async (name: string) => {
    const [account] = await api.db
      .select()
      .from(users)
      .where(eq(users.email, emailOf(name)));
    if (!account) throw new Error(`There is no account of ${name}.`);
    return account;
  };
  const begunBy = async (name: string) => {
    const { id } = await accountOf(name);
    return {
      sessions: await api.db.$count(sessions, eq(sessions.userId, id)),
      devices: await api.db.$count(knownDevices, eq(knownDevices.userId, id)),
    };
  };

  it('API-34, API-37: a sign-in with the old one is answered like a wrong one, and begins nothing', async () => {
    const wrong = await login('maria', 'wrong');
    beforeNextComparison(await askToReset('maria'));
    expect(await login('maria')).toEqual(wrong);
    // The device of the new password alone.
    expect(await begunBy('maria')).toEqual({ sessions: 0, devices: 1 });
    expect((await login('maria', chosen.password)).status).toBe(200);
  });

  it('API-34, API-37: a sign-in to an account that is to be verified emails no PIN', async () => {
    const reset = await askToReset('vera');
    beforeNextComparison(reset);
    expect((await login('vera')).status).toBe(401);
    expect(await found('vera', /code is (\d{5})/)).toBe('');
  });

  it('API-37, API-76: the PIN of a sign-in with the old one verifies nothing, also while it is compared', async () => {
    const { token } = (await login('vito')).envelope.data as { token: string };
    const otp = await found('vito', /code is (\d{5})/);
    beforeNextComparison(await askToResetByPin('vito'));
    expect((await api.post('/api/v2/auth/verify', { token, otp })).status).toBe(404);
    expect((await api.post('/api/v2/auth/verify', { token, otp })).status).toBe(404);
    expect((await accountOf('vito')).verification).toBe('retry');
    expect(await begunBy('vito')).toMatchObject({ sessions: 0 });
  });

  it('API-37, API-63: the email address is not changed by the old one', async () => {
    const token = await api.tokenOf('nora');
    beforeNextComparison(await askToReset('nora'));
    const change = { email: emailOf('nora.new'), password: old };
    const { status, envelope } = await api.put('/api/v1/mobile/users', change, { token });
    expect([status, envelope.error]).toEqual([403, 'The current password is wrong.']);
    expect((await login('nora', chosen.password)).status).toBe(200);
  });

  it('API-37, API-64: the new one is not replaced by who knows the old one', async () => {
    const token = await api.tokenOf('otis');
    beforeNextComparison(await askToReset('otis'));
    const other = { password: 'Other!thing1', password_confirmation: 'Other!thing1' };
    const change = { current_password: old, ...other };
    const { status, envelope } = await api.post('/api/v1/mobile/password', change, { token });
    expect(status).toBe(422);
    expect(envelope.error).toMatchObject({ current_password: ['The current password is wrong.'] });
    expect((await login('otis', chosen.password)).status).toBe(200);
  });

  it('API-78: the new one is not replaced by a session that had to set one', async () => {
    const { id } = await accountOf('evan');
    await api.db.update(users).set({ mustResetPassword: true }).where(eq(users.id, id));
    const token = await api.tokenOf('evan');
    beforeNextComparison(await askToReset('evan'));
    const other = { password: 'Other!thing1', password_confirmation: 'Other!thing1' };
    expect((await api.post('/api/v2/auth/set-password', other, { token })).status).toBe(403);
    expect((await login('evan', chosen.password)).status).toBe(200);
  });

  it('API-37, API-74: the PIN of an email sets no other one than the link of that email does meanwhile', async () => {
    const prove = await askForPin('theo');
    beforeNextComparison(resetBy('theo', await found('theo', resetToken)));
    expect((await prove()).status).toBe(400);
  });

  it('API-63, API-74: a PIN at another address is worth nothing once the owner has the address back', async () => {
    const change = { email: emailOf('mallory'), password: old };
    const token = await api.tokenOf('paige');
    expect((await api.put('/api/v1/mobile/users', change, { token })).status).toBe(200);
    const undo = { token: await found('paige', /undo-email\/([\w-]+)/) };
    const prove = await askForPin('mallory');
    beforeNextComparison(async () => {
      expect((await api.post('/api/v1/mobile/users/email/undo', undo)).status).toBe(200);
    });
    expect((await prove()).status).toBe(400);
  });
});
