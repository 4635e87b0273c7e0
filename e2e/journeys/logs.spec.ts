import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoPassword } from '../site/customer-api.ts';
import { logFolder } from '../site/paths.ts';
import { expect, test } from '../site/test.ts';
import { signIn } from '../steps/sign-in.ts';

test(
  'the secrets that a test sends are recorded, and every response of its api is logged',
  { tag: ['@mfe-auth', '@mfe-payments'] },
  async ({ page, sentBodies }) => {
    const answered = page.waitForResponse((response) => response.url().includes('/mobile/login'));
    const authorized = page.waitForRequest((request) => request.headers()['authorization'] !== undefined);
    await signIn(page, 'maria');
    // What the page typed into the form: the tests themselves know the password too.
    await expect.poll(() => sentBodies.filter((body) => body.includes(demoPassword))).toHaveLength(1);
    const session = (await authorized).headers()['authorization']?.replace('Bearer ', '');
    const request = await (await answered).headerValue('x-request-id');

    const files = await readdir(logFolder);
    const captured = async (ending: string) => {
      const texts = files
        .filter((file) => file.endsWith(ending))
        .map((file) => readFile(join(logFolder, file), 'utf8'));
      return (await Promise.all(texts)).join('\n');
    };
    const secrets = await captured('.secrets');
    for (const secret of [demoPassword, session]) expect(secrets).toContain(JSON.stringify(secret));
    // The api may write the line after the response has arrived.
    await expect.poll(() => captured('.log')).toContain(`"reqId":"${request}","method":"POST"`);
  },
);
