import { forgotPortal } from '@portal/api-contract';
import { seededAt } from '../../test/support/store-template.ts';
import { wrongPins } from '../store/schema.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { hashOf } from './secrets.ts';
import { pinTries } from './pins.ts';
import { mostRequestsBySubject, requestsBySubject } from './sign-in-limits.ts';
import {
  wrongPinsByClient,
  wrongPinsByOwner,
  wrongPinsByRecipient,
  wrongPinsByWarning,
} from './wrong-pins.ts';

const email = 'stella@portal.test';

describe('wrong PINs', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi();
  });
  afterEach(() => api.close());

  const wait = (hours: number) => api.setTime(new Date(seededAt.getTime() + hours * 3_600_000));
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const tokenFrom = async (address: string) => {
    const answer = await api.post('/api/v2/auth/forgot', { email, guard: 'store' }, from(address));
    return forgotPortal.read(answer.envelope.data).token;
  };
  const pins = async () =>
    (await api.emailsOf('stella')).flatMap(({ body }) => /code is (\d{5})/.exec(body)?.[1] ?? []);
  const prove = (otp: string, token: string | null, address: string) =>
    api.post('/api/v2/auth/forgot/verify', { email, otp, token }, from(address));

  /** Enters wrong PINs in flows of their own, four in each, an hour apart, and returns the status of each. */
  async function enterWrong(count: number, addressOf: (index: number) => string): Promise<number[]> {
    const statuses: number[] = [];
    let token: string | null = null;
    for (let index = 0; index < count; index += 1) {
      if (index % 4 === 0) {
        wait(index / 4);
        token = await tokenFrom(addressOf(index));
      }
      const [pin] = await pins();
      statuses.push((await prove(pin === '11111' ? '22222' : '11111', token, addressOf(index))).status);
    }
    return statuses;
  }

  it('API-74, OP-102: are limited for an account over all flows of a day, and the last one says so already', async () => {
    const statuses = await enterWrong(wrongPinsByRecipient, (index) => `198.51.100.${index}`);
    expect(statuses).toEqual([...Array<number>(wrongPinsByRecipient - 1).fill(400), 429]);
    const token = await tokenFrom('203.0.113.1');
    const [pin = ''] = await pins();
    const rejected = await prove(pin, token, '203.0.113.1');
    expect([rejected.status, rejected.envelope.error]).toEqual([429, expect.stringContaining('tomorrow')]);
    wait(24 + wrongPinsByRecipient / 4);
    const next = await tokenFrom('203.0.113.1');
    expect((await prove((await pins())[0] ?? '', next, '203.0.113.1')).status).toBe(200);
  });

  it('API-74, OP-102: of one guesser do not use up those of the owner', async () => {
    const statuses = await enterWrong(wrongPinsByClient, () => '198.51.100.1');
    expect(statuses.indexOf(429)).toBe(wrongPinsByClient - 1);
    const token = await tokenFrom('198.51.100.1');
    expect((await prove('11111', token, '198.51.100.1')).status).toBe(429);
    const own = await tokenFrom('203.0.113.1');
    expect((await prove((await pins())[0] ?? '', own, '203.0.113.1')).status).toBe(200);
  });

  it('API-74, OP-101: of a client that has used up its own are over when the first of those is a day old', async () => {
    const before = { recipientHash: hashOf(email), address: '192.0.2.77', enteredAt: seededAt };
    await api.db.insert(wrongPins).values(before);
    const own = Array.from({ length: wrongPinsByClient }, () => ({
      recipientHash: hashOf(email),
      address: '198.51.100.1',
      enteredAt: new Date(seededAt.getTime() + 6 * 3_600_000),
    }));
    await api.db.insert(wrongPins).values(own);
    wait(7);
    const rejected = await prove('11111', await tokenFrom('198.51.100.1'), '198.51.100.1');
    expect([rejected.status, rejected.retryAfter]).toEqual([429, 23 * 3600]);
    wait(30);
    expect((await prove('11111', await tokenFrom('198.51.100.1'), '198.51.100.1')).status).not.toBe(429);
  });

  it('API-74, OP-102: are all that counts: right PINs use up none of the day', async () => {
    await enterWrong(wrongPinsByClient - 1, () => '198.51.100.1');
    for (const hour of [3, 4]) {
      wait(hour);
      const token = await tokenFrom('198.51.100.1');
      expect((await prove((await pins())[0] ?? '', token, '198.51.100.1')).status).toBe(200);
    }
  });

  it('API-74, OP-102: are reported to the owner of the account', async () => {
    const warnings = async () =>
      (await api.emailsOf('stella')).filter(({ subject }) => subject === 'Wrong codes were entered');
    await enterWrong(wrongPinsByWarning - 1, () => '198.51.100.1');
    expect(await warnings()).toEqual([]);
    await prove('00000', await tokenFrom('198.51.100.1'), '198.51.100.1');
    const [warning, ...others] = await warnings();
    expect(others).toEqual([]);
    expect(warning?.body).toContain(`${wrongPinsByWarning} wrong codes`);
  });

  it('API-74, OP-102: of others do not shut out a device of the account', async () => {
    const password = 'Portal!demo1';
    const signIn = await api.server.inject({
      method: 'POST',
      url: '/api/v2/auth/login',
      payload: { email, password, guard: 'store' },
    });
    const cookie = String(signIn.headers['set-cookie']).split(';')[0] ?? '';
    await enterWrong(wrongPinsByRecipient, (index) => `198.51.100.${index}`);
    const token = await tokenFrom('203.0.113.1');
    const [otp = ''] = await pins();
    const headers = { 'x-forwarded-for': '203.0.113.1' };
    const enter = (given: object) =>
      api.post('/api/v2/auth/forgot/verify', { email, otp, token }, { headers: { ...headers, ...given } });
    expect((await enter({})).status).toBe(429);
    expect((await enter({ cookie })).status).toBe(200);
  });

  /** Asks as often as many addresses together may. */
  async function useUpEmails(url: string, body: object): Promise<void> {
    for (let asked = 0; asked < mostRequestsBySubject; asked += 1) {
      const sender = from(`198.51.100.${Math.floor(asked / requestsBySubject)}`);
      expect((await api.post(url, body, sender)).status).toBe(200);
    }
  }
  const linkOf = async () =>
    /auth\/reset\?token=([\w-]+)&email=stella%40portal.test&ui=portal&guard=store$/m.exec(
      (await api.emailsOf('stella'))[0]?.body ?? '',
    )?.[1];

  it('AUTH-35, OP-110: of many others use up the PINs of the day and the emails, but not the way in of the owner', async () => {
    await enterWrong(wrongPinsByRecipient, (index) => `198.51.100.${index}`);
    wait(wrongPinsByRecipient / 4);
    await useUpEmails('/api/v2/auth/forgot', { email, guard: 'store' });
    const asked = await api.post('/api/v2/auth/forgot', { email, guard: 'store' }, from('203.0.113.1'));
    expect(asked.status).toBe(403);
    const chosen = { password: 'Some!thing1', password_confirmation: 'Some!thing1' };
    const reset = { token: await linkOf(), email, ...chosen };
    expect((await api.post('/api/v2/auth/reset', reset, from('203.0.113.1'))).status).toBe(200);
    const credentials = { email, password: chosen.password, guard: 'store' };
    expect((await api.post('/api/v2/auth/login', credentials, from('203.0.113.1'))).status).toBe(200);
  });

  it('AUTH-35, OP-110: emails of other guards, which have no link, use up none of those of the account', async () => {
    await useUpEmails('/api/v1/mobile/forgot/password', { email });
    expect(await linkOf()).toBeUndefined();
    const token = await tokenFrom('203.0.113.1');
    expect((await prove((await pins())[0] ?? '', token, '203.0.113.1')).status).toBe(200);
  });

  it('OP-110: of others do not keep the owner from verifying a new account, who has so many of their own', async () => {
    const registered = await api.post('/api/v1/mobile/login', {
      email: 'vito@portal.test',
      password: 'Portal!demo1',
    });
    const { token } = registered.envelope.data as { token: string };
    const wrongOnes = Array.from({ length: wrongPinsByRecipient }, (_, at) => ({
      recipientHash: hashOf('vito@portal.test'),
      address: `198.51.100.${at}`,
      enteredAt: new Date(seededAt.getTime() - 2 * 3_600_000),
    }));
    await api.db.insert(wrongPins).values(wrongOnes);
    const newestPin = async () =>
      /code is (\d{5})/.exec((await api.emailsOf('vito'))[0]?.body ?? '')?.[1] ?? '';
    const verify = (otp: string, address = '192.0.2.1') =>
      api.post('/api/v2/auth/verify', { token, otp }, from(address));
    const right = await newestPin();
    const wrong = right === '11111' ? '22222' : '11111';
    for (let tries = 1; tries < wrongPinsByOwner; tries += 1) {
      if (tries === pinTries + 1) await api.post('/api/v2/auth/verify/resend', { token });
      expect((await verify(wrong)).status).toBe(tries === pinTries ? 406 : 400);
    }
    // It is the last try of its PIN too, but asking for another one would not help.
    const last = await verify(wrong);
    expect([last.status, last.retryAfter]).toEqual([429, 24 * 3600]);
    // From another address, whose wrong attempts of a quarter of an hour are not used up.
    const rejected = await verify(right, '192.0.2.2');
    // A day after the first of their own, not of the others'.
    expect([rejected.status, rejected.retryAfter]).toEqual([429, 24 * 3600]);
  });
});
