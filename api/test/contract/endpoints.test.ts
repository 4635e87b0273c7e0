import { calendarDate } from '@portal/domain';
import * as table from '@portal/api-contract';
import { endpointTable, type AnyEndpoint, type Endpoint } from '@portal/api-contract';
import { create } from 'superstruct';
import { createApp, type AppServices } from '../../src/app.ts';
import { watchedEndpoints } from '../../src/security-log/watched-endpoints.ts';
import type { AnswerEnvelope } from '../../src/server/envelope.ts';
import { linkTokenOf, remind } from '../support/reminders.ts';
import { multipartOf } from '../support/multipart.ts';
import { verifiedCard } from '../support/test-cards.ts';
import { openTestApi, type TestApi, type TestAnswer } from '../support/test-api.ts';

const password = 'Portal!demo1';

describe('the endpoint table and the api', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  /** Sends what the client would send. */
  async function call<Input>(
    endpoint: Endpoint<Input, unknown>,
    input: Input,
    token?: string,
  ): Promise<TestAnswer> {
    const { path = {}, query = {}, body } = endpoint.toWire(input);
    const filled = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '');
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
    const url = search.size > 0 ? `${filled}${filled.includes('?') ? '&' : '?'}${search}` : filled;
    const sending = {
      ...(token === undefined ? {} : { token }),
      headers: endpoint.idempotent ? { [table.idempotencyKeyHeader]: 'contract-key' } : {},
    };
    if (endpoint.bodyType === 'multipart') return callWithForm(url, body as { readonly file: File }, token);
    if (endpoint.method === 'GET') return api.get(url, sending);
    return endpoint.method === 'PUT' ? api.put(url, body, sending) : api.post(url, body, sending);
  }

  async function callWithForm(
    url: string,
    { file }: { readonly file: File },
    token = '',
  ): Promise<TestAnswer> {
    const part = { field: 'file', fileName: file.name, contentType: file.type, content: await file.text() };
    const { payload, headers } = multipartOf([part]);
    const sent = { ...headers, authorization: `Bearer ${token}` };
    const answer = await api.server.inject({ method: 'POST', url, payload, headers: sent });
    return { status: answer.statusCode, envelope: answer.json<AnswerEnvelope>(), retryAfter: null };
  }

  it('API-18, API-95: every endpoint answers in the shape of the table, and is in the security log if it has to be', async () => {
    const answered = new Set<string>();
    const customer = await api.tokenOf('evan');
    const staff = await api.tokenOf('bo');
    const expectShape = async <Input, Answer>(endpoint: Endpoint<Input, Answer>, input: Input) => {
      const token = endpoint.guard === 'web' ? staff : customer;
      const { status, envelope } = await call(endpoint, input, token);
      expect([endpoint.id, status, envelope.error]).toEqual([endpoint.id, 200, null]);
      expect(() => create(envelope.data, endpoint.answer)).not.toThrow();
      answered.add(endpoint.id);
      expectEvent(endpoint.id);
      return endpoint.read(envelope.data, envelope.meta);
    };
    /** The last request is one security event with its account, when it is one at all. */
    const expectEvent = (id: string) => {
      const { event, about } = watchedEndpoints[id] ?? {};
      const account: unknown = expect.any(Number);
      const events = api.securityEvents.splice(0);
      expect([id, events]).toEqual([
        id,
        event === undefined ? [] : [expect.objectContaining({ event, outcome: 'succeeded', account })],
      ]);
      if (about === 'caller') expect(events[0]?.caller).toBe(events[0]?.account);
    };
    const expectDownload = async (url: string, text: string) => {
      const headers = { authorization: `Bearer ${customer}` };
      const answer = await api.server.inject({ url, headers });
      const saved = table.download.read(new Blob([new Uint8Array(answer.rawPayload)]));
      expect([answer.statusCode, await saved.text()]).toEqual([200, text]);
      answered.add(table.download.id);
    };
    const expectPdf = async <Input>(endpoint: Endpoint<Input, Blob>, input: Input) => {
      const { path = {} } = endpoint.toWire(input);
      const url = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '');
      const headers = { authorization: `Bearer ${customer}` };
      const { statusCode, rawPayload } = await api.server.inject({ url, headers });
      expect([endpoint.id, statusCode, rawPayload.toString('latin1', 0, 5)]).toEqual([
        endpoint.id,
        200,
        '%PDF-',
      ]);
      answered.add(endpoint.id);
    };
    const login = { email: 'evan@portal.test', password };
    await expectShape(table.loginCustomer, login);
    await expectShape(table.loginPortal, { guard: 'client', ...login });
    await expectShape(table.registerCustomer, {
      firstName: 'Ada',
      lastName: 'Byrd',
      email: 'ada@portal.test',
      password: 'Some!thing1',
      passwordConfirmation: 'Some!thing1',
      timezone: 'UTC',
    });
    const newestMatch = async (name: string, pattern: RegExp) =>
      pattern.exec((await api.emailsOf(name))[0]?.body ?? '')?.[1] ?? '';
    const chosen = { password: 'Other!thing1', passwordConfirmation: 'Other!thing1' };
    const forgot = await expectShape(table.forgotPassword, { email: 'otis@portal.test' });
    await expectShape(table.resendForgot, { token: forgot.token });
    const link = await newestMatch('otis', /token=([\w-]+)/);
    await expectShape(table.resetPassword, { token: link, email: 'otis@portal.test', ...chosen });
    const asked = await expectShape(table.forgotPortal, { email: 'stella@portal.test', guard: 'store' });
    const otp = await newestMatch('stella', /code is (\d{5})/);
    const proven = await expectShape(table.verifyForgot, {
      email: 'stella@portal.test',
      otp,
      token: asked.token ?? '',
    });
    await expectShape(table.resetPortal, { ...proven, email: 'stella@portal.test', ...chosen });
    const opened = await expectShape(table.registerPortal, {
      firstName: 'Al',
      lastName: 'Day',
      email: 'al@portal.test',
      ...chosen,
      timezone: 'UTC',
      guard: 'retailer',
    });
    const toVerify = opened.status === 'continue' ? (opened.token ?? '') : '';
    await expectShape(table.resendPin, { token: toVerify });
    const pin = await newestMatch('al', /code is (\d{5})/);
    await expectShape(table.verifyAccount, { token: toVerify, otp: pin });
    await expectShape(table.setPassword, { token: await newestMatch('ivy', /invite\/([\w-]+)/), ...chosen });
    await expectShape(table.checkToken, undefined);
    await expectShape(table.currentUser, undefined);
    await expectShape(table.csrfCookie, undefined);
    await expectShape(table.listSlides, undefined);
    await expectShape(table.cardFormConfig, undefined);
    await expectShape(table.addCard, await verifiedCard());
    const { cards } = await expectShape(table.listCards, undefined);
    const { banks } = await expectShape(table.listBanks, undefined);
    await expectShape(table.listPendingPayments, undefined);
    await expectShape(table.listRetailerTypes, undefined);
    await expectShape(table.saveSettings, { notifications: true, solicitations: false });
    const centre = await expectShape(table.resolveZip, { zip: '31201' });
    await expectShape(table.listRetailers, { centre, radiusMiles: 50, types: [] });
    await expectShape(table.findPaymentAttempt, { key: 'never-used' });
    const { leases } = await expectShape(table.listLeases, undefined);
    await expectShape(table.listPaymentHistories, { loanNumbers: ['FW-310021'] });
    await expectShape(table.leaseHistory, { loanNumber: 'FW-310021' });
    const lease = leases.find(({ loanNumber }) => loanNumber === 'FW-310021');
    const amount = lease?.extra?.minimumDue ?? null;
    const date = calendarDate('2026-11-20');
    const [bank] = banks;
    if (!lease || !bank || amount === null || date === null)
      throw new Error('Evan has no amount due, or no bank.');
    await expectShape(table.leaseScheduledPayments, { leaseUuid: lease.uuid });
    await expectShape(table.quoteOwnership, { leaseUuid: lease.uuid });
    await expectShape(table.leaseContract, { leaseId: lease.id });
    const born = calendarDate('1988-04-12');
    if (born === null) throw new Error('There is no such day.');
    const applicant = { lastName: 'Boone', dateOfBirth: born, ssn: '987-65-4321' };
    await expectShape(table.retrieveLeases, applicant);
    const code = await newestMatch('rita', /code is (\d{5})/);
    await expectShape(table.verifyLeases, { ...applicant, code });
    await expectShape(table.setDefaultMethod, { type: 'bank', id: bank.id });
    await expectShape(table.makePayment, {
      leaseUuid: lease.uuid,
      amount,
      date,
      methodType: 'bank',
      methodId: bank.id,
      isPayoff: false,
      authorization: 'I authorize this withdrawal.',
    });
    const {
      payments: [intent],
    } = await expectShape(table.listPaymentIntents, undefined);
    const paymentId = intent?.id ?? '';
    await expectShape(table.findPaymentIntent, { paymentId });
    await expectPdf(table.paymentReceipt, { paymentId, language: 'es' });
    await expectPdf(table.paymentStatement, { year: 2026, language: 'en' });
    // His next lease is due in 13 days; his default is the bank account now.
    await remind(api, [13]);
    const { token: session } = await expectShape(table.openPaymentLink, {
      token: await linkTokenOf(api, 'evan'),
    });
    const linked = await expectShape(table.findLinkedPayment, { token: session });
    if (linked.status !== 'due') throw new Error('Evan has nothing to pay by the link.');
    await expectShape(table.payLinkedPayment, {
      token: session,
      amount: linked.amount,
      lastFour: '6104',
      authorization: 'I authorize this withdrawal.',
    });
    await expectShape(table.findLinkedAttempt, { token: session });
    await expectShape(table.addBank, { bank: 'Bibb Mutual', routing: '061000104', account: '000123456789' });
    const [, added] = (await expectShape(table.listBanks, undefined)).banks;
    await expectShape(table.deleteBank, { id: added?.id ?? '' });
    await expectShape(table.deleteCard, { id: cards[0]?.id ?? '' });
    const filter = { filtersClassName: 'retailers', inputValues: { state: ['GA'] }, name: 'Georgia' };
    await expectShape(table.addFilter, filter);
    await expectShape(table.addGlobalFilter, filter);
    expect(await expectShape(table.listFilters, { inputClass: 'retailers' })).toHaveLength(6);
    await expectShape(table.listReport, { report: 'retailers', filters: { state: 'GA' }, sortBy: 'city' });
    const everything = { form: 'everything' };
    await expectShape(table.viewForm, everything);
    await expectShape(table.reloadForm, { ...everything, inputs: ['model'], model: { make: 'alder' } });
    await expectShape(table.submitForm, {
      ...everything,
      model: {
        make: 'birch',
        model: 'drift',
        quantity: 1,
        unit_price: 9_900,
        full_name: 'Evan Brooks',
        email: 'evan@portal.test',
        delivery: 'express',
        terms: true,
        items: [{ name: 'Lamp' }],
      },
    });
    const admin = await api.tokenOf('sam');
    const access = await call(table.readUserAccess, { email: 'bo@portal.test' }, admin);
    expect(() => create(access.envelope.data, table.readUserAccess.answer)).not.toThrow();
    answered.add(table.readUserAccess.id);
    expectEvent(table.readUserAccess.id);
    await expectShape(table.searchOptions, { source: 'cities', search: 'macon' });
    const uploaded = await expectShape(table.uploadFile, {
      file: new File(['hello'], 'hello.txt', { type: 'text/plain' }),
    });
    const { id: file, token: fileToken } = uploaded;
    await expectShape(table.renameFile, { file, originalName: 'greeting.txt' });
    await expectDownload(uploaded.url ?? '', 'hello');
    await expectShape(table.deleteFile, { file, force: false, token: fileToken });
    const others = (await expectShape(table.listSessions, undefined)).filter(({ isCurrent }) => !isCurrent);
    await expectShape(table.endSession, { id: others[0]?.id ?? '' });
    await expectShape(table.endOtherSessions, undefined);
    await expectShape(table.changeEmail, { email: 'evan.brooks@portal.test', password });
    const undoToken = await newestMatch('evan', /undo-email\/([\w-]+)/);
    await expectShape(table.changePassword, {
      currentPassword: password,
      password: 'Some!thing1',
      passwordConfirmation: 'Some!thing1',
    });
    await expectShape(table.logout, undefined);
    await expectShape(table.undoEmailChange, { token: undoToken });
    expect([...answered].sort()).toEqual(endpointTable.map(({ id }) => id).sort());
  });

  const send = async ({ method, path }: AnyEndpoint, token?: string) => {
    const answer = await api.server.inject({
      method,
      url: path.replaceAll(/\{\w+\}/g, 'x'),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
    return { status: answer.statusCode, envelope: answer.json<object>() };
  };

  it.each(
    endpointTable.filter(({ auth }) => auth === 'bearer').map((endpoint) => [endpoint.id, endpoint] as const),
  )('API-96: %s needs a token', async (_id, endpoint) => {
    expect(await send(endpoint)).toMatchObject({ status: 401, envelope: { status: false, code: 401 } });
  });

  it('serves each endpoint of the table exactly once', async () => {
    // No handler is called, so none needs its services.
    const app = createApp({ portalUrl: 'https://portal.test' } as AppServices, { logLevel: 'silent' });
    const served: string[] = [];
    app.addHook('onRoute', ({ method, config }) => {
      if (method !== 'HEAD') served.push(...(config?.endpoints ?? []).map(({ id }) => id));
    });
    await app.ready();
    await app.close();
    expect(served.sort()).toEqual(endpointTable.map(({ id }) => id).sort());
  });
});
