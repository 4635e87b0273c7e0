// cspell:ignore EMESSAGE ESOCKET
// cspell:ignore Enviamos contrato
import { loginCustomer } from '@portal/api-contract';
import { asc } from 'drizzle-orm';
import { emails } from '../store/schema.ts';
import { openMailServer, type MailServer } from '../../test/support/mail-server.ts';
import { seededAt, testPortal } from '../../test/support/store-template.ts';
import { testCompanies } from '../../test/support/test-companies.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { pinLifetime } from '../sign-in/pins.ts';
import { enqueueEmail } from './outbox.ts';
import { sendDueEmails, type FailedTry } from './sender.ts';
import { smtpTransport } from './smtp.ts';

const hour = 3_600;
const content = { subject: 'Grüße <b>', body: `Code 12345\n\n${testPortal}/#/auth/reset?token=t&email=e\n` };

interface Sending {
  readonly url?: string;
  readonly note?: (failed: FailedTry) => void;
}

describe('email', () => {
  let api: TestApi;
  let server: MailServer;
  beforeAll(async () => {
    api = await openTestApi();
    server = await openMailServer();
  });
  afterAll(async () => {
    await server.close();
    await api.close();
  });
  beforeEach(async () => {
    await api.db.delete(emails);
  });

  /** @param usefulFor seconds */
  const enqueue = (recipient = 'maria@portal.test', usefulFor = 72 * hour, brand: string | null = null) => {
    const template = { write: () => content, usefulFor: usefulFor * 1000 };
    return enqueueEmail(api.db, { email: recipient, language: null, brand }, template, seededAt);
  };
  const at = (seconds: number) => ({ now: () => new Date(seededAt.getTime() + seconds * 1000) });
  const send = (seconds = 0, { url, note = () => undefined }: Sending = {}) =>
    sendDueEmails({
      db: api.db,
      clock: at(seconds),
      transport: smtpTransport({
        url: url ?? server.url,
        from: 'lease@portal.test',
        companies: testCompanies,
      }),
      note,
    });
  const stored = () => api.db.select().from(emails).orderBy(asc(emails.id));

  it('OP-97: a mail server receives an email completely, and its text is then erased', async () => {
    await enqueue();
    expect(await send()).toBe(1);
    const [email] = server.received.slice(-1);
    expect(email?.to).toEqual(['maria@portal.test']);
    expect(email?.source).toMatch(/^From: Fernway Leasing <lease@portal\.test>\r$/m);
    expect(email?.source).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(email?.source).toContain('Code 12345');
    expect(await stored()).toMatchObject([{ status: 'sent', body: null }]);
    expect(await send()).toBe(0);
  });

  it.each([
    [null, 'Fernway Leasing', '200 Harbor St, Macon, GA', '(478) 555-0140'],
    ['breeze', 'Breeze Leasing', '75 Windward Ave, Savannah, GA', '(912) 555-0160'],
  ])(
    'OP-97: an email of the brand %s is from its company, and says where to call',
    async (brand, ...company) => {
      await enqueue('maria@portal.test', hour, brand);
      const signature = `\n-- \n${company.join('\n')}\n`;
      expect((await api.emailsOf('maria'))[0]?.body).toBe(`${content.body}${signature}`);
      await send();
      const source = server.received.at(-1)?.source ?? '';
      expect(source).toContain(`From: ${company[0]} <lease@portal.test>\r\n`);
      for (const line of company) expect(source).toContain(`\r\n${line}\r\n`);
    },
  );

  it('OP-97: an email that is of use for minutes does not wait for those that are of use for days', async () => {
    for (const name of ['ida', 'otis', 'paige']) await enqueue(`${name}@portal.test`);
    await enqueue('maria@portal.test', hour / 6);
    await send();
    const [first] = server.received.slice(-4);
    expect(first?.to).toEqual(['maria@portal.test']);
  });

  it('OP-97: simultaneous senders send each email once', async () => {
    const before = server.received.length;
    const people = Array.from({ length: 12 }, (_, index) => `p${index}@portal.test`);
    for (const person of people) await enqueue(person);
    await Promise.all([send(), send(), send()]);
    const reached = server.received.slice(before).map(({ to }) => to[0]);
    expect(reached.sort()).toEqual(people.sort());
  });

  it('OP-97: a rejected email is retried later', async () => {
    const before = server.received.length;
    await enqueue();
    server.rejectNext(1);
    expect(await send()).toBe(0);
    expect(await send(1)).toBe(0);
    expect(await send(11)).toBe(1);
    expect(server.received).toHaveLength(before + 1);
  });

  it('OP-97: an outage of two days delays an email by an hour more at most', async () => {
    await enqueue();
    server.rejectNext(Number.POSITIVE_INFINITY);
    for (let hours = 0; hours < 48; hours += 1) expect(await send(hours * hour)).toBe(0);
    server.rejectNext(0);
    expect(await send(48 * hour)).toBe(1);
  });

  it('OP-97: an email is abandoned and its text erased when it is of no use any more', async () => {
    await enqueue('maria@portal.test', 15);
    server.rejectNext(2);
    await send();
    expect(await stored()).toMatchObject([{ status: 'waiting', tries: 1 }]);
    await send(10);
    expect(await stored()).toMatchObject([{ status: 'abandoned', body: null, tries: 2 }]);
    expect(await send(hour)).toBe(0);
  });

  it('OP-97: an email with a PIN is of use as long as the PIN works', async () => {
    await api.post(loginCustomer.path, { email: 'vito@portal.test', password: 'Portal!demo1' });
    const [email] = await stored();
    expect(email?.usefulUntil).toEqual(new Date(seededAt.getTime() + pinLifetime));
  });

  it('OP-97: a failed try is noted with why, and with nothing of the email', async () => {
    const noted: FailedTry[] = [];
    const note = (failed: FailedTry) => void noted.push(failed);
    await enqueue('maria@portal.test', 15);
    server.rejectNext(1);
    await send(0, { note });
    await send(10, { note, url: 'smtp://127.0.0.1:1' });
    const email = (await stored())[0]?.id;
    expect(noted).toEqual([
      { status: 'retried', email, tries: 1, code: 'EMESSAGE', response: 451 },
      { status: 'abandoned', email, tries: 2, code: 'ECONNREFUSED', response: undefined },
    ]);
  });

  it('OP-97: the demo shows its emails as JSON and as a page that runs no scripts', async () => {
    await enqueue();
    await enqueue('<script>@portal.test');
    const [{ subject, body } = { subject: '', body: '' }] = await api.emailsOf('maria');
    expect([subject, body.startsWith(content.body)]).toEqual([content.subject, true]);
    const answer = await api.server.inject('/api/demo/mailbox');
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(answer.body).toContain('Grüße &lt;b&gt;');
    expect(answer.body).not.toContain('<script');
    expect(answer.body).toContain(
      `<a href="${testPortal}/#/auth/reset?token=t&amp;email=e">${testPortal}/#/auth/reset?token=t&amp;email=e</a>`,
    );
  });

  it.each([
    ['another machine', { 'x-forwarded-for': '192.0.2.7' }],
    ['another name of this machine', { host: 'portal.example' }],
    [
      'another name that claims to be one of this machine',
      { host: 'portal.example', 'x-forwarded-host': 'localhost' },
    ],
    ['a proxy', { via: '1.1 proxy' }],
    ['a proxy that says which name was asked for', { host: 'localhost', 'x-forwarded-host': 'localhost' }],
  ])('OP-97: the demo shows its emails to nobody who comes by %s', async (_way, headers) => {
    for (const path of ['emails', 'mailbox']) {
      const answer = await api.server.inject({ url: `/api/demo/${path}`, headers });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ error: expect.stringContaining('DEMO=public') as string });
    }
    const own = { url: '/api/demo/emails', headers: { host: 'demo.localhost:4000' }, remoteAddress: '::1' };
    expect((await api.server.inject(own)).statusCode).toBe(200);
  });

  it('OP-97: without the mailbox nobody reads emails over the api', async () => {
    const plain = await openTestApi({ mailbox: false });
    try {
      for (const path of ['emails', 'mailbox']) {
        expect((await plain.server.inject(`/api/demo/${path}`)).statusCode).toBe(404);
      }
    } finally {
      await plain.close();
    }
  });

  it('API-48, OP-95: a payment sends one receipt per idempotency key, in the language that it was paid in', async () => {
    const token = await api.tokenOf('evan');
    const leases = (await api.get('/api/v1/mobile/leases', { token })).envelope.data as {
      all: { lease_uuid: string; loan_number: string }[];
    };
    const banks = (await api.get('/api/v1/mobile/banks', { token })).envelope.data as {
      banks: { id: number }[];
    };
    const lease = leases.all.find(({ loan_number }) => loan_number === 'FW-310021');
    const pay = (date: string, key: string, language = 'en') =>
      api.post(
        '/api/v1/mobile/payments',
        {
          amount: 62.5,
          date,
          lease: lease?.lease_uuid,
          method_type: 'bank',
          method_id: banks.banks[0]?.id,
          isPayoffAmount: false,
        },
        { token, headers: { 'idempotency-key': key, 'accept-language': language } },
      );
    await Promise.all([pay('2026-11-20', 'receipt-now'), pay('2026-11-20', 'receipt-now')]);
    await pay('2026-11-25', 'receipt-later');
    const [later, now, ...others] = await api.emailsOf('evan');
    expect(others).toEqual([]);
    expect(now?.subject).toBe('Your payment of $62.50 was sent to your bank');
    expect(now?.body).toMatch(
      /^On 11\/20\/2026 we sent .* for lease FW-310021, from your bank account ending in 6104, to your bank\./,
    );
    expect(later?.subject).toBe('Your payment of $62.50 is scheduled');
    expect(later?.body).toContain('On 11/25/2026');
    await pay('2026-11-20', 'receipt-in-spanish', 'es');
    const [spanish] = await api.emailsOf('evan');
    expect(spanish?.subject).toBe('Enviamos a su banco su pago de $62.50');
    expect(spanish?.body).toMatch(
      /^El 11\/20\/2026 enviamos a su banco su pago de \$62\.50 para el contrato FW-310021/,
    );
  });
});
