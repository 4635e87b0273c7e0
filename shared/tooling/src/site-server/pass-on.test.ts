import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { passOnToApi } from './pass-on.ts';

describe('clients that send or read slowly', () => {
  let api: Server;
  let site: FastifyInstance;
  let clients: Socket[] = [];
  const portOf = (server: FastifyInstance['server'] | Server) => (server.address() as AddressInfo).port;

  beforeEach(async () => {
    api = createServer().listen(0, '127.0.0.1');
    await once(api, 'listening');
    site = Fastify();
    await passOnToApi(site, `http://127.0.0.1:${portOf(api)}`);
    await site.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    for (const client of clients) client.destroy();
    clients = [];
    api.closeAllConnections();
    site.server.closeAllConnections();
    await Promise.all([site.close(), new Promise((resolve) => api.close(resolve))]);
  });

  const send = (request: string) => {
    const client = connect(portOf(site.server), '127.0.0.1').on('error', () => undefined);
    clients.push(client);
    client.write(request);
    return client;
  };
  const host = 'HTTP/1.1\r\nHost: portal.test\r\n';
  /** Resolves at the last of so many requests. */
  const arrived = (count: number) =>
    new Promise<void>((resolve) => {
      let left = count;
      api.on('request', () => {
        left -= 1;
        if (left === 0) resolve();
      });
    });

  it('keep nobody else from the api, however many they are', async () => {
    const all = arrived(140);
    for (let sent = 0; sent < 140; sent += 1) send(`POST /api/slow ${host}Content-Length: 9\r\n\r\n{`);
    await all;
  });

  it('keep no connection to the api when they leave, for none of the answers that they asked for at once', async () => {
    const ended: Promise<unknown>[] = [];
    api.on('request', (_request, response) => {
      ended.push(once(response, 'close'));
      // More than the buffers on the way take.
      response.write(Buffer.alloc(16_000_000));
    });
    const all = arrived(3);
    const client = send(`GET /api/long ${host}\r\n`.repeat(3));
    await Promise.all([all, once(client, 'data')]);
    client.destroy();
    await Promise.all(ended);
    expect(ended).toHaveLength(3);
  });
});

it('an api whose certificate no trusted authority has signed gets no request', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-api-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const form = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  execFileSync('openssl', ['req', ...form, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  let requests = 0;
  const api = createHttpsServer(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    (_asked, answer) => {
      requests += 1;
      answer.end();
    },
  ).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const site = Fastify();
  try {
    await passOnToApi(site, `https://localhost:${(api.address() as AddressInfo).port}`);
    const headers = { authorization: 'Bearer secret' };
    const answer = await site.inject({ method: 'GET', url: '/api/v1/leases', headers });
    expect([answer.statusCode, requests]).toEqual([502, 0]);
  } finally {
    await site.close();
    await new Promise((resolve) => api.close(resolve));
    rmSync(folder, { recursive: true });
  }
});
