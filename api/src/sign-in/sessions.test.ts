import { listSessions } from '@portal/api-contract';
import { seededAt } from '../../test/support/store-template.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { idleLimit } from './sessions.ts';

const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36';
const laptop = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0';
const address = '/api/v1/mobile/sessions';
const minutes = (count: number) => new Date(seededAt.getTime() + count * 60_000);

describe('the sessions of a customer', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi();
  });
  afterEach(() => api.close());

  async function signIn(name: string, userAgent: string, from = '192.0.2.1'): Promise<string> {
    const { envelope } = await api.post(
      '/api/v1/mobile/login',
      { email: `${name}@portal.test`, password: 'Portal!demo1' },
      { headers: { 'user-agent': userAgent, 'x-forwarded-for': from } },
    );
    return (envelope.data as { token: string }).token;
  }
  const sessionsOf = async (token: string, from = '192.0.2.1') => {
    const headers = { 'x-forwarded-for': from };
    return listSessions.read((await api.get(address, { token, headers })).envelope.data);
  };
  const statusOf = async (token: string) => (await api.get('/api/v1/mobile/cards', { token })).status;

  it('are listed with device, address and last use, and with the one that asks', async () => {
    const onLaptop = await signIn('maria', laptop);
    api.setTime(minutes(5));
    await signIn('maria', phone, '2001:db8::7');
    await signIn('evan', phone);
    expect(await sessionsOf(onLaptop)).toEqual(
      [
        expect.objectContaining({
          browser: 'Firefox',
          system: 'Mac',
          lastUsedAt: minutes(5),
          isCurrent: true,
        }),
        expect.objectContaining({
          browser: 'Chrome',
          system: 'Android',
          lastUsedAt: minutes(5),
          isCurrent: false,
        }),
      ].reverse(),
    );
  });

  it('have the address that they were last used from', async () => {
    const token = await signIn('maria', laptop, '192.0.2.1');
    expect(await sessionsOf(token)).toMatchObject([{ address: '192.0.2.1', lastUsedAt: minutes(0) }]);
    api.setTime(minutes(2));
    expect(await sessionsOf(token, '::ffff:198.51.100.4')).toMatchObject([
      { address: '198.51.100.4', lastUsedAt: minutes(2) },
    ]);
  });

  it('say nothing of the token that they belong to', async () => {
    const token = await signIn('maria', laptop);
    const [session] = ((await api.get(address, { token })).envelope.data as { sessions: object[] }).sessions;
    expect(Object.keys(session ?? {}).sort()).toEqual([
      'address',
      'browser',
      'id',
      'is_current',
      'last_used_at',
      'system',
    ]);
  });

  it('of a browser that names itself nowhere, or at great length, are listed too', async () => {
    await api.tokenOf('maria');
    const token = await signIn('maria', `${phone} ${'x'.repeat(4_000)}`);
    expect(await sessionsOf(token)).toMatchObject([{ browser: 'Chrome' }, { browser: null, system: null }]);
  });

  it('that have ended by themselves are not listed', async () => {
    await signIn('maria', laptop);
    api.setTime(new Date(seededAt.getTime() + idleLimit));
    const token = await signIn('maria', phone);
    expect(await sessionsOf(token)).toMatchObject([{ system: 'Android', isCurrent: true }]);
  });

  it('are ended one by one, and get 401 from then on', async () => {
    const [kept, ended, other] = [
      await signIn('maria', laptop),
      await signIn('maria', phone),
      await signIn('maria', phone),
    ];
    const [target] = (await sessionsOf(ended)).filter(({ isCurrent }) => isCurrent);
    const end = () => api.post(`${address}/${target?.id}/end`, undefined, { token: kept });
    expect((await end()).status).toBe(200);
    expect([await statusOf(kept), await statusOf(ended), await statusOf(other)]).toEqual([200, 401, 200]);
    expect((await end()).status).toBe(404);
  });

  it('of others can’t be ended', async () => {
    const [mine, theirs] = [await signIn('evan', phone), await signIn('maria', phone)];
    const [target] = await sessionsOf(theirs);
    const { status } = await api.post(`${address}/${target?.id}/end`, undefined, { token: mine });
    expect([status, await statusOf(theirs)]).toEqual([404, 200]);
  });

  it('are all ended but the one that asks, and those of others stay', async () => {
    const [kept, first, second, theirs] = [
      await signIn('maria', laptop),
      await signIn('maria', phone),
      await signIn('maria', phone),
      await signIn('evan', phone),
    ];
    expect((await api.post(`${address}/end-others`, undefined, { token: kept })).status).toBe(200);
    const statuses = [
      await statusOf(kept),
      await statusOf(first),
      await statusOf(second),
      await statusOf(theirs),
    ];
    expect(statuses).toEqual([200, 401, 401, 200]);
    expect(await sessionsOf(kept)).toHaveLength(1);
  });
});
