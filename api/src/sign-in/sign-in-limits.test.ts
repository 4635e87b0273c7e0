import { signInFailures } from '../store/schema.ts';
import { hashOf } from './secrets.ts';
import { seededAt } from '../../test/support/store-template.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import type { TestClient } from '../../test/support/test-client.ts';
import {
  failuresByAccount,
  failuresByAccountAndAddress,
  mostFailuresByAccount,
  mostRequestsBySubject,
  passwordsBeforeWaiting,
  requestsBySubject,
} from './sign-in-limits.ts';

const later = new Date(seededAt.getTime() + 16 * 60_000);

describe('sign-in limits', () => {
  let api: TestApi;
  let twin: TestClient;
  beforeAll(async () => {
    api = await openTestApi();
    twin = await api.twin();
  });
  afterAll(() => api.close());
  beforeEach(() => api.setTime(seededAt));

  const login = (at: TestClient, name: string, password: string, address = '192.0.2.1') =>
    at.post(
      '/api/v1/mobile/login',
      { email: `${name}@portal.test`, password },
      { headers: { 'x-forwarded-for': address } },
    );
  const forgot = (at: TestClient, name: string) =>
    at.post('/api/v1/mobile/forgot/password', { email: `${name}@portal.test` });
  /** Stores wrong passwords for a customer. */
  const failAt = (name: string, count: number, addressOf: (index: number) => string) =>
    api.db.insert(signInFailures).values(
      Array.from({ length: count }, (_, index) => ({
        accountHash: hashOf(`client:${name}@portal.test`),
        address: addressOf(index),
        failedAt: seededAt,
      })),
    );
  const statusesOf = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status);

  it('API-34: hold across two instances of the api', async () => {
    for (let tries = 0; tries < passwordsBeforeWaiting; tries += 1) {
      expect((await login(tries % 2 === 0 ? api : twin, 'otis', 'guess')).status).toBe(401);
    }
    for (const at of [api, twin]) expect((await login(at, 'otis', 'Portal!demo1')).status).toBe(429);
    for (let asks = 0; asks < requestsBySubject; asks += 1) {
      expect((await forgot(asks % 2 === 0 ? api : twin, 'otis')).status).toBe(200);
    }
    for (const at of [api, twin]) expect((await forgot(at, 'otis')).status).toBe(403);
  });

  it('API-34: check no more than the limit of simultaneous guesses, across two instances', async () => {
    const guesses = Array.from({ length: 40 }, (_, index) =>
      login(index % 2 === 0 ? api : twin, 'dana', 'guess', '192.0.2.2'),
    );
    const statuses = statusesOf(await Promise.all(guesses));
    expect(statuses.filter((status) => status === 401)).toHaveLength(passwordsBeforeWaiting);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
  });

  it('API-36: hold for simultaneous requests for an email', async () => {
    const asks = Array.from({ length: 12 }, (_, index) => forgot(index % 2 === 0 ? api : twin, 'ida'));
    const statuses = statusesOf(await Promise.all(asks));
    expect(statuses.filter((status) => status === 200)).toHaveLength(requestsBySubject);
    expect(await api.emailsOf('ida')).toHaveLength(requestsBySubject);
  });

  it('API-35, API-33: one of many simultaneous registrations with one address succeeds', async () => {
    const person = { first_name: 'Al', last_name: 'Day', email: 'al@portal.test', timezone: 'UTC' };
    const secret = { password: 'Some!thing1', password_confirmation: 'Some!thing1' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? api : twin).post('/api/v1/mobile/register', { ...person, ...secret }),
      ),
    );
    const judged = statusesOf(answers).filter((status) => status !== 429);
    expect(judged.sort()).toEqual([200, ...Array<number>(requestsBySubject - 1).fill(422)]);
  });

  it('API-34: stop guessing at one account from many addresses, and do not affect other accounts', async () => {
    await failAt('paige', mostFailuresByAccount - 1, (index) => `198.51.100.${index}`);
    expect((await login(api, 'paige', 'guess', '203.0.113.2')).status).toBe(401);
    expect((await login(api, 'paige', 'Portal!demo1', '203.0.113.1')).status).toBe(429);
    expect((await login(api, 'evan', 'Portal!demo1', '203.0.113.1')).status).toBe(200);
    api.setTime(later);
    expect((await login(api, 'paige', 'Portal!demo1', '203.0.113.1')).status).toBe(200);
  });

  it('API-34: forget the failures before a successful sign-in', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 1; tries < passwordsBeforeWaiting; tries += 1) {
        expect((await login(api, 'abe', 'guess', '192.0.2.3')).status).toBe(401);
      }
      expect((await login(api, 'abe', 'Portal!demo1', '192.0.2.3')).status).toBe(200);
    }
  });

  it('API-34: fall on who guesses first: after 50 wrong passwords from six addresses the owner signs in from another', async () => {
    await failAt('vera', failuresByAccount, (index) => `198.51.100.${index % 6}`);
    expect((await login(api, 'vera', 'Portal!demo1', '198.51.100.0')).status).toBe(429);
    // Her account is to be verified first.
    expect((await login(api, 'vera', 'Portal!demo1', '203.0.113.1')).status).toBe(403);
    expect((await login(api, 'vera', 'guess', '203.0.113.2')).status).toBe(401);
    expect((await login(api, 'vera', 'guess', '203.0.113.2')).status).toBe(429);
  });

  it('API-34: make a guesser wait longer with each wrong password, and others not at all', async () => {
    const guess = (second: number, address = '192.0.2.4', password = 'guess') => {
      api.setTime(new Date(seededAt.getTime() + second * 1000));
      return login(api, 'nick', password, address);
    };
    for (let tries = 0; tries < passwordsBeforeWaiting; tries += 1) {
      expect((await guess(0)).status).toBe(401);
    }
    const waits = [30, 60, 120, 240];
    let last = 0;
    for (const wait of waits) {
      expect((await guess(last + wait - 1, '192.0.2.4', 'Portal!demo1')).status).toBe(429);
      expect((await guess(last + wait)).status).toBe(401);
      last += wait;
    }
    expect((await guess(last, '192.0.2.5', 'Portal!demo1')).status).toBe(200);
  });

  it('API-36: fall on who asks for emails first: the owner of the address still gets one from elsewhere', async () => {
    const ask = (address: string) =>
      api.post(
        '/api/v1/mobile/forgot/password',
        { email: 'rita@portal.test' },
        { headers: { 'x-forwarded-for': address } },
      );
    for (let asks = 0; asks < requestsBySubject; asks += 1) {
      expect((await ask('198.51.100.1')).status).toBe(200);
    }
    expect((await ask('198.51.100.1')).status).toBe(403);
    // Not from the constants: they could be the same.
    expect((await ask('203.0.113.4')).status).toBe(200);
    for (let asks = requestsBySubject + 1; asks < mostRequestsBySubject; asks += 1) {
      expect((await ask(`203.0.113.${asks}`)).status).toBe(200);
    }
    expect((await ask('203.0.113.200')).status).toBe(403);
  });

  it('API-55: hold for guesses at a person’s past leases', async () => {
    const token = await api.tokenOf('nora');
    const guess = (ssn: string) =>
      api.post(
        '/api/v1/mobile/leases/retrieve',
        { last_name: 'Boone', date_of_birth: '1988-04-12', ssn },
        { token },
      );
    for (let tries = 0; tries < failuresByAccountAndAddress; tries += 1) {
      expect((await guess(`987-65-000${tries}`)).status).toBe(404);
    }
    expect((await guess('987-65-4321')).status).toBe(429);
  });
});
