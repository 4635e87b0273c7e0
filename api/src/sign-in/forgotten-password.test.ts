import { forgotPassword, forgotPortal } from '@portal/api-contract';
import type * as Argon2 from '@node-rs/argon2';
import { hash } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import { pins } from '../store/schema.ts';
import { seededAt, testPortal } from '../../test/support/store-template.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { flowLifetimes } from './flow-tokens.ts';
import { hashPassword } from './passwords.ts';
import { forgotSubject, pinLifetime, pinTries } from './pins.ts';
import { hashOf } from './secrets.ts';
import { requestsBySubject } from './sign-in-limits.ts';

jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  // Calls are counted; the real function runs.
  return { ...argon2, hash: jest.fn(argon2.hash) };
});

const old = 'Portal!demo1';
const chosen = { password: 'Some!thing1', password_confirmation: 'Some!thing1' };
const emailOf = (name: string) => `${name}@portal.test`;

describe('a forgotten password', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.setTime(seededAt);
  });

  const later = (milliseconds: number) => api.setTime(new Date(seededAt.getTime() + milliseconds));
  const login = (name: string, password: string) =>
    api.post('/api/v1/mobile/login', { email: emailOf(name), password });
  const forgot = (name: string) =>
    api.post('/api/v1/mobile/forgot/password?mobile=yes', { email: emailOf(name) });
  const newest = async (name: string) => (await api.emailsOf(name))[0]?.body ?? '';
  const linkOf = async (name: string) => /token=([\w-]+)/.exec(await newest(name))?.[1] ?? '';
  const reset = (name: string, token: string, body: object = chosen) =>
    api.post('/api/v1/mobile/reset/password', { token, email: emailOf(name), ...body });

  it('API-36, API-37: the emailed link sets a new password once and ends every session', async () => {
    const session = await api.tokenOf('maria');
    const { status, envelope } = await forgot('maria');
    expect(status).toBe(200);
    const handle = forgotPassword.read(envelope.data).token;
    const link = await linkOf('maria');
    expect(await newest('maria')).toContain(
      `https://portal.test/#/auth/reset?token=${link}&email=maria%40portal.test`,
    );
    expect((await reset('maria', handle)).status).toBe(400);
    expect((await reset('evan', link)).status).toBe(400);
    expect((await reset('maria', link)).status).toBe(200);
    expect((await login('maria', old)).status).toBe(401);
    expect((await login('maria', chosen.password)).status).toBe(200);
    expect((await api.post('/api/v1/mobile/token/login', undefined, { token: session })).status).toBe(401);
    expect((await reset('maria', link)).status).toBe(400);
  });

  it('API-37: of simultaneous uses of a link one succeeds, and other links stop working', async () => {
    await forgot('evan');
    const first = await linkOf('evan');
    await forgot('evan');
    const second = await linkOf('evan');
    const answers = await Promise.all([1, 2, 3].map(() => reset('evan', second)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await reset('evan', first)).status).toBe(400);
  });

  it('API-37: a link expires after half an hour, and a rejected password does not use it up', async () => {
    await forgot('paige');
    const link = await linkOf('paige');
    const bad = await reset('paige', link, { password: 'short', password_confirmation: 'short' });
    expect(bad.status).toBe(422);
    later(flowLifetimes.reset);
    expect((await reset('paige', link)).status).toBe(400);
    later(flowLifetimes.reset - 1);
    expect((await reset('paige', link)).status).toBe(200);
  });

  it('API-36: known, unknown and staff addresses get the same answer; only their owners learn more', async () => {
    for (const name of ['dana', 'nobody', 'sam']) {
      const { status, envelope } = await forgot(name);
      expect([status, Object.keys(envelope.data as object)]).toEqual([200, ['token']]);
    }
    expect(await newest('dana')).toContain('/#/auth/reset');
    expect(await newest('nobody')).toContain('no account');
    expect(await newest('sam')).not.toContain('no account');
  });

  it.each([
    ['stella', 'client', 'stores', '?ui=portal&guard=store'],
    ['rex', 'store', 'retailers', '?ui=portal&guard=retailer'],
    ['suzy', 'retailer', 'system staff', '?ui=portal&guard=web'],
    ['nora', 'store', 'customers', ''],
  ])('API-36, API-73: %s, who asks as %s, is told of the login for %s', async (name, guard, whose, query) => {
    expect((await api.post(forgotPortal.path, { email: emailOf(name), guard })).status).toBe(200);
    expect((await api.emailsOf(name))[0]?.subject).toBe(`Your account is at the login for ${whose}`);
    expect(await newest(name)).toContain(`\n${testPortal}/#/auth/login${query}\n`);
    expect(await newest(name)).not.toContain('token=');
  });

  it('API-36, API-73: known and unknown addresses cost the same work', async () => {
    const rowsOf = async (table: string) => {
      const { rows } = (await api.db.execute(sql.raw(`select * from ${table}`))) as unknown as {
        rows: unknown[];
      };
      return rows.length;
    };
    const work = async () => [
      jest.mocked(hash).mock.calls.length,
      ...(await Promise.all(['emails', 'flow_tokens', 'pins', 'sign_in_failures'].map(rowsOf))),
    ];
    const costOf = async (ask: () => Promise<unknown>) => {
      const before = await work();
      await ask();
      return (await work()).map((count, index) => count - (before[index] ?? 0));
    };
    const byPin = (name: string) =>
      costOf(() => api.post('/api/v2/auth/forgot', { email: emailOf(name), guard: 'client' }));
    expect(await costOf(() => forgot('otis'))).toEqual(await costOf(() => forgot('nobody-at-all')));
    expect(await byPin('vito')).toEqual(await byPin('no-one-at-all'));
    expect(await byPin('vera')).toEqual([1, 1, 2, 1, 1]);
  });

  it('API-94: an undeliverable address and one with too many requests are rejected under the field', async () => {
    const unreachable = await api.post('/api/v1/mobile/forgot/password', { email: 'a@b.invalid' });
    expect(unreachable.status).toBe(400);
    expect(unreachable.envelope.error).toHaveProperty('email');
    for (const name of ['ida', 'nobody-else']) {
      for (let asks = 0; asks < requestsBySubject; asks += 1) expect((await forgot(name)).status).toBe(200);
      const { status, envelope } = await forgot(name);
      expect(status).toBe(403);
      expect(envelope.error).toHaveProperty('email');
      expect(await api.emailsOf(name)).toHaveLength(requestsBySubject);
    }
  });

  it('API-81: the token of the request sends the email again until it expires', async () => {
    const { token } = forgotPassword.read((await forgot('abe')).envelope.data);
    const resend = (given: string) => api.post('/api/auth/verify/resend', { token: given });
    expect((await resend(token)).status).toBe(200);
    expect(await api.emailsOf('abe')).toHaveLength(2);
    expect((await reset('abe', await linkOf('abe'))).status).toBe(200);
    expect((await resend(token)).status).toBe(404);
    expect((await resend('unknown')).status).toBe(404);
  });

  describe('in the staff portal', () => {
    const ask = (name: string, guard = 'web') =>
      api.post('/api/v2/auth/forgot', { email: emailOf(name), guard });
    const tokenOf = async (name: string, guard = 'web') =>
      forgotPortal.read((await ask(name, guard)).envelope.data).token;
    const prove = (name: string, otp: string, token: string | null) =>
      api.post('/api/v2/auth/forgot/verify', { email: emailOf(name), otp, token });
    const pinOf = async (name: string) => /code is (\d{5})\./.exec(await newest(name))?.[1] ?? '';
    const wrong = (pin: string) => (pin === '11111' ? '22222' : '11111');

    it('API-73, API-74, API-75, API-27: a emailed PIN of five digits gives the reset token', async () => {
      const handle = await tokenOf('stella', 'store');
      const pin = await pinOf('stella');
      const proven = await prove('stella', pin, handle);
      expect(proven.status).toBe(200);
      const { token } = proven.envelope.data as { token: string };
      expect((await prove('stella', pin, handle)).status).toBe(400);
      const answer = await api.post('/api/v2/auth/reset', { token, email: emailOf('stella'), ...chosen });
      expect(answer.status).toBe(200);
      const body = { email: emailOf('stella'), password: chosen.password, guard: 'store' };
      expect((await api.post('/api/v2/auth/login', body)).status).toBe(200);
    });

    it('API-74: a PIN has five tries, even when they arrive at the same moment', async () => {
      const handle = await tokenOf('rex', 'retailer');
      const pin = await pinOf('rex');
      const guesses = await Promise.all(
        Array.from({ length: pinTries + 3 }, () => prove('rex', wrong(pin), handle)),
      );
      expect(guesses.map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 406, 406, 406, 406]);
      const right = await prove('rex', pin, handle);
      expect(right).toMatchObject({ status: 406, envelope: { data: { maxed: true } } });
      const again = await tokenOf('rex', 'retailer');
      expect((await prove('rex', await pinOf('rex'), again)).status).toBe(200);
    });

    it('API-74: a PIN expires after ten minutes, and a missing PIN is answered like a wrong one', async () => {
      const handle = await tokenOf('gus');
      const pin = await pinOf('gus');
      later(pinLifetime);
      const expired = await prove('gus', pin, handle);
      expect(expired.status).toBe(400);
      expect(await prove('nobody', '12345', 'unknown')).toEqual(expired);
    });

    it('API-74, OP-102: a PIN counts only with the token of the flow that sent it', async () => {
      const own = await tokenOf('gus');
      const pin = await pinOf('gus');
      const [others, ofAnother] = [await tokenOf('gus'), await tokenOf('suzy')];
      for (const token of [others, ofAnother, 'unknown']) {
        expect((await prove('gus', pin, token)).status).toBe(400);
      }
      // The wrong PINs of a day are counted by this address.
      expect((await prove('suzy', pin, own)).status).toBe(400);
      const missing = await api.post('/api/v2/auth/forgot/verify', { email: emailOf('gus'), otp: pin });
      expect([missing.status, missing.envelope.error]).toEqual([422, { token: ['This is required.'] }]);
      expect((await prove('gus', pin, own)).status).toBe(200);
    });

    it('API-74, OP-102: the PIN of an address of another guard opens no account', async () => {
      const handle = await tokenOf('maria', 'web');
      const subjectHash = hashOf(forgotSubject(handle ?? ''));
      const pinHash = await hashPassword('24680');
      await api.db.update(pins).set({ pinHash }).where(eq(pins.subjectHash, subjectHash));
      const proven = await prove('maria', '24680', handle);
      const { token } = proven.envelope.data as { token: string };
      const answer = await api.post('/api/v2/auth/reset', { token, email: emailOf('maria'), ...chosen });
      expect([proven.status, answer.status]).toEqual([200, 400]);
    });

    it('API-73: an address of another guard is treated like an unknown one, up to the tries of its PIN', async () => {
      const handle = await tokenOf('fay', 'store');
      expect(await newest('fay')).toContain('the login for system staff');
      for (let tries = 1; tries < pinTries; tries += 1)
        expect((await prove('fay', '00000', handle)).status).toBe(400);
      expect((await prove('fay', '00000', handle)).status).toBe(406);
    });

    it('only hashes of PINs and tokens are stored', async () => {
      await ask('bo');
      const read = async (table: string) => {
        const { rows } = (await api.db.execute(sql.raw(`select * from ${table}`))) as unknown as {
          rows: unknown[];
        };
        return JSON.stringify(rows);
      };
      expect(await read('pins')).toContain('$argon2id$');
      expect(await read('pins')).not.toContain(`"${await pinOf('bo')}"`);
      await forgot('otis');
      expect(await read('flow_tokens')).not.toContain(await linkOf('otis'));
    });
  });
});
