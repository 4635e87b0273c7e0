import { changeEmail } from '@portal/api-contract';
import { eq } from 'drizzle-orm';
import { passwordsBeforeWaiting, requestsBySubject } from '../sign-in/sign-in-limits.ts';
import { users } from '../store/schema.ts';
import { seededAt } from '../../test/support/store-template.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';

const password = 'Portal!demo1';
const check = '/api/v1/mobile/token/login';

describe('the profile', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.setTime(seededAt);
  });

  const login = (name: string, given = password) =>
    api.post('/api/v1/mobile/login', { email: `${name}@portal.test`, password: given });

  describe('changing the email address', () => {
    const change = async (name: string, body: object) =>
      api.put('/api/v1/mobile/users', body, { token: await api.tokenOf(name) });

    it('API-63: signing in works with the new address, in lower case, and no longer with the old one', async () => {
      const { status, envelope } = await change('nora', { email: 'Nora.W@portal.test', password });
      expect(status).toBe(200);
      expect(changeEmail.read(envelope.data).email).toBe('nora.w@portal.test');
      expect((await login('nora')).status).toBe(401);
      expect((await login('nora.w')).status).toBe(200);
      const [note] = await api.emailsOf('nora');
      expect(note?.body).toContain('nora.w@portal.test');
    });

    it('API-63: ends the links, PINs and other sessions that were begun with the old address', async () => {
      const [own, other] = [await api.tokenOf('vito'), await api.tokenOf('vito')];
      const staff = await api.tokenOf('suzy');
      const forgotten = { email: 'vito@portal.test' };
      await api.post('/api/v1/mobile/forgot/password', forgotten);
      const link = /token=([\w-]+)/.exec((await api.emailsOf('vito'))[0]?.body ?? '')?.[1];
      const asked = await api.post('/api/v2/auth/forgot', { ...forgotten, guard: 'client' });
      const { token: handle } = asked.envelope.data as { token: string };
      const otp = /code is (\d{5})/.exec((await api.emailsOf('vito'))[0]?.body ?? '')?.[1];
      const email = 'vito.v@portal.test';
      const changed = await api.put('/api/v1/mobile/users', { email, password }, { token: own });
      expect(changed.status).toBe(200);
      const chosen = { password: 'Some!thing1', password_confirmation: 'Some!thing1' };
      for (const address of [email, 'vito@portal.test']) {
        const reset = { token: link, email: address, ...chosen };
        expect((await api.post('/api/v1/mobile/reset/password', reset)).status).toBe(400);
        const exchange = { token: handle, otp, email: address };
        expect((await api.post('/api/v2/auth/forgot/verify', exchange)).status).toBe(400);
      }
      expect((await api.post('/api/auth/verify/resend', { token: handle })).status).toBe(404);
      const check = async (token: string) => (await api.get('/api/v2/auth/user', { token })).status;
      expect(await Promise.all([own, other, staff].map(check))).toEqual([200, 401, 200]);
    });

    it('API-63: changes nothing and sends no email when the address stays the same', async () => {
      const other = await api.tokenOf('ida');
      expect((await change('ida', { email: 'IDA@portal.test', password })).status).toBe(200);
      expect((await api.get('/api/v2/auth/user', { token: other })).status).toBe(200);
      expect(await api.emailsOf('ida')).toEqual([]);
    });

    it('API-101: needs the current password and says so', async () => {
      const { status, envelope } = await change('dana', { email: 'd@portal.test', password: 'wrong' });
      expect(status).toBe(403);
      expect(envelope.error).toBe('The current password is wrong.');
      expect((await login('dana')).status).toBe(200);
    });

    it('API-63, API-93: rejects an address of another account and accepts the account’s own', async () => {
      const taken = await change('dana', { email: 'MARIA@portal.test', password });
      expect(taken.status).toBe(422);
      expect(taken.envelope.error).toHaveProperty('email');
      expect((await change('dana', { email: 'dana@portal.test', password })).status).toBe(200);
    });

    it('API-63, API-93: when ten accounts take one address at the same moment, one gets it and the others learn why not', async () => {
      const twin = await api.twin();
      const email = 'wanted@portal.test';
      const names = ['maria', 'rita', 'nick', 'paul', 'paige', 'abe', 'ida', 'dana', 'otis', 'evan'] as const;
      const tokens = await Promise.all(names.map((name) => api.tokenOf(name)));
      const answers = await Promise.all(
        tokens.map((token, index) =>
          (index % 2 === 0 ? api : twin).put('/api/v1/mobile/users', { email, password }, { token }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(422)]);
      const rejected = answers.filter(({ status }) => status === 422);
      for (const { envelope } of rejected) {
        expect(envelope.error).toEqual({ email: ['This email address is already registered.'] });
      }
      const emails = (await Promise.all(names.map((name) => api.emailsOf(name)))).flat();
      expect(emails.filter(({ body }) => body.includes(email))).toHaveLength(1);
      // The other tests use the winner's earlier address.
      const winner = answers.findIndex(({ status }) => status === 200);
      const back = { email: `${names[winner] ?? ''}@portal.test`, password };
      const { status } = await api.put('/api/v1/mobile/users', back, { token: tokens[winner] ?? '' });
      expect(status).toBe(200);
    });

    it('API-33, API-63: when accounts move to an address and register with it at the same moment, one gets it', async () => {
      const twin = await api.twin();
      const email = 'coveted@portal.test';
      const names = ['abe', 'ida', 'paige', 'nick', 'rita'] as const;
      const tokens = await Promise.all(names.map((name) => api.tokenOf(name)));
      const secret = { password: 'Some!thing1', password_confirmation: 'Some!thing1' };
      const person = { first_name: 'Al', last_name: 'Day', email, timezone: 'UTC', ...secret };
      const answers = await Promise.all(
        tokens.flatMap((token) => [
          api.put('/api/v1/mobile/users', { email, password }, { token }),
          twin.post('/api/v1/mobile/register', person),
        ]),
      );
      const rejected = answers.filter(({ status }) => status === 422);
      expect(rejected).toHaveLength(answers.length - 1);
      for (const { envelope } of rejected) {
        expect(envelope.error).toEqual({ email: ['This email address is already registered.'] });
      }
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await api.db.$count(users, eq(users.email, email))).toBe(1);
    });

    it('API-63, OP-101: a customer may ask for five changes, also rejected ones, and is told when to try again', async () => {
      const emailsBefore = (await api.emailsOf('theo')).length;
      for (let asked = 0; asked < requestsBySubject; asked += 1) {
        // The address stays the same: nothing to count.
        expect((await change('theo', { email: 'theo@portal.test', password })).status).toBe(200);
        const taken = await change('theo', { email: 'maria@portal.test', password });
        expect(taken.status).toBe(422);
      }
      const limited = await change('theo', { email: 'theo.new@portal.test', password });
      expect([limited.status, limited.retryAfter]).toEqual([429, 15 * 60]);
      expect(limited.envelope.error).toMatch(/^Too many requests\./);
      expect((await change('theo', { email: 'maria@portal.test', password })).status).toBe(429);
      expect(await api.emailsOf('theo')).toHaveLength(emailsBefore);
      expect((await login('theo')).status).toBe(200);
      api.setTime(new Date(seededAt.getTime() + 15 * 60_000));
      expect((await change('theo', { email: 'theo.new@portal.test', password })).status).toBe(200);
    });

    it('API-101: limits guesses at the password like sign-ins', async () => {
      const guess = () => change('carl', { email: 'c@portal.test', password: 'guess' });
      for (let tries = 0; tries < passwordsBeforeWaiting; tries += 1) {
        expect((await guess()).status).toBe(403);
      }
      expect((await guess()).status).toBe(429);
      expect((await login('carl')).status).toBe(429);
    });
  });

  describe('changing the password', () => {
    const chosen = 'Some!thing1';
    const change = (token: string, body: object) =>
      api.post('/api/v1/mobile/password', { password_confirmation: chosen, ...body }, { token });

    it('API-64: replaces the old password and ends the other sessions', async () => {
      const [own, other] = [await api.tokenOf('evan'), await api.tokenOf('evan')];
      const somebodyElse = await api.tokenOf('maria');
      const { status } = await change(own, { current_password: password, password: chosen });
      expect(status).toBe(200);
      expect((await login('evan')).status).toBe(401);
      expect((await login('evan', chosen)).status).toBe(200);
      expect((await api.post(check, undefined, { token: own })).status).toBe(200);
      expect((await api.post(check, undefined, { token: other })).status).toBe(401);
      expect((await api.post(check, undefined, { token: somebodyElse })).status).toBe(200);
      expect((await api.emailsOf('evan'))[0]?.subject).toBe('Your password was changed');
    });

    it.each([
      [
        'a wrong current one',
        { current_password: 'wrong', password: chosen },
        ['password', 'current_password'],
      ],
      ['a short one', { current_password: password, password: 'a!' }, ['password']],
      [
        'one without a special character',
        { current_password: password, password: 'Something1' },
        ['password'],
      ],
      [
        'the same again',
        { current_password: password, password, password_confirmation: password },
        ['password'],
      ],
      [
        'another confirmation',
        { current_password: password, password: 'Other!thing1' },
        ['password', 'password_confirmation'],
      ],
      ['no current one', { password: chosen }, ['password', 'current_password']],
      [
        'no confirmation',
        { password_confirmation: undefined, current_password: password, password: chosen },
        ['password', 'password_confirmation'],
      ],
    ])(
      'API-65: reports %s under its own field and under that of the new password',
      async (_name, body, fields) => {
        const { status, envelope } = await change(await api.tokenOf('otis'), body);
        expect(status).toBe(422);
        const error = envelope.error as Record<string, string[]>;
        expect(Object.keys(error)).toEqual(fields);
        for (const field of fields) expect(error[field]).toEqual(error.password);
        expect((await login('otis')).status).toBe(200);
      },
    );
  });
});
