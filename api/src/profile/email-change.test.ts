import { currentUser } from '@portal/api-contract';
import { eq } from 'drizzle-orm';
import { seededAt } from '../../test/support/store-template.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { flowLifetimes } from '../sign-in/flow-tokens.ts';
import { knownDevices } from '../store/schema.ts';

const password = 'Portal!demo1';
const chosen = { password: 'Some!thing1', password_confirmation: 'Some!thing1' };

describe('undoing a change of the email address', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.setTime(seededAt);
  });

  const later = (milliseconds: number) => api.setTime(new Date(seededAt.getTime() + milliseconds));
  const emailOf = (name: string) => `${name}@portal.test`;
  const change = (token: string, name: string) =>
    api.put('/api/v1/mobile/users', { email: emailOf(name), password }, { token });
  const newest = async (name: string) => (await api.emailsOf(name))[0]?.body ?? '';
  const undoLinkOf = async (name: string) => /undo-email\/([\w-]+)/.exec(await newest(name))?.[1] ?? '';
  const undo = (token: string) => api.post('/api/v1/mobile/users/email/undo', { token });
  const login = (name: string, given = password) =>
    api.post('/api/v1/mobile/login', { email: emailOf(name), password: given });
  const register = (name: string) =>
    api.post('/api/v1/mobile/register', {
      first_name: 'Al',
      last_name: 'Day',
      email: emailOf(name),
      timezone: 'UTC',
      ...chosen,
    });
  const addressIn = async (token: string) =>
    currentUser.read((await api.get('/api/v2/auth/user', { token })).envelope.data).email;
  const isSignedIn = async (token: string) =>
    (await api.post('/api/v1/mobile/token/login', undefined, { token })).status === 200;

  /** Changes an account's address; returns the session that did it and the link that the old address got. */
  const changed = async (name: string, to: string) => {
    const token = await api.tokenOf(name);
    expect((await change(token, to)).status).toBe(200);
    return { token, link: await undoLinkOf(name) };
  };

  it('API-63: the old address gets a link that puts it back, ends every session and leads to a new password', async () => {
    const { token, link } = await changed('nora', 'thief');
    expect(await newest('nora')).toContain(`https://portal.test/#/auth/undo-email/${link}`);
    const second = (await login('thief')).envelope.data as { token: string; user: { id: string } };
    await api.post('/api/v1/mobile/forgot/password', { email: emailOf('thief') });
    const resetTokenOf = async (name: string) => /reset\?token=([\w-]+)/.exec(await newest(name))?.[1] ?? '';
    const ofThief = await resetTokenOf('thief');
    const reset = (given: string) =>
      api.post('/api/v1/mobile/reset/password', { token: given, email: emailOf('nora'), ...chosen });
    expect((await undo(link)).status).toBe(200);
    expect([await isSignedIn(token), await isSignedIn(second.token)]).toEqual([false, false]);
    // Whoever changed the address knows the password.
    expect([(await login('nora')).status, (await login('thief')).status]).toEqual([401, 401]);
    expect(ofThief).not.toBe('');
    expect((await reset(ofThief)).status).toBe(400);
    // No device is known any more, so that whoever guesses waits.
    expect(await api.db.$count(knownDevices, eq(knownDevices.userId, Number(second.user.id)))).toBe(0);
    expect((await reset(await resetTokenOf('nora'))).status).toBe(200);
    expect((await login('nora', chosen.password)).status).toBe(200);
    expect(await newest('thief')).toContain('has its earlier one again');
  });

  it('API-63: the link works once, for a day, and only for what it is', async () => {
    const { link } = await changed('abe', 'abe.new');
    expect((await undo('unknown')).status).toBe(400);
    expect((await api.post('/api/v2/auth/verify', { token: link, otp: '12345' })).status).toBe(404);
    later(flowLifetimes['undo-email']);
    expect((await undo(link)).status).toBe(400);
    later(flowLifetimes['undo-email'] - 1);
    const answers = await Promise.all([undo(link), undo(link), undo(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(flowLifetimes['undo-email']).toBe(24 * 60 * 60_000);
  });

  it('API-63: a new password and a later change of the address do not end the link', async () => {
    const { token, link } = await changed('ida', 'ida.two');
    later(1000);
    await api.post('/api/v1/mobile/password', { current_password: password, ...chosen }, { token });
    const again = { email: emailOf('ida.three'), password: chosen.password };
    await api.put('/api/v1/mobile/users', again, { token });
    const laterLink = await undoLinkOf('ida.two');
    expect((await undo(link)).status).toBe(200);
    // Who changed it has a link as well, which would take the account again.
    expect((await undo(laterLink)).status).toBe(400);
    expect(await addressIn(await api.tokenOf('ida'))).toBe(emailOf('ida'));
  });

  it('API-63: who goes back to an earlier address ends the links of the changes since then', async () => {
    const { token } = await changed('otis', 'otis.two');
    expect((await change(token, 'otis')).status).toBe(200);
    expect(await newest('otis.two')).toContain('please call us at once at the number below');
    expect(await undoLinkOf('otis.two')).toBe('');
  });

  it('API-33, API-63, API-93: nobody else can take the old address until the link has ended', async () => {
    const { link } = await changed('evan', 'evan.new');
    const taken = { email: ['This email address is already registered.'] };
    expect((await register('evan')).envelope.error).toEqual(taken);
    expect((await change(await api.tokenOf('maria'), 'evan')).envelope.error).toEqual(taken);
    const portal = { first_name: 'Al', last_name: 'Day', timezone: 'UTC', guard: 'store', ...chosen };
    const asStaff = await api.post('/api/v2/auth/register', { ...portal, email: emailOf('evan') });
    expect(asStaff.envelope.error).toEqual(taken);
    later(flowLifetimes['undo-email']);
    expect((await undo(link)).status).toBe(400);
    expect((await register('evan')).status).toBe(200);
  });

  it('API-33, API-63: somebody who registers with the old address at the moment of the change does not get it', async () => {
    const twin = await api.twin();
    const token = await api.tokenOf('dana');
    const person = { first_name: 'Al', last_name: 'Day', timezone: 'UTC', email: emailOf('dana'), ...chosen };
    const [first, ...others] = await Promise.all([
      change(token, 'dana.new'),
      ...[1, 2, 3, 4].map(() => twin.post('/api/v1/mobile/register', person)),
    ]);
    expect([first.status, ...others.map(({ status }) => status)]).toEqual([200, 422, 422, 422, 422]);
  });

  it('API-63: two changes at the same moment both tell the address that they replace', async () => {
    const token = await api.tokenOf('paige');
    const answers = await Promise.all([change(token, 'paige.one'), change(token, 'paige.two')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [left] = (await addressIn(token)) === emailOf('paige.one') ? ['paige.two'] : ['paige.one'];
    expect(await undoLinkOf('paige')).not.toBe('');
    expect(await undoLinkOf(left ?? '')).not.toBe('');
  });
});
