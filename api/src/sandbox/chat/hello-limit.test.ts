import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import WebSocket from 'ws';
import { openSandbox, type OpenSandbox } from '../open-sandbox.ts';
import { createHelloLimit, hellosByAddress } from './hello-limit.ts';

describe('greetings of the chat', () => {
  let sandbox: OpenSandbox;
  beforeAll(async () => {
    sandbox = await openSandbox(
      { port: 0, url: null, parents: [], secret: null },
      {
        host: '127.0.0.1',
        files: tmpdir(),
        clock: { now: () => new Date() },
        pause: async () => {},
        logLevel: 'silent',
      },
    );
  });
  afterAll(() => sandbox.close());

  const open = async () => {
    const address = `${sandbox.provider.url.replace('http', 'ws')}/chat/socket`;
    const socket = new WebSocket(address, { origin: sandbox.origin });
    await once(socket, 'open');
    return socket;
  };
  const greet = (socket: WebSocket) => {
    const visit = { conversation: randomUUID(), last: null, resumed: true, offered: false };
    socket.send(JSON.stringify({ type: 'hello', ...visit }));
  };
  const answerOf = async (socket: WebSocket): Promise<unknown> => {
    const [data] = (await once(socket, 'message')) as [Buffer];
    return JSON.parse(data.toString()) as unknown;
  };

  it('SUP-07: are one for each connection, so that nobody begins conversations in a loop', async () => {
    const socket = await open();
    const closed = once(socket, 'close');
    greet(socket);
    greet(socket);
    expect((await closed)[0]).toBe(1008);
  });

  it('OP-101: are limited for an address, which is told how long to wait', async () => {
    const greeted = async () => {
      const socket = await open();
      const answer = answerOf(socket);
      const closed = once(socket, 'close');
      greet(socket);
      return { answer: await answer, closed, socket };
    };
    for (let count = 1; count < hellosByAddress; count += 1) {
      const { answer, socket } = await greeted();
      expect(answer).toEqual({ type: 'welcome' });
      socket.terminate();
    }
    const { answer, closed } = await greeted();
    expect(answer).toMatchObject({ type: 'wait' });
    const { seconds } = answer as { readonly seconds: number };
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await closed)[0]).toBe(1013);
  });

  it('OP-101: count for a minute, and for each address apart', () => {
    let time = 0;
    const secondsToWait = createHelloLimit(() => time);
    for (let count = 0; count < hellosByAddress; count += 1) expect(secondsToWait('192.0.2.1')).toBe(0);
    time = 19_500;
    expect(secondsToWait('192.0.2.1')).toBe(41);
    expect(secondsToWait('192.0.2.2')).toBe(0);
    time = 60_000;
    expect(secondsToWait('192.0.2.1')).toBe(0);
  });
});
