import { existsSync, readdirSync } from 'node:fs';
import { readdir, rename } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { findFreePort } from '@portal/tooling/process';
import { CustomerApi } from '../site/customer-api.ts';
import { checkHttpsConfig, enabledModules, startNginx } from '../site/nginx.ts';
import { startSite, type Portal } from '../site/portal.ts';
import { expect, testOnNginx } from '../site/test.ts';
import { changedSentence, releaseChangedSupport, sentence } from '../steps/changed-support.ts';
import { expectPaid, expectPayment, payButton, paymentPath, reviewPayment } from '../steps/pay.ts';
import { goTo, heading, openAs, signIn } from '../steps/sign-in.ts';

testOnNginx(
  'PAY-16, PAY-35: on nginx, maria signs in and pays; the payment is in the database',
  { tag: ['@mfe-auth', '@mfe-leases', '@mfe-payments'] },
  async ({ page, portal }) => {
    const maria = await CustomerApi.signIn(portal.url, 'maria');
    const lease = await maria.lease('Harbor Home Furniture');
    const before = await maria.paymentCount(lease);
    await signIn(page, 'maria');
    await goTo(page, paymentPath(lease.lease_uuid));
    await expectPayment(page);
    await reviewPayment(page, { amount: '91.07', bank: /Macon Credit Union/ });
    await payButton(page, '91.07').click();
    await expectPaid(page);
    expect(await maria.paymentCount(lease)).toBe(before + 1);
  },
);

testOnNginx(
  'SHELL-74: on nginx, a remote whose files were away for a moment comes back by Retry, because no browser keeps a 404',
  { tag: ['@mfe-leases', '@mfe-support'] },
  async ({ page, portal, faults }) => {
    faults.expect(/mfe-support|Failed to load resource|RUNTIME-008|loading chunk/i);
    const files = join(portal.site, 'assets/mfe-support');
    await rename(files, `${files}.gone`);
    await openAs(page, await CustomerApi.signIn(portal.url, 'maria'), '/leases/current');
    await expect(heading(page, 'All Leases')).toBeVisible();
    const response = page.waitForResponse(
      (one) => one.url().includes('/mfe-support/') && one.url().endsWith('.js'),
    );
    await goTo(page, '/support/faq');
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    const missing = await response;
    expect(missing.status()).toBe(404);
    expect(missing.headers()).toMatchObject({
      'cache-control': 'no-store',
      'content-type': expect.stringMatching(/^text\/plain/),
      'x-content-type-options': 'nosniff',
    });
    await rename(`${files}.gone`, files);
    await retry.click();
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
  },
);

testOnNginx(
  'on nginx, a remote is released alone, and page and policy change together',
  { tag: ['@mfe-support'] },
  async ({ page, portal }) => {
    await openAs(page, await CustomerApi.signIn(portal.url, 'maria'), '/support/faq');
    await expect(page.getByText(sentence)).toBeVisible();
    await releaseChangedSupport(portal);
    await page.reload();
    await expect(page.getByText(changedSentence)).toBeVisible();
    await portal.run(['rollback', 'mfe-support']);
    await page.reload();
    await expect(page.getByText(sentence)).toBeVisible();
  },
);

/** Where the module is installed, as `npm test` does on Debian, `portal nginx` switches it on. */
const hasBrotli =
  existsSync(enabledModules) && readdirSync(enabledModules).some((name) => name.includes('brotli'));

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Asks without what `fetch` adds: it would undo the compression. */
function ask(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { headers }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString('latin1')));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: text }),
      );
    });
    asking.on('error', reject).end();
  });
}

testOnNginx(
  'nginx sends the headers of the release with everything, and compresses files',
  async ({ portal }) => {
    const [build = ''] = (await readdir(join(portal.site, 'assets/shell'))).sort();
    const names = await readdir(join(portal.site, 'assets/shell', build));
    const main = names.find((name) => /^main\..*\.js$/.test(name)) ?? '';
    const security = { 'x-content-type-options': 'nosniff', 'referrer-policy': expect.any(String) };

    const html = await ask(`${portal.url}/`, { 'accept-encoding': 'gzip' });
    expect(html.headers).toMatchObject({
      ...security,
      'content-encoding': 'gzip',
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    const script = await ask(`${portal.url}/assets/shell/${build}/${main}`, { 'accept-encoding': 'gzip' });
    expect(script.headers).toMatchObject({
      ...security,
      'content-type': expect.stringMatching(/javascript/),
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const brotli = await ask(`${portal.url}/assets/shell/${build}/${main}`, {
      'accept-encoding': 'br, gzip',
    });
    expect(brotli.headers).toMatchObject({
      ...security,
      'content-encoding': hasBrotli ? 'br' : 'gzip',
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const release = await ask(`${portal.url}/release.json`);
    expect(release).toMatchObject({ status: 200, headers: { ...security, 'cache-control': 'no-cache' } });

    const element = await ask(`${portal.url}/embed/portal-leases.js`);
    for (const { status, headers } of [element, script]) {
      expect([status, headers['access-control-allow-origin']]).toEqual([200, '*']);
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    }
    expect(element.headers).toMatchObject({
      ...security,
      'content-type': expect.stringMatching(/javascript/),
      'cache-control': 'no-cache',
    });
    expect(release.headers).not.toHaveProperty('access-control-allow-origin');

    for (const path of ['/assets/shell/none.js', '/assets/', '/content/none.json', '/none']) {
      const { status, headers, body } = await ask(`${portal.url}${path}`);
      expect([path, status, body]).toEqual([path, 404, 'Not found\n']);
      expect(headers).toMatchObject({ ...security, 'cache-control': 'no-store' });
    }
  },
);

/** Starts an nginx in front of a site server, which passes the api on to the nginx of the portal. */
async function startChain(portal: Portal, folder: string) {
  // A demo for one machine is served to no proxy.
  await portal.run(['configure', 'DEMO=public']);
  const [port, sitePort] = [await findFreePort(), await findFreePort()].map(String) as [string, string];
  const site = await startSite({ PORT: sitePort, API_URL: portal.url, SITE_DIR: portal.site });
  const front = await startNginx(folder, {
    PORT: port,
    API_URL: `http://127.0.0.1:${sitePort}`,
    SITE_DIR: portal.site,
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => Promise.all([front.stop(), site.stop()]),
  };
}

testOnNginx(
  'API-88: nginx passes the api on, with files of the size that it takes, and answers for it when it is gone',
  async ({ portal }, testInfo) => {
    const { token } = await CustomerApi.signIn(portal.url, 'maria');
    const upload = async (megabytes: number, to = portal.url, session = token) => {
      const form = new FormData();
      form.append('file', new Blob([Buffer.alloc(megabytes * 1024 * 1024)]), 'big.bin');
      const headers = { authorization: `Bearer ${session}` };
      const { status } = await fetch(`${to}/api/v2/files`, { method: 'POST', body: form, headers });
      return status;
    };
    expect([await upload(10), await upload(12)]).toEqual([200, 413]);
    const chain = await startChain(portal, testInfo.outputPath('front'));
    expect(await upload(9, chain.url)).toBe(200);
    // Each of so many: a connection that breaks does so now and then.
    for (let sent = 0; sent < 10; sent += 1) expect(await upload(9, chain.url, 'a'.repeat(43))).toBe(401);
    await chain.stop();
    for (const path of ['/api/%', `/api/${'a'.repeat(9_000)}`]) {
      const unreadable = await ask(`${portal.url}${path}`);
      expect([unreadable.status, JSON.parse(unreadable.body)]).toEqual([
        400,
        { status: false, code: 400, data: null, error: 'The request could not be read', meta: {} },
      ]);
      expect(unreadable.headers['x-content-type-options']).toBe('nosniff');
    }
    await portal.killApi();
    const { status, headers, body } = await ask(`${portal.url}/api/v1/mobile/leases`);
    expect([status, JSON.parse(body)]).toEqual([
      502,
      { status: false, code: 502, data: null, error: 'The service can not be reached', meta: {} },
    ]);
    expect(headers['cache-control']).toBe('no-store');
  },
);

testOnNginx(
  'nginx parses the configuration of a site and of an api with certificates',
  async ({ portal }, testInfo) => {
    const env = { PORT: '8080', API_URL: 'https://127.0.0.1:4001', SITE_DIR: portal.site };
    await checkHttpsConfig(testInfo.outputPath('nginx'), env);
  },
);
