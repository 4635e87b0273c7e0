import { sql } from 'drizzle-orm';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { openTestApi } from '../../test/support/test-api.ts';
import { storeType } from '../../test/support/test-store.ts';
import type { Db } from '../store/database.ts';
import { healthPlugin } from './health.plugin.ts';
import { closeGracefully } from './listen.ts';
import { createServer } from './server.ts';

const open = () => createServer(async () => null, { logLevel: 'silent' });

describe('limits of the server', () => {
  const listening = async () => {
    const server = open();
    server.post('/api/work', async () => null);
    await server.listen({ host: '127.0.0.1', port: 0 });
    return { server, port: (server.server.address() as AddressInfo).port };
  };
  /** Sends the head of a request, and no more than the first byte of its body. */
  const trickle = (port: number, allowHalfOpen = false): Promise<Socket> =>
    new Promise((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen }, () => {
        const head = 'POST /api/work HTTP/1.1\r\nHost: portal.test\r\nContent-Type: application/json\r\n';
        socket.write(`${head}Content-Length: 10\r\n\r\n{`, () => resolve(socket));
      });
    });

  it('API-18: answers 408 with the envelope to a request that does not arrive in time, and closes although the client stays', async () => {
    const { server, port } = await listening();
    expect(server.server.requestTimeout).toBe(90_000);
    server.server.requestTimeout = 1;
    server.server.headersTimeout = 1;
    const accepted = once(server.server, 'connection');
    const socket = await trickle(port, true);
    const [connection] = (await accepted) as [Socket];
    const closed = once(connection, 'close');
    // A stream that is read to its end closes; this client does not.
    const answer: string[] = [];
    socket.setEncoding('utf8').on('data', (part: string) => answer.push(part));
    await once(socket, 'end');
    const [head = '', body = ''] = answer.join('').split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 408 Request Timeout/);
    expect(JSON.parse(body)).toMatchObject({ status: false, code: 408 });
    await closed;
    socket.destroy();
    await server.close();
  });

  it('closes the connection of a client that does not read its answer', async () => {
    const server = open();
    // More than the buffers on the way take.
    server.get('/api/long', () => ({ text: 'x'.repeat(32_000_000) }));
    await server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.server.address() as AddressInfo;
    expect(server.server.timeout).toBe(190_000);
    server.server.timeout = 300;
    const accepted = once(server.server, 'connection');
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.pause().write('GET /api/long HTTP/1.1\r\nHost: portal.test\r\n\r\n');
    const [connection] = (await accepted) as [Socket];
    await once(connection, 'close');
    socket.destroy();
    await server.close();
  });

  it('API-18: answers what was arriving when it stops, then closes the connection', async () => {
    const { server, port } = await listening();
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    const head = 'GET /api/none HTTP/1.1\r\n';
    socket.write(`${head}Host: portal.test\r\n\r\n${head}`);
    const [first] = (await once(socket, 'data')) as [string];
    const closed = closeGracefully(server, { within: 5_000 });
    socket.write('Host: portal.test\r\n\r\n');
    const second = await text(socket);
    for (const answer of [first, second]) {
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: false, code: 404 });
    }
    expect(second).toMatch(/^connection: close/im);
    await closed;
  });

  it('stops at the deadline although a client still sends', async () => {
    const { server, port } = await listening();
    const received = new Promise((resolve) => server.server.once('request', resolve));
    const socket = await trickle(port);
    const ended = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined);
    await received;
    await closeGracefully(server, { within: 20 });
    await ended;
    expect(server.server.listening).toBe(false);
  });
});

describe('health', () => {
  const health = async (execute: () => Promise<unknown>) => {
    const server = open();
    await server.register(healthPlugin, { db: { execute } as unknown as Db });
    await server.ready();
    return async (url: string) => (await server.inject(url)).statusCode;
  };
  afterEach(() => jest.useRealTimers());

  it('is ready while the store answers', async () => {
    const ask = await health(async () => []);
    expect([await ask('/livez'), await ask('/readyz'), await ask('/api/health')]).toEqual([200, 200, 200]);
  });

  it('is alive but not ready while the store fails', async () => {
    const ask = await health(() => Promise.reject(new Error('gone')));
    expect([await ask('/livez'), await ask('/readyz'), await ask('/api/health')]).toEqual([200, 503, 503]);
  });

  it('is not ready while the store hangs, and asks it only once', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
    const execute = jest.fn(() => new Promise<never>(() => undefined));
    const ask = await health(execute);
    const asked = Promise.all([ask('/readyz'), ask('/readyz')]);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await asked).toEqual([503, 503]);
    expect(execute).toHaveBeenCalledTimes(1);
  });
});

if (storeType === 'server') {
  it('no call waits long for a lock, a statement or a transaction that does nothing', async () => {
    const api = await openTestApi();
    const setting = async (name: string) => {
      const shown = (await api.db.execute(sql`select current_setting(${name}) as set`)) as unknown as {
        rows: readonly { set: string }[];
      };
      return shown.rows[0]?.set;
    };
    expect(await setting('lock_timeout')).toBe('8s');
    expect(await setting('statement_timeout')).toBe('12s');
    expect(await setting('idle_in_transaction_session_timeout')).toBe('1min');
    await api.close();
  });
}
