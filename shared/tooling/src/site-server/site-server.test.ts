import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as ask, type Server } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { builtRemote, builtShell, sampleContract } from '../release/fixtures/built-folder.ts';
import { configure, release } from '../release/index.ts';
import { readSettings, type ServerSettings } from '../settings/index.ts';
import { activeReleaseOf, createSiteServer, startSiteServer } from './index.ts';

let work: string;
let settings: ServerSettings;
let api: Server;
let site: FastifyInstance;
let entry: string;

const leases = (code: string) =>
  builtRemote({
    dist: join(work, 'dist'),
    contract: sampleContract('mfe-leases'),
    code,
    content: { 'content/fernway/faq.json': '{"from":"release"}' },
    embed: 'define()',
  });

const setDemo = (text: string) => configure(settings.siteDir, { texts: { DEMO: text }, reset: false });

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'portal-site-'));
  api = createServer((request, response) => {
    if (request.url === '/api/hangs') return void api.emit('hung');
    if (request.url === '/api/cut') return void request.socket.destroy();
    if (request.url === '/api/busy') return void response.writeHead(503).end(() => api.emit('busy'));
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        url: request.url,
        method: request.method,
        token: request.headers.authorization,
        client: request.headers['x-forwarded-for'],
      }),
    );
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  settings = readSettings({
    SITE_DIR: join(work, 'site'),
    CONTENT_DIR: join(work, 'content'),
    API_URL: `http://127.0.0.1:${port}`,
  });
  const shell = builtShell(join(work, 'dist'), '4.0.0', 'start()'.repeat(200));
  await setDemo('0');
  await release(settings.siteDir, [shell, leases('1')]);
  site = await createSiteServer(settings);
  entry = /<script id="main" src="([^"]+)"/.exec((await site.inject('/')).body)?.[1] ?? '';
});

afterAll(async () => {
  await site.close();
  await new Promise((resolve) => api.close(resolve));
  rmSync(work, { recursive: true, force: true });
});

describe('the site server', () => {
  it('sends the page with the headers of the release, to be revalidated each time', async () => {
    const { statusCode, headers } = await site.inject('/');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['permissions-policy']).toContain('geolocation=(self)');
  });

  it('asks browsers to keep to HTTPS as long as HSTS_SECONDS says, and not by default', async () => {
    const secure = await createSiteServer({ ...settings, hstsSeconds: 600 });
    for (const address of ['/', '/no-such-page', '/api/v1/leases', '/api/%']) {
      expect((await site.inject(address)).headers['strict-transport-security']).toBeUndefined();
      expect((await secure.inject(address)).headers['strict-transport-security']).toBe('max-age=600');
    }
    await secure.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((secure.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('no request\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [\s\S]*strict-transport-security: max-age=600/);
    await secure.close();
  });

  it('answers 304 to a page that the browser has', async () => {
    const { headers } = await site.inject('/');
    const again = await site.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it('sends hashed files as immutable, compressed as the browser accepts', async () => {
    const plain = await site.inject(entry);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toMatch(/javascript/);
    const brotli = await site.inject({ url: entry, headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    const gzip = await site.inject({ url: entry, headers: { 'accept-encoding': 'gzip' } });
    expect(gzip.headers['content-encoding']).toBe('gzip');
  });

  it('lets pages of other origins load what is the same for everybody, and nothing else', async () => {
    for (const address of [entry, '/embed/portal-leases.js', '/content/fernway/faq.json']) {
      const { statusCode, headers } = await site.inject({
        url: address,
        headers: { origin: 'https://a.example' },
      });
      expect([address, statusCode]).toEqual([address, 200]);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      });
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
    for (const address of ['/', '/release.json', '/no-such-page']) {
      const { headers } = await site.inject({ url: address, headers: { origin: 'https://a.example' } });
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('serves the script of an element at an address that stays, to be revalidated each time', async () => {
    const { headers, body } = await site.inject('/embed/portal-leases.js');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toMatch(/javascript/);
    const [, address = ''] = /from '([^']+)'/.exec(body) ?? [];
    const element = await site.inject(address);
    expect(element.body).toBe('define()');
    expect(element.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('answers HEAD of a hashed file with its headers alone', async () => {
    const { headers } = await site.inject(entry);
    const head = await site.inject({ method: 'HEAD', url: entry });
    expect(head).toMatchObject({ statusCode: 200, body: '' });
    expect(head.headers['cache-control']).toBe(headers['cache-control']);
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });

  it.each([
    '/assets/mfe-leases/000000000000/entry.js',
    '/assets/',
    '/no-such-page',
    '/content/fernway/none.json',
  ])('answers 404 at %s, never a page and never immutable', async (address) => {
    const { statusCode, headers, body } = await site.inject(address);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toContain('<');
  });

  it.each([
    '/assets/../current/builds.json',
    '/assets/%2e%2e/release.lock',
    '/content/../builds.json',
    '/content/%2e%2e/builds.json',
  ])('serves nothing outside of its folders at %s', async (address) => {
    const { statusCode, body } = await site.inject(address);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('builds');
  });

  it('serves the active release to a tab that looks for a newer one', async () => {
    const { headers, body } = await site.inject('/release.json');
    expect(headers['cache-control']).toBe('no-cache');
    expect(JSON.parse(body)).toMatchObject({ id: '0001' });
  });

  it('OP-89: prefers the content file of the operator to the released one', async () => {
    expect((await site.inject('/content/fernway/faq.json')).json()).toEqual({ from: 'release' });
    mkdirSync(join(work, 'content/fernway'), { recursive: true });
    writeFileSync(join(work, 'content/fernway/faq.json'), '{"from":"operator"}');
    expect((await site.inject('/content/fernway/faq.json')).json()).toEqual({ from: 'operator' });
  });

  it('passes a request on to the api with its path, query, method and headers', async () => {
    const { statusCode, headers, body } = await site.inject({
      method: 'POST',
      url: '/api/v1/payments?page=2',
      headers: { authorization: 'Bearer t' },
      payload: { amount: 1 },
    });
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toMatchObject({
      url: '/api/v1/payments?page=2',
      method: 'POST',
      token: 'Bearer t',
    });
    expect(headers['content-security-policy']).toBeUndefined();
  });

  it('passes on an address that is spelled in another way as any other, without the headers of a page', async () => {
    const { headers, body } = await site.inject('/%61pi/v1/%6ceases');
    expect(JSON.parse(body)).toMatchObject({ url: '/api/v1/%6ceases' });
    expect(headers['content-security-policy']).toBeUndefined();
    expect((await site.inject('/%61pi/%')).json()).toMatchObject({ status: false, code: 400 });
  });

  it('passes the cookie request on too', async () => {
    expect((await site.inject('/sanctum/csrf-cookie')).json()).toMatchObject({ url: '/sanctum/csrf-cookie' });
  });

  it.each(['/api/v1/mobile/login', '/sanctum/csrf-cookie'])(
    'API-34: tells the api who asks at %s, never what a browser claims',
    async (url) => {
      const clientOf = async (headers: Record<string, string>) =>
        (await site.inject({ url, headers, remoteAddress: '192.0.2.7' })).json<{ client: string }>().client;
      expect(await clientOf({})).toBe('192.0.2.7');
      expect(await clientOf({ 'x-forwarded-for': '198.51.100.1' })).toBe('192.0.2.7');
      expect(await clientOf({ 'x-forwarded-for': '198.51.100.1', connection: 'x-forwarded-for' })).toBe(
        '192.0.2.7',
      );
    },
  );

  it('API-34: trusts the proxies of TRUST_PROXY and nobody else', async () => {
    const behind = await createSiteServer({ ...settings, trustedProxies: ['10.0.0.0/8'] });
    const clientOf = async (remoteAddress: string) => {
      const headers = { 'x-forwarded-for': '198.51.100.1, 192.0.2.7, 10.0.0.6' };
      return (await behind.inject({ url: '/api/v1/leases', headers, remoteAddress })).json<{
        client: string;
      }>().client;
    };
    expect(await clientOf('10.0.0.5')).toBe('192.0.2.7');
    expect(await clientOf('::ffff:10.0.0.5')).toBe('192.0.2.7');
    expect(await clientOf('192.0.2.9')).toBe('192.0.2.9');
    await behind.close();
  });

  const listening = async () => {
    if (!site.server.listening) await site.listen({ port: 0, host: '127.0.0.1' });
    return (site.server.address() as AddressInfo).port;
  };

  it.each([
    ['no Host', '', 400],
    ['an unknown expectation', 'Host: portal.test\r\nExpect: foo\r\n', 417],
  ])('rejects %s itself with a body, which Node would not send', async (_name, lines, status) => {
    const sent = async (path: string) => {
      const socket = connect(await listening(), '127.0.0.1');
      socket.write(`GET ${path} HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
      const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      return { head, body };
    };
    expect((await sent('/')).head).toMatch(/^content-type: text\/plain/im);
    expect(JSON.parse((await sent('/api/v1/leases')).body)).toMatchObject({ status: false, code: status });
  });

  const answerTo = async (request: string) => {
    const socket = connect(await listening(), '127.0.0.1');
    socket.write(request);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), head, body };
  };

  it.each(['/api/%', '/api/../x', '/api/%2e%2e/x', '/api/..%2f..%2fx', '/sanctum/%zz'])(
    'answers %s, as it is sent, with the envelope',
    async (path) => {
      const { status, head, body } = await answerTo(
        `GET ${path} HTTP/1.1\r\nHost: portal.test\r\nConnection: close\r\n\r\n`,
      );
      expect(head).toMatch(/^x-content-type-options: nosniff/im);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(JSON.parse(body)).toMatchObject({ status: false, code: status });
    },
  );

  it('answers a request whose length is told in two ways with the envelope', async () => {
    const { status, head, body } = await answerTo(
      'POST /api/v1/mobile/login HTTP/1.1\r\nHost: portal.test\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    );
    expect(status).toBe(400);
    expect(head).toMatch(/^x-content-type-options: nosniff/im);
    expect(JSON.parse(body)).toMatchObject({ status: false, code: 400 });
  });

  it('answers 408 to a request that does not arrive in time, and closes although the client stays', async () => {
    const slow = await createSiteServer(settings);
    expect(slow.server.requestTimeout).toBe(100_000);
    await slow.listen({ port: 0, host: '127.0.0.1' });
    slow.server.requestTimeout = 1;
    slow.server.headersTimeout = 1;
    const accepted = once(slow.server, 'connection');
    const { port } = slow.server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.write('POST /api/v1/leases HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{');
    const [connection] = (await accepted) as [Socket];
    const closed = once(connection, 'close');
    // A stream that is read to its end closes; this client does not.
    const answer: string[] = [];
    socket.setEncoding('utf8').on('data', (part: string) => answer.push(part));
    await once(socket, 'end');
    expect(answer.join('')).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":408/);
    await closed;
    socket.destroy();
    await slow.close();
  });

  it('keeps a connection whose client does not read its answer for 200 seconds', () => {
    expect(site.server.timeout).toBe(200_000);
  });

  it('passes on a request whose client waits for 100 Continue', async () => {
    const port = await listening();
    const headers = { expect: '100-continue', 'content-type': 'application/json', connection: 'close' };
    const status = await new Promise((resolve, reject) => {
      const asking = ask({ port, path: '/api/v1/payments', method: 'POST', headers });
      asking.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode)));
      asking.on('continue', () => asking.end('{}')).on('error', reject);
    });
    expect(status).toBe(200);
  });

  it('passes on a 503 of the api without asking again', async () => {
    let asked = 0;
    const count = () => (asked += 1);
    api.on('busy', count);
    expect((await site.inject('/api/busy')).statusCode).toBe(503);
    api.off('busy', count);
    expect(asked).toBe(1);
  });

  it.each(['/api/./demo/emails', '/api/%2e/demo/mailbox', '/api/.\\.\\demo/emails', '/api/./%64emo'])(
    'has no mailbox of a demo at %s, which leads there',
    async (path) => {
      const { status, body } = await answerTo(
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      );
      expect([status, JSON.parse(body)]).toMatchObject([404, { error: 'Not found' }]);
    },
  );

  it('answers the envelope with 502 when the api cuts the connection', async () => {
    const { statusCode, body } = await site.inject('/api/cut');
    expect(statusCode).toBe(502);
    expect(JSON.parse(body)).toEqual({
      status: false,
      code: 502,
      data: null,
      error: 'The service can not be reached',
      meta: {},
    });
  });

  it('answers the envelope with 502 when there is no api', async () => {
    const lonely = await createSiteServer({ ...settings, apiUrl: 'http://127.0.0.1:1' });
    const { statusCode, body } = await lonely.inject('/api/v1/leases');
    await lonely.close();
    expect(statusCode).toBe(502);
    expect(JSON.parse(body)).toMatchObject({ status: false, code: 502 });
  });

  it('serves a new release from the next request on, without a restart', async () => {
    const before = (await site.inject('/')).body;
    await release(settings.siteDir, [leases('2')]);
    const after = (await site.inject('/')).body;
    expect(after).not.toBe(before);
    expect(after).toContain('"id":"0002"');
  });
});

describe('a demo for this machine alone', () => {
  beforeAll(() => setDemo('1'));
  afterAll(() => setDemo('0'));
  const statusOf = async (headers: Record<string, string>, url = '/') =>
    (await site.inject({ url, headers: { host: 'localhost:4000', ...headers } })).statusCode;

  it('is shown at the names of this machine', async () => {
    for (const host of ['localhost', '127.0.0.1:4000', '[::1]:4000', 'demo.breeze.localhost:4000']) {
      expect([host, await statusOf({ host })]).toEqual([host, 200]);
    }
  });

  it.each([
    ['another name', { host: 'portal.example' }],
    ['a name that only begins like one of this machine', { host: 'localhost.example' }],
    ['X-Forwarded-For', { 'x-forwarded-for': '192.0.2.7' }],
    ['X-Real-IP', { 'x-real-ip': '192.0.2.7' }],
    ['Forwarded', { forwarded: 'for=192.0.2.7' }],
    ['Via', { via: '1.1 proxy' }],
  ])('notices a proxy by %s, and says what to set', async (_sign, headers) => {
    expect(await statusOf(headers)).toBe(403);
    const { statusCode, body } = await site.inject({
      url: '/api/demo/emails',
      headers: { host: 'localhost', ...headers },
    });
    expect(statusCode).toBe(403);
    expect(JSON.parse(body)).toMatchObject({
      code: 403,
      error: expect.stringContaining('DEMO=public') as string,
    });
  });

  it('is for no other machine, also where the server listens for others', async () => {
    const statusAt = async (remoteAddress: string) =>
      (await site.inject({ url: '/', headers: { host: 'localhost' }, remoteAddress })).statusCode;
    expect(await Promise.all(['192.0.2.7', '::ffff:127.0.0.1', '::1'].map(statusAt))).toEqual([
      403, 200, 200,
    ]);
  });

  it('stays one, whatever is written into settings.json before it is configured', async () => {
    const file = join(settings.siteDir, 'settings.json');
    const written = readFileSync(file, 'utf8');
    for (const edited of ['{"DEMO":"0"}', '{"DEMO":"public"}', '{"NEWER":"x"}', '{']) {
      writeFileSync(file, edited);
      const fresh = await createSiteServer(settings);
      for (const server of [site, fresh]) {
        const asked = { url: '/livez', headers: { host: 'portal.example' } };
        expect([edited, (await server.inject(asked)).statusCode]).toEqual([edited, 403]);
      }
      await fresh.close();
    }
    writeFileSync(file, written);
  });

  it('is shown to others as a public demo', async () => {
    await setDemo('public');
    expect(await statusOf({ host: 'portal.example', 'x-forwarded-for': '192.0.2.7' })).toBe(200);
    await setDemo('1');
  });
});

it('has no mailbox of a demo when the site is not one for this machine, whatever the api says', async () => {
  for (const url of ['/api/demo/emails', '/api/%64emo/mailbox?for=maria', '/api/demo']) {
    const { statusCode, body } = await site.inject(url);
    expect([url, statusCode, JSON.parse(body)]).toEqual([
      url,
      404,
      { status: false, code: 404, data: null, error: 'Not found', meta: {} },
    ]);
  }
  for (const url of ['/api/demography', '/api/demo/contract'])
    expect([url, (await site.inject(url)).statusCode]).toEqual([url, 200]);
});

describe('stopping the site server', () => {
  it('answers what was arriving, then closes the connection', async () => {
    const running = await startSiteServer({ ...settings, contentDir: '', port: 0 });
    const socket = connect(running.port, '127.0.0.1').setEncoding('utf8');
    const head = 'GET /api/v1/leases HTTP/1.1\r\n';
    socket.write(`${head}Host: portal.test\r\n\r\n${head}`);
    await once(socket, 'data');
    const stopped = running.stop();
    socket.write('Host: portal.test\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n(.+\r\n)*connection: close/i);
    await stopped;
  });

  it('ends requests that the api does not answer, and those that do not arrive, when its time is over', async () => {
    const running = await startSiteServer({ ...settings, contentDir: '', port: 0 }, { drainWithin: 20 });
    const hung = once(api, 'hung');
    const sent = (request: string) => {
      const socket = connect(running.port, '127.0.0.1', () => void socket.write(request));
      socket.on('error', () => undefined).resume();
      // A reset, which is an error to this end, closes it too.
      return new Promise((resolve) => socket.once('close', resolve));
    };
    const waiting = sent('GET /api/hangs HTTP/1.1\r\nHost: portal.test\r\n\r\n');
    const trickling = sent('POST /api/v1 HTTP/1.1\r\nHost: portal.test\r\nContent-Length: 9\r\n\r\n{');
    await hung;
    await running.stop();
    await Promise.all([waiting, trickling]);
    api.closeAllConnections();
  });
});

describe('health of the site server', () => {
  it('is 200 for other machines too while settings.json is wrong, also of a release that an older tool has made', async () => {
    const file = join(settings.siteDir, 'settings.json');
    const written = readFileSync(file, 'utf8');
    await setDemo('public');
    const older = await createSiteServer(settings);
    await setDemo('0');
    const { folder } = activeReleaseOf(settings.siteDir)();
    rmSync(join(folder, 'demo.json'));
    const running = await createSiteServer(settings);
    writeFileSync(file, '{"NEWER":"x"}');
    for (const server of [site, running, older]) {
      const asked = { url: '/livez', headers: { host: 'portal.example', via: '1.1 proxy' } };
      expect((await server.inject(asked)).statusCode).toBe(200);
    }
    await Promise.all([running.close(), older.close()]);
    await expect(startSiteServer({ ...settings, port: 0 })).rejects.toThrow('There is no setting NEWER');
    writeFileSync(file, written);
  });

  it('is alive without a release that can be read, but not ready', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const siteDir = join(work, 'moved');
    const broken = await createSiteServer({ ...settings, siteDir });
    const statuses = async (at: FastifyInstance) => {
      const answers = await Promise.all(['/livez', '/readyz'].map((address) => at.inject(address)));
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await statuses(broken)).toEqual([200, 503]);
    expect(await statuses(site)).toEqual([200, 200]);
    jest.restoreAllMocks();
    await broken.close();
  });
});

describe('a site whose active release is damaged', () => {
  let broken: FastifyInstance;
  let folder: string;
  let siteDir: string;
  let errors: jest.SpyInstance;
  beforeEach(async () => {
    errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    siteDir = mkdtempSync(join(work, 'damaged-'));
    await configure(siteDir, { texts: { DEMO: '0' }, reset: false });
    await release(siteDir, [builtShell(join(work, 'dist')), leases('1')]);
    broken = await createSiteServer({ ...settings, siteDir });
    folder = join(siteDir, 'releases/0001');
  });
  afterEach(async () => {
    await broken.close();
    jest.restoreAllMocks();
  });
  const statusesOf = async (...addresses: readonly string[]) =>
    (await Promise.all(addresses.map((address) => broken.inject(address)))).map(
      ({ statusCode }) => statusCode,
    );

  const damages: readonly (readonly [string, string, () => void])[] = [
    ['its headers are missing', 'headers.json', () => rmSync(join(folder, 'headers.json'))],
    ['its headers are cut off', 'headers.json', () => writeFileSync(join(folder, 'headers.json'), '{"all":')],
    ['its headers are empty', 'headers.json', () => writeFileSync(join(folder, 'headers.json'), '{}')],
    ['its page is missing', 'index.html', () => rmSync(join(folder, 'index.html'))],
  ];

  it.each(damages)('is not ready, says why once, and does not start, when %s', async (_how, file, damage) => {
    damage();
    const addresses = ['/', '/index.html', '/', '/readyz', '/livez'];
    expect(await statusesOf(...addresses)).toEqual([500, 500, 500, 503, 200]);
    const sentence = new RegExp(
      `${join(folder, file)} can't be used: .+; run portal configure, which composes it again\\.$`,
    );
    expect(errors.mock.calls).toEqual([[expect.stringMatching(sentence)]]);
    await expect(startSiteServer({ ...settings, siteDir, contentDir: '', port: 0 })).rejects.toThrow(
      sentence,
    );
  });

  it.each(damages)(
    'is mended by configure, also a whole release mends it, when %s',
    async (_how, _file, damage) => {
      damage();
      expect(await configure(siteDir, { texts: {}, reset: false })).toMatchObject({ status: 'released' });
      expect(await statusesOf('/', '/readyz')).toEqual([200, 200]);
      folder = join(siteDir, 'releases/0002');
      damage();
      expect(await release(siteDir, [builtShell(join(work, 'dist')), leases('1')])).toMatchObject({
        status: 'released',
        headers: [],
      });
      expect(await configure(siteDir, { texts: {}, reset: false })).toMatchObject({ status: 'unchanged' });
    },
  );
});

describe('starting the site server', () => {
  it('rejects a port in use in one sentence that names it', async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, resolve));
    const taken = (blocker.address() as AddressInfo).port;
    await expect(startSiteServer({ ...settings, port: taken })).rejects.toThrow(
      `PORT must be a free port: ${taken} is in use by another program.`,
    );
    await new Promise((resolve) => blocker.close(resolve));
  });

  it('rejects a CONTENT_DIR that is not a folder', async () => {
    const contentDir = join(work, 'nowhere');
    await expect(startSiteServer({ ...settings, contentDir })).rejects.toThrow(
      `CONTENT_DIR must be a folder that exists, or empty, not ${contentDir}.`,
    );
  });

  it('rejects an address that others reach while the site shows the demo, unless it is a public one', async () => {
    const open = { ...settings, host: '0.0.0.0', port: 0 };
    await setDemo('1');
    await expect(startSiteServer(open)).rejects.toThrow('HOST must be an address of this machine alone');
    await setDemo('public');
    const running = await startSiteServer(open);
    await running.stop();
    await setDemo('0');
  });

  it('rejects an address that this machine does not have', async () => {
    await expect(startSiteServer({ ...settings, host: '127.0.0.999' })).rejects.toThrow(
      'HOST must be an address of this machine, not',
    );
  });

  it('rejects a folder without a release', async () => {
    await expect(startSiteServer({ ...settings, siteDir: join(work, 'none') })).rejects.toThrow(
      'run portal release first',
    );
  });
});
