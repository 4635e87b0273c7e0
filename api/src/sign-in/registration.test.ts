import {
  changeEmail,
  forgotPassword,
  loginCustomer,
  registerPortal,
  resendPin,
  verifyAccount,
} from '@portal/api-contract';
import { eq } from 'drizzle-orm';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { users } from '../store/schema.ts';
import { pinTries } from './pins.ts';
import { requestsBySubject } from './sign-in-limits.ts';
import { wrongPinsByOwner } from './wrong-pins.ts';

const password = 'Some!thing1';
const emailOf = (name: string) => `${name}@portal.test`;

describe('registration for an address that somebody has registered before', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi();
  });
  afterEach(() => api.close());

  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const register = async (name: string, guard: string, more: object = {}, address = '127.0.0.1') => {
    const names = { first_name: 'Al', last_name: 'Day' };
    const secrets = { password, password_confirmation: password };
    const body = { email: emailOf(name), ...names, ...secrets, timezone: 'UTC', guard, ...more };
    const answer = await api.post(registerPortal.path, body, from(address));
    return { ...answer, token: (answer.envelope.data as { token?: string } | null)?.token ?? '' };
  };
  const pins = async (name: string) =>
    (await api.emailsOf(name)).flatMap(({ body }) => /code is (\d{5})/.exec(body)?.[1] ?? []);
  const verify = (token: string, otp: string, address = '127.0.0.1') =>
    api.post(verifyAccount.path, { token, otp }, from(address));
  const accountsOf = (name: string) =>
    api.db
      .select()
      .from(users)
      .where(eq(users.email, emailOf(name)));
  const taken = { status: 422, envelope: { error: { email: [expect.stringContaining('registered')] } } };

  it('API-72: an account that nobody has verified gives way to its address’s owner, and its PIN verifies nothing', async () => {
    const stranger = await register('al', 'store', {
      first_name: 'Mal',
      password: 'Their!thing1',
      password_confirmation: 'Their!thing1',
    });
    const [pin = ''] = await pins('al');
    expect((await register('al', 'client')).envelope.data).toMatchObject({
      user: { guard: 'client', first_name: 'Al' },
    });
    expect(await accountsOf('al')).toMatchObject([{ guard: 'client', verification: 'done' }]);
    expect((await verify(stranger.token, pin)).status).toBe(404);
    const credentials = { email: emailOf('al'), password };
    expect((await api.post(loginCustomer.path, credentials)).status).toBe(200);
    expect((await api.post(loginCustomer.path, { ...credentials, password: 'Their!thing1' })).status).toBe(
      401,
    );
  });

  it('API-72: the PIN of an earlier registration does not verify a later one', async () => {
    const earlier = await register('bea', 'retailer');
    const later = await register('bea', 'store');
    const [newest = '', first = ''] = await pins('bea');
    expect((await verify(earlier.token, newest)).status).toBe(404);
    if (first !== newest) expect((await verify(later.token, first)).status).toBe(400);
    expect((await verify(later.token, newest)).status).toBe(200);
    expect(await accountsOf('bea')).toMatchObject([{ guard: 'store', verification: 'done' }]);
  });

  it('API-72: of registrations at the same moment the last one has the address, and only its PIN counts', async () => {
    const answers = await Promise.all([register('cy', 'store'), register('cy', 'retailer')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await accountsOf('cy')).toHaveLength(1);
    const [newest = ''] = await pins('cy');
    const verified = await Promise.all(answers.map(({ token }) => verify(token, newest)));
    expect(verified.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('API-72: an account that is verified, invited or to verify again keeps its address', async () => {
    const { token } = await register('bea', 'store');
    await verify(token, (await pins('bea'))[0] ?? '');
    for (const name of ['bea', 'ivy', 'vito', 'vera'])
      expect(await register(name, 'client')).toMatchObject(taken);
  });

  it('API-63: a customer can change their address to one that nobody has verified', async () => {
    await register('al', 'store');
    const change = { email: emailOf('al'), password: 'Portal!demo1' };
    const answer = await api.put(changeEmail.path, change, { token: await api.tokenOf('maria') });
    expect(answer.status).toBe(200);
    expect(await accountsOf('al')).toMatchObject([{ firstName: 'Maria' }]);
  });

  it('API-36: who asks for a new password at an address that nobody has verified is told that it has no account', async () => {
    await register('al', 'store');
    await api.post(forgotPassword.path, { email: emailOf('al') });
    expect((await api.emailsOf('al'))[0]?.subject).toBe('There is no account with this address');
  });

  it('OP-102, API-76: registering again brings no further guesses at a PIN of the day', async () => {
    const statuses: number[] = [];
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
      const { token } = await register('al', 'store', {}, address);
      const [pin = ''] = await pins('al');
      const wrong = pin === '11111' ? '22222' : '11111';
      for (let tries = 0; tries < pinTries; tries += 1)
        statuses.push((await verify(token, wrong, address)).status);
    }
    const spent = statuses.indexOf(429);
    expect(spent).toBe(wrongPinsByOwner - 1);
    expect(statuses.slice(spent)).toEqual(Array<number>(statuses.length - spent).fill(429));
    const { token } = await register('al', 'store');
    expect((await verify(token, (await pins('al'))[0] ?? '')).status).toBe(429);
  });

  it('API-77: registering again brings no further emails with another PIN', async () => {
    const resend = async () => {
      const { token } = await register('al', 'store');
      return (await api.post(resendPin.path, { token })).status;
    };
    for (let asked = 1; asked < requestsBySubject; asked += 1) expect(await resend()).toBe(200);
    const { token } = await register('al', 'store');
    const again = () => api.post(resendPin.path, { token });
    expect([(await again()).status, (await again()).status]).toEqual([200, 429]);
  });
});
