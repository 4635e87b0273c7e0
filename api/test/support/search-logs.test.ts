import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../../src/server/server.ts';
import type { Services } from '../../src/server/call.ts';
import type { Secret } from './captured-logs.ts';
import { secretsIn, secretsOfHeader, secretsOfMail } from './find-secrets.ts';
import { searchLogs } from './search-logs.ts';

describe('the search of the logs', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-search-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const search = (log: string, secrets: readonly Secret[]) => {
    writeFileSync(join(folder, 'a.log'), log);
    writeFileSync(join(folder, 'a.secrets'), secrets.map((secret) => JSON.stringify(secret)).join('\n'));
    return searchLogs(folder).leaks;
  };

  it.each<[string, Secret, string]>([
    [
      'a token',
      { kind: 'token', text: 'kJ3-x_9wkJ3-x_9wkJ3-x_9w' },
      '{"url":"/a?token=kJ3-x_9wkJ3-x_9wkJ3-x_9w"}',
    ],
    ['a PIN', { kind: 'PIN', text: '04711' }, '{"level":30,"msg":"sent 04711 to maria"}'],
    ['a password', { kind: 'password', text: 'Portal!demo1' }, '{"body":{"password":"Portal!demo1"}}'],
    ['one with quotes', { kind: 'password', text: 'say "hi" 1!' }, JSON.stringify({ msg: 'say "hi" 1!' })],
    ['one in an address', { kind: 'password', text: 'a&b c!1xx' }, '{"url":"/a?p=a%26b%20c!1xx"}'],
    ['an SSN', { kind: 'ssn', text: '987-65-4321' }, '{"msg":"unknown: 987-65-4321"}'],
    [
      'a card number',
      { kind: 'card', text: '4242424242424242' },
      '{"name":"sandbox","msg":"no card 4242424242424242"}',
    ],
    ['an account', { kind: 'account', text: '000123456789' }, '{"detail":"Key (account)=(000123456789)"}'],
  ])('finds %s', (_name, secret, line) => {
    expect(search(`{"msg":"first"}\n${line}\n`, [secret])).toEqual([
      { kind: secret.kind, file: 'a.log', line: 2 },
    ]);
  });

  it.each([
    '{"time":1763640004711,"ms":4711}',
    '{"ms":14711,"time":14711}',
    '{"reqId":"14711000-1471-4147-8147-147111471114"}',
    '{"at":["at read (file.js:14711:9)"]}',
    '{"lease":"FW-14711"}',
  ])('takes no count of the log for a PIN: %s', (line) => {
    expect(search(line, [{ kind: 'PIN', text: '14711' }])).toEqual([]);
  });

  it('finds what a server of ours logs, in its own words', async () => {
    const lines: string[] = [];
    const server = createServer(
      // Nothing that this test asks for needs one.
      {} as Services,
      { logLevel: 'debug', logTo: { write: (line) => lines.push(line) } },
    );
    server.get('/careless', (request) => {
      request.log.info({ headers: request.headers }, 'asked');
      return {};
    });
    const [secret] = secretsOfHeader('Bearer 0123456789012345678901234567890123456789');
    await server.inject({ url: '/careless', headers: { authorization: `Bearer ${secret?.text}` } });
    await server.close();
    expect(search(lines.join(''), secret ? [secret] : [])).toMatchObject([{ kind: 'token' }]);
  });

  it('knows the secrets of what is sent and mailed by where they stand', () => {
    const token = 'x1'.repeat(16);
    const sent = {
      email: 'maria@portal.test',
      password: 'Portal!demo1',
      ssn: '987-65-4321',
      account: '000123456789',
      otp: '04711',
      nested: [{ token }],
      card: '4242 4242 4242 4242',
      verificationData: { receipt: `rcp_${token}` },
    };
    const found = secretsIn(sent).map(({ text }) => text);
    expect(found.sort()).toEqual(
      [
        'Portal!demo1',
        '987-65-4321',
        '987654321',
        '000123456789',
        '04711',
        token,
        '4242 4242 4242 4242',
        '4242424242424242',
        `rcp_${token}`,
      ].sort(),
    );
    expect(secretsIn({ card: 'visa', month: 4, year: 2029, holder: 'Maria Alvarez' })).toEqual([]);
    const mail = `Your code is 04711. https://portal.test/#/auth/reset?token=${token}&email=maria%40portal.test`;
    expect(secretsOfMail(mail).map(({ text }) => text)).toEqual(['04711', token]);
  });
});
