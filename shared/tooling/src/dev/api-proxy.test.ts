/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { apiProxy } from './api-proxy.ts';

it('the dev server tells the api the real address, never the one that a browser claims', async () => {
  const api = createServer(({ headers }, response) => response.end(headers['x-forwarded-for']));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  const options = {
    host: '127.0.0.1',
    port: 0,
    static: false,
    hot: false,
    client: false as const,
    devMiddleware: { stats: false },
    proxy: [apiProxy(`http://127.0.0.1:${port}`)],
  };
  const server = new WebpackDevServer(
    options,
    webpack({ mode: 'none', entry: 'data:text/javascript,', infrastructureLogging: { level: 'none' } }),
  );
  await server.start();
  try {
    const { port: own } = server.server?.address() as AddressInfo;
    const told = async (headers: Record<string, string>) =>
      (await fetch(`http://127.0.0.1:${own}/api/v1/leases`, { headers })).text();
    expect(await told({})).toBe('127.0.0.1');
    expect(await told({ 'x-forwarded-for': '192.0.2.1, 192.0.2.2' })).toBe('127.0.0.1');
  } finally {
    await server.stop();
    await new Promise((resolve) => api.close(resolve));
  }
});
