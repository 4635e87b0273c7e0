import {
  addBank,
  changePassword,
  endpointTable,
  listBanks,
  listLeases,
  resetPassword,
  saveSettings,
  type WireLeases,
} from '@portal/api-contract';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { passwordsBeforeWaiting } from '../sign-in/sign-in-limits.ts';
import type { Db } from '../store/database.ts';
import { users } from '../store/schema.ts';
import { openSecurityLog, type SecurityEvent } from './security-log.ts';
import { watchRequests } from './watch-requests.ts';
import { unwatchedChanges, watchedEndpoints } from './watched-endpoints.ts';

const password = 'Portal!demo1';
const chosen = { password: 'Some!thing1', password_confirmation: 'Some!thing1' };

describe('the security-event log', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());
  beforeEach(() => api.securityEvents.splice(0));

  const idOf = async (name: string) => {
    const [user] = await api.db
      .select()
      .from(users)
      .where(eq(users.email, `${name}@portal.test`));
    return user?.id;
  };
  const login = (name: string, secret: string) =>
    api.post(
      '/api/v1/mobile/login',
      { email: `${name}@portal.test`, password: secret },
      { headers: { 'x-forwarded-for': '2001:db8:0:7::9' } },
    );
  /** Returns the events since the last call. */
  const written = () => api.securityEvents.splice(0);

  it('has sign-ins, failures and rejected tries, with the account and where they came from', async () => {
    for (let tries = 0; tries < passwordsBeforeWaiting; tries += 1) await login('evan', 'guess');
    await login('evan', password);
    const evan = await idOf('evan');
    const from = { event: 'sign-in', account: evan, caller: null, address: '2001:db8:0:7::/64' };
    expect(written()).toMatchObject([
      ...Array.from({ length: passwordsBeforeWaiting }, () => ({
        ...from,
        outcome: 'rejected',
        status: 401,
      })),
      { ...from, outcome: 'limited', status: 429 },
    ]);
    await login('nobody', 'guess');
    await login('maria', password);
    expect(written()).toMatchObject([
      { account: null, outcome: 'rejected' },
      { account: await idOf('maria'), outcome: 'succeeded', status: 200 },
    ]);
  });

  it('has each step of a reset with the account, also those that have only a token', async () => {
    await api.post('/api/v1/mobile/forgot/password', { email: 'abe@portal.test' });
    const [email] = await api.emailsOf('abe');
    const token = /token=([\w-]+)/.exec(email?.body ?? '')?.[1] ?? '';
    const reset = (email: string) => api.post('/api/v1/mobile/reset/password', { token, email, ...chosen });
    await reset('maria@portal.test');
    await reset('abe@portal.test');
    await reset('abe@portal.test');
    const abe = await idOf('abe');
    expect(written()).toMatchObject([
      { event: 'reset-mail', outcome: 'succeeded', account: abe },
      { event: 'password-reset', outcome: 'rejected', account: abe },
      { event: 'password-reset', outcome: 'succeeded', account: abe },
      // The token is gone: what is left is the address.
      { event: 'password-reset', outcome: 'rejected', status: 400, account: abe },
    ]);
  });

  it('has changes, methods, payments and sign-outs of whoever is signed in', async () => {
    const token = await api.tokenOf('dana');
    const dana = await idOf('dana');
    const { all, current } = (await api.get(listLeases.path, { token })).envelope.data as WireLeases;
    const { banks } = (await api.get(listBanks.path, { token })).envelope.data as { banks: { id: number }[] };
    const due = current?.find(({ MinDue }) => Number(MinDue) > 0);
    const order = {
      lease: all.find(({ loan_number }) => loan_number === due?.LoanNumber)?.lease_uuid,
      amount: due?.MinDue,
      method_id: banks[0]?.id,
      method_type: 'bank',
      date: '2026-11-20',
      isPayoffAmount: false,
    };
    await api.post(saveSettings.path, { notifications: true, solicitations: true }, { token });
    await api.post(changePassword.path, { current_password: 'guess', ...chosen }, { token });
    await api.post(
      addBank.path,
      { bank: 'Bibb Mutual', routing: '061000104', account: '000777665544' },
      { token },
    );
    const headers = { 'idempotency-key': 'security-log' };
    expect((await api.post('/api/v1/mobile/payments', order, { token, headers })).status).toBe(402);
    await api.post('/api/v2/auth/logout', undefined, { token });
    const own = { account: dana, caller: dana };
    const events = written();
    expect(events).toMatchObject([
      { ...own, event: 'settings-change', outcome: 'succeeded' },
      { ...own, event: 'password-change', outcome: 'rejected', status: 422 },
      { ...own, event: 'bank-added', outcome: 'succeeded' },
      { ...own, event: 'payment', outcome: 'rejected', status: 402 },
      { ...own, event: 'sign-out', outcome: 'succeeded' },
    ]);
    const text = JSON.stringify(events);
    for (const secret of ['dana', 'guess', chosen.password, token, '061000104', '7665', 'security-log']) {
      expect(text).not.toContain(secret);
    }
  });

  it('has what somebody was denied, by the account that asked, and no other reads', async () => {
    const token = await api.tokenOf('stella');
    await api.get(listLeases.path, { token });
    await api.get(listLeases.path, { token: await api.tokenOf('maria') });
    const stella = await idOf('stella');
    expect(written()).toMatchObject([
      { event: 'access', outcome: 'rejected', status: 403, account: stella, caller: stella },
    ]);
  });

  it('names the request as the request log does', async () => {
    const request = '3f1c9a52-7d0e-4b6a-9c1d-2e8f5a6b7c8d';
    await api.post(
      '/api/v1/mobile/login',
      { email: 'x', password: 'y' },
      { headers: { 'x-request-id': request } },
    );
    expect(written()).toMatchObject([{ request, time: '2026-11-20T12:00:00.000Z' }]);
  });

  it('watches every endpoint that changes something, but those of forms, files and filters', () => {
    const changing = endpointTable.filter(({ method }) => method !== 'GET').map(({ id }) => id);
    const reads = ['auth.check-token'];
    const listed = [...Object.keys(watchedEndpoints), ...unwatchedChanges];
    expect(changing.filter((id) => !listed.includes(id) && !reads.includes(id))).toEqual([]);
    expect(listed.filter((id) => !endpointTable.some((endpoint) => endpoint.id === id))).toEqual([]);
  });
});

describe('a store that gives no answer', () => {
  afterEach(() => jest.useRealTimers());

  it('delays a request by a second, and its event is written without the account', async () => {
    jest.useFakeTimers();
    const never = { where: () => ({ execute: () => new Promise<never>(() => undefined) }) };
    const db = { select: () => ({ from: () => never }) } as unknown as Db;
    const events: SecurityEvent[] = [];
    const securityLog = { record: (event: SecurityEvent) => void events.push(event), close: () => undefined };
    const watch = watchRequests({ db, clock: { now: () => new Date(0) }, securityLog });
    const request = { id: 'one', ip: '192.0.2.1', body: { token: 'x', email: 'maria@portal.test' } };
    const begun = watch(resetPassword, request as FastifyRequest);
    await jest.advanceTimersByTimeAsync(1_000);
    const end = await begun;
    await end({ status: 500, code: 500, caller: null });
    expect(events).toMatchObject([{ event: 'password-reset', outcome: 'failed', account: null }]);
  });
});

describe('the file of the security-event log', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-security-log-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const event: SecurityEvent = {
    time: '2026-11-20T12:00:00.000Z',
    event: 'sign-in',
    outcome: 'succeeded',
    status: 200,
    code: 200,
    account: 7,
    caller: null,
    address: '192.0.2.1',
    request: 'one\n{"log":"forged"}',
  };

  it('is appended to, one line for each event, and only its owner may read it', () => {
    const file = join(folder, 'security.log');
    for (let start = 0; start < 2; start += 1) {
      const log = openSecurityLog(file);
      log.record(event);
      log.close();
    }
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { log: 'security', ...event },
      { log: 'security', ...event },
    ]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('names its setting when it can’t be written', () => {
    expect(() => openSecurityLog(folder)).toThrow(
      `SECURITY_LOG must be a file that can be written, or empty, not '${folder}'.`,
    );
  });
});
