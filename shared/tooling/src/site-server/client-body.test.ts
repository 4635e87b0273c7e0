import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { findFreePort, startServer } from '../process/index.ts';
import { builtShell } from '../release/fixtures/built-folder.ts';
import { configure, release } from '../release/index.ts';

const portal = fileURLToPath(new URL('../../bin/portal.mjs', import.meta.url));
const rejected = { status: false, code: 401 };
const upload = new Uint8Array(9_000_000);
/** Before the mend up to half of so many were broken. */
const uploads = 25;

describe('a request that the api answers before its body has arrived', () => {
  let work: string;
  let api: Server;
  let site: Awaited<ReturnType<typeof startServer>> | undefined;
  // In a process of its own: in one with the client a connection is never closed while data is on its way.
  beforeAll(async () => {
    work = mkdtempSync(join(tmpdir(), 'portal-body-'));
    api = createServer((_request, response) => response.writeHead(401).end(JSON.stringify(rejected)));
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const siteDir = join(work, 'site');
    await configure(siteDir, { texts: { DEMO: '0' }, reset: false });
    await release(siteDir, [builtShell(join(work, 'dist'), '4.0.0', 'start()')]);
    site = await startServer({
      name: 'site server',
      program: process.execPath,
      args: [portal, 'serve'],
      env: {
        ...process.env,
        SITE_DIR: siteDir,
        PORT: String(await findFreePort()),
        API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      },
      ready: { line: /The site is at (\S+)/ },
    });
  });
  afterAll(async () => {
    await site?.stop();
    await new Promise((resolve) => api.close(resolve));
    rmSync(work, { recursive: true, force: true });
  });

  const address = () => (site?.address ?? '').replace('localhost', '127.0.0.1');
  const answerTo = async (path: string, type?: string) => {
    const headers = type === undefined ? {} : { 'content-type': type };
    const sent = await fetch(`${address()}${path}`, { method: 'POST', body: upload, headers });
    return { status: sent.status, body: await sent.text() };
  };

  it('API-88: an upload with a session that has ended gets the answer each time, and the connection is kept', async () => {
    for (let sent = 0; sent < uploads; sent += 1) {
      expect(await answerTo('/api/v2/files')).toEqual({ status: 401, body: JSON.stringify(rejected) });
    }
  });

  it('an upload that is no JSON, or that nothing takes, gets an answer too', async () => {
    expect((await answerTo('/api/v1/mobile/login', 'text/plain')).status).toBe(401);
    expect((await answerTo('/no-such-page', 'text/plain')).status).toBe(404);
  });

  it('no answer is sent before the body has arrived, and then the connection stays open', async () => {
    const half = upload.length / 2;
    const asking = ask(`${address()}/api/v2/files`, {
      method: 'POST',
      headers: { 'content-length': upload.length },
    });
    const answered = new Promise((resolve, reject) => {
      asking.on('error', reject).on('response', (answer) => {
        const { connection } = answer.headers;
        const hasSentAll = asking.writableEnded;
        void json(answer).then((body) => resolve({ hasSentAll, connection, body }));
      });
    });
    const arrived = new Promise((resolve) => api.once('request', resolve));
    asking.write(upload.subarray(0, half));
    await arrived;
    // What is answered too early would be here by then.
    await fetch(`${address()}/livez`);
    asking.end(upload.subarray(half));
    expect(await answered).toEqual({ hasSentAll: true, connection: undefined, body: rejected });
  });
});
