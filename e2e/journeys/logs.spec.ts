import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '../site/customer-api.ts';
import type { Secret } from '../site/evidence.ts';
import { judgeLogs } from '../site/judge-logs.ts';
import { logFolder } from '../site/paths.ts';
import { searchLogs } from '../site/search-logs.ts';
import { expect, test } from '../site/test.ts';
import { signIn } from '../steps/sign-in.ts';

const token = 'kJ3-x_9wkJ3-x_9wkJ3-x_9w';
const planted: readonly (readonly [name: string, secret: Secret, line: string])[] = [
  ['a token', { kind: 'token', text: token }, `{"url":"/a?token=${token}"}`],
  ['a PIN', { kind: 'PIN', text: '04711' }, '{"level":30,"msg":"sent 04711 to maria"}'],
  ['a password', { kind: 'password', text: 'Portal!demo1' }, '{"body":{"password":"Portal!demo1"}}'],
  [
    'a password with quotes',
    { kind: 'password', text: 'say "hi" 1!' },
    JSON.stringify({ msg: 'say "hi" 1!' }),
  ],
  ['a password in an address', { kind: 'password', text: 'a&b c!1xx' }, '{"url":"/a?p=a%26b%20c!1xx"}'],
  ['an SSN', { kind: 'SSN', text: '987-65-4321' }, 'ssn:987654321'],
  ['a routing number', { kind: 'routing number', text: '061000104' }, 'at 061000104.'],
  ['an account', { kind: 'account number', text: '000123456789' }, 'Key (account)=(000123456789)'],
  ['a card number', { kind: 'card number', text: '4242424242424242' }, '{"card":"4242 4242 4242 4242"}'],
];

const innocent = [
  '{"time":1763640004711,"ms":14711}',
  '{"reqId":"14711000-1471-4147-8147-147111471114"}',
  '    at read (file.js:14711:9)',
  '{"lease":"FW-14711"}',
];

/** What the search finds in a folder of such a log and such secrets; the folder is gone afterwards. */
async function searched<Found>(
  log: string,
  secrets: readonly Secret[],
  search: (folder: string) => Found,
): Promise<Found> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-logs-'));
  try {
    await writeFile(join(folder, 'api.log'), log);
    await writeFile(join(folder, '1.secrets'), secrets.map((one) => JSON.stringify(one)).join('\n'));
    return search(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('the search of the logs finds every kind of secret, and says where without saying what', async () => {
  for (const [name, secret, line] of planted) {
    const found = await searched(`{"msg":"first"}\n${line}\n`, [secret], searchLogs);
    expect(found, name).toEqual([{ kind: secret.kind, file: 'api.log', line: 2 }]);
  }
  const secrets = planted.map(([, secret]) => secret);
  const lines = planted.map(([, , line]) => line).join('\n');
  const message = await searched(lines, secrets, (folder) => {
    try {
      judgeLogs(folder);
      return '';
    } catch (error) {
      return String(error);
    }
  });
  expect(message).toContain('9 secrets stand in the logs of the run');
  expect(message).toMatch(/a card number in .+api\.log:9/);
  for (const { text } of secrets) expect(message).not.toContain(text);
});

test('the search takes no count of the log for a PIN, and no empty log for a clean one', async () => {
  const pin = { kind: 'PIN', text: '14711' };
  for (const line of innocent) expect(await searched(line, [pin], searchLogs), line).toEqual([]);
  await expect(searched('', [pin], searchLogs)).rejects.toThrow('There is no log');
});

test('what a journey sends is kept to be searched for, and every answer of its api is in a log', async ({
  page,
}) => {
  const answered = page.waitForResponse((response) => response.url().includes('/mobile/login'));
  const asked = page.waitForRequest((request) => request.headers()['authorization'] !== undefined);
  await signIn(page, 'maria');
  const session = (await asked).headers()['authorization']?.replace('Bearer ', '');
  const request = await (await answered).headerValue('x-request-id');

  const files = await readdir(logFolder);
  const kept = async (ending: string) => {
    const texts = files
      .filter((file) => file.endsWith(ending))
      .map((file) => readFile(join(logFolder, file), 'utf8'));
    return (await Promise.all(texts)).join('\n');
  };
  const secrets = await kept('.secrets');
  for (const secret of [demoPassword, session]) expect(secrets).toContain(JSON.stringify(secret));
  // Two programs' files: the line is on its way while the answer is.
  await expect.poll(() => kept('.log')).toContain(`"reqId":"${request}","method":"POST"`);
});
