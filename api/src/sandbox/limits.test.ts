import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { closeGracefully } from '../server/listen.ts';
import { createProcessorSandbox } from './processor/processor-sandbox.ts';
import { createSandbox } from './sandbox-server.ts';

const clock = { now: () => new Date() };
const pause = async () => {};
const never = () => {
  throw new Error('unused');
};

const servers = {
  'cards and chat': () =>
    createSandbox({
      files: tmpdir(),
      origin: () => 'http://sandbox.test',
      parents: [],
      secret: 'secret',
      clock,
      pause,
      logLevel: 'silent',
    }),
  processor: async () =>
    createProcessorSandbox({
      books: {
        find: never,
        charge: never,
        void: never,
        isVoided: never,
        refund: never,
        win: never,
        wonAt: never,
        refundsOf: never,
        all: never,
      },
      secret: 'secret',
      events: { send: never, stop: never },
      clock,
      pause,
      fault: 'none',
      latency: 0,
      bankTime: 0,
    }),
};

const listening = async (server: FastifyInstance) => {
  await server.listen({ host: '127.0.0.1', port: 0 });
  return connect((server.server.address() as AddressInfo).port, '127.0.0.1');
};

describe.each(Object.entries(servers))('the sandbox of %s', (_name, create) => {
  it('ends a request that does not arrive in time', async () => {
    const server = await create();
    expect(server.server.requestTimeout).toBe(20_000);
    expect(server.server.headersTimeout).toBe(10_000);
    server.server.requestTimeout = 1;
    server.server.headersTimeout = 1;
    const socket = await listening(server);
    socket.write('GET /livez HTTP/1.1\r\nHost: sandbox.test\r\n');
    const answer = await text(socket);
    await closeGracefully(server, { within: 20 });
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('says that it is alive and ready, without a secret', async () => {
    const server = await create();
    for (const address of ['/livez', '/readyz']) expect((await server.inject(address)).statusCode).toBe(200);
    await server.close();
  });
});

it('the sandbox of the chat stops although a frame does not answer', async () => {
  const server = await servers['cards and chat']();
  const socket = await listening(server);
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET /chat/socket HTTP/1.1\r\nHost: sandbox.test\r\nOrigin: http://sandbox.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  const [head] = (await once(socket, 'data')) as [Buffer];
  expect(head.toString()).toMatch(/^HTTP\/1\.1 101 /);
  await closeGracefully(server, { within: 20 });
  expect(server.server.listening).toBe(false);
}, 5_000);
