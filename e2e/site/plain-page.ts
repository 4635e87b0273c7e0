import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { shellConfig } from '@portal/tooling/webpack';
import { buildBundle } from './build-bundle.ts';
import { root } from './paths.ts';
import type { Portal } from './portal.ts';

const shell = join(root, 'shell');
/** A plain bundle has no release that knows its chunks. */
const composedOnly = ['ScriptIntegrityPlugin', 'BannerPlugin'];

/**
 * Builds `shell/embedding/plain-page.ts` and serves it, while it is in use, as an integrator would: a page of its own,
 * whose server passes all other requests on to the portal.
 */
export async function withPlainPage(
  { url, sandbox }: Pick<Portal, 'url' | 'sandbox'>,
  use: (address: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-plain-page-'));
  const entry = await buildPlainPage(folder);
  const policy = `default-src 'none'; script-src 'self' ${sandbox}; frame-src ${sandbox}; connect-src 'self'; font-src 'self'; style-src 'unsafe-inline'; img-src data:; object-src 'none'; base-uri 'none'`;
  const html = `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,"><main><h1>Shop</h1><div id="card"></div><p id="heard">Heard:</p></main><script src="/plain/${entry}"></script></html>`;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path === '/') {
      response.setHeader('content-type', 'text/html');
      response.setHeader('content-security-policy', policy);
      response.end(html);
    } else if (path.startsWith('/plain/')) {
      void readFile(join(folder, path.replace('/plain/', ''))).then((script) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(script);
      });
    } else {
      const { method = 'GET', headers } = request;
      void text(request).then((body) => passOn(response, `${url}${path}`, { method, headers, body }));
    }
  });
  await listening(server);
  try {
    await use(`http://localhost:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the name of the page's script. */
async function buildPlainPage(folder: string): Promise<string> {
  const { output, plugins, ...common } = shellConfig({ folder: shell });
  const scripts = await buildBundle({
    ...common,
    cache: false,
    entry: { 'plain-page': join(shell, 'embedding/plain-page.ts') },
    output: { ...output, path: folder, publicPath: '/plain/', uniqueName: 'plain-page' },
    plugins: (plugins ?? []).filter((plugin) => !composedOnly.includes(plugin?.constructor.name ?? '')),
  });
  return scripts['plain-page']?.[0] ?? '';
}

interface PassedRequest {
  readonly method: string;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

async function passOn(response: ServerResponse, address: string, { method, headers, body }: PassedRequest) {
  const passed = ['authorization', 'content-type', 'x-timezone'].flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const answer = await fetch(address, {
    method,
    headers: passed as [string, string][],
    ...(body === '' ? {} : { body }),
  });
  response.statusCode = answer.status;
  response.setHeader('content-type', answer.headers.get('content-type') ?? 'text/plain');
  response.end(Buffer.from(await answer.arrayBuffer()));
}

const listening = (server: Server) => new Promise<void>((resolve) => server.listen(0, () => resolve()));
