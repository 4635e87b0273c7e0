import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertNoSecretsLogged } from './assert-no-secrets-logged.ts';
import { capturedLogs, type Secret } from './captured-logs.ts';
import { searchLogs } from './search-logs.ts';

const token = 'kJ3-x_9wkJ3-x_9wkJ3-x_9w';
const planted: readonly (readonly [name: string, secret: Secret, line: string])[] = [
  ['a token', { type: 'token', text: token }, `{"url":"/a?token=${token}"}`],
  ['a PIN', { type: 'PIN', text: '04711' }, '{"level":30,"msg":"sent 04711 to maria"}'],
  ['a PIN in a body', { type: 'PIN', text: '04711' }, '{"body":{"type":"email","code":"04711"}}'],
  ['a password', { type: 'password', text: 'Portal!demo1' }, '{"body":{"password":"Portal!demo1"}}'],
  [
    'a password with quotes',
    { type: 'password', text: 'say "hi" 1!' },
    JSON.stringify({ msg: 'say "hi" 1!' }),
  ],
  ['a password in an address', { type: 'password', text: 'a&b c!1xx' }, '{"url":"/a?p=a%26b%20c!1xx"}'],
  ['an SSN', { type: 'SSN', text: '987-65-4321' }, 'ssn:987654321'],
  ['an SSN as it was typed', { type: 'SSN', text: '987654321' }, '{"msg":"unknown: 987-65-4321"}'],
  ['a routing number', { type: 'routing number', text: '061000104' }, 'at 061000104.'],
  ['an account', { type: 'account number', text: '000123456789' }, 'Key (account)=(000123456789)'],
  [
    'a card number',
    { type: 'card number', text: '4242424242424242' },
    '{"on":"2026-11-20 4242 4242 4242 4242"}',
  ],
];

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'portal-logs-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const search = (log: string, secrets: readonly Secret[]) => {
  writeFileSync(join(folder, 'api.log'), log);
  capturedLogs(folder).rememberSecrets(secrets);
  return searchLogs(folder).leaks;
};

it.each(planted)('searchLogs finds %s', (_, secret, line) => {
  expect(search(`{"msg":"first"}\n${line}\n`, [secret])).toEqual([
    { type: secret.type, file: 'api.log', line: 2 },
  ]);
});

it.each([
  '{"time":1763640004711,"ms":14711}',
  '{"ms":14711,"time":14711}',
  '{"reqId":"14711000-1471-4147-8147-147111471114"}',
  '{"cause":{"type":"error","code":"14711","at":["    at read (file.js:1:9)"]}}',
  'LOG:  listening on IPv4 address "127.0.0.1", port 14711',
  '    at read (file.js:14711:9)',
  '{"lease":"FW-14711"}',
])('searchLogs does not take a number of the log for a PIN: %s', (line) => {
  expect(search(line, [{ type: 'PIN', text: '14711' }])).toEqual([]);
});

it('rememberSecrets leaves out texts that are too short to be told from any other', () => {
  expect(search('{"status":200}', [{ type: 'security code', text: '200' }])).toEqual([]);
});

it('assertNoSecretsLogged says where the secrets are without repeating them', () => {
  const lines = planted.map(([, , line]) => line);
  search(
    lines.join('\n'),
    planted.map(([, secret]) => secret),
  );
  const message = (() => {
    try {
      return String(assertNoSecretsLogged(folder));
    } catch (error) {
      return String(error);
    }
  })();
  // The two spellings of the SSN are one secret on two lines.
  expect(message).toContain(`The logs of the run contain ${planted.length} secrets`);
  expect(message).toMatch(/a card number in .+api\.log:11/);
  for (const [, { text }] of planted) expect(message).not.toContain(text);
});

it('assertNoSecretsLogged counts the lines of clean logs', () => {
  const logs = capturedLogs(folder);
  logs.openLog('api').write('one\ntwo\n');
  logs.openLog('api').write(Buffer.from('three\n'));
  expect(assertNoSecretsLogged(folder)).toEqual({ lines: 3 });
});
