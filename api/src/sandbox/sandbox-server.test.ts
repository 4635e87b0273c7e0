// cspell:ignore necesita asistente Cómo pagar Inicio
// cspell:ignore Número tarjeta
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { secretsIn, secretsOfHeader } from '@portal/tooling/process';
import WebSocket from 'ws';
import { remoteProvider } from '../methods/card-provider.ts';
import { PortInUseError } from '../server/listen.ts';
import { captureLog, captureSecrets } from '../../test/support/captured-logs.ts';
import { openSandbox, type OpenSandbox } from './open-sandbox.ts';

const portal = 'http://demo.localhost:4000';
const surroundings = {
  host: '127.0.0.1',
  files: tmpdir(),
  clock: { now: () => new Date() },
  pause: async () => {},
  logLevel: 'debug',
  logTo: captureLog(),
} as const;
const settings = { port: 0, url: null, parents: ['http://*.localhost:*'], secret: null };
const card = { card: 'visa', month: 4, year: 2029, holder: 'Maria Alvarez' };

describe('the vendors’ sandbox', () => {
  let sandbox: OpenSandbox;
  beforeAll(async () => {
    sandbox = await openSandbox(settings, surroundings);
  });
  afterAll(() => sandbox.close());

  const get = (path: string) => fetch(`${sandbox.provider.url}${path}`);
  const secrets = captureSecrets();
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}, to = sandbox) => {
    const answer = await fetch(`${to.provider.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: to.origin, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const answered = (await answer.json()) as Record<string, unknown>;
    secrets.rememberSecrets(secretsIn([body, answered]));
    secrets.rememberSecrets(secretsOfHeader(`Bearer ${to.provider.secret}`));
    return { status: answer.status, body: answered };
  };

  it('has an origin of its own and lists the card numbers it accepts', async () => {
    expect(sandbox.origin).toMatch(/^http:\/\/localhost:\d+$/);
    expect(sandbox.provider.scriptUrl).toBe(`${sandbox.origin}/cards/fields.js`);
    const index = await (await get('/')).text();
    for (const number of ['4242424242424242', '30569309025904', '4000000000000119']) {
      expect(index).toContain(number);
    }
  });

  it('names its setting when the port is in use', async () => {
    const port = Number(new URL(sandbox.origin).port);
    const second = openSandbox({ ...settings, port }, surroundings);
    await expect(second).rejects.toThrow(PortInUseError);
    await expect(second).rejects.toThrow('SANDBOX_PORT');
  });

  it.each(['/cards/frame', '/chat/frame'])(
    'PROF-102, SUP-08: only the page that requested %s may embed it, and no cache stores it',
    async (path) => {
      const { status, headers } = await get(`${path}?parent=${encodeURIComponent(portal)}`);
      const policy = headers.get('content-security-policy') ?? '';
      expect(status).toBe(200);
      expect(policy).toContain(`frame-ancestors ${portal}`);
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  it('PROF-62, OP-95: the card form is in the language that the page asks for, else in English', async () => {
    const form = async (language: string) => {
      const query = new URLSearchParams({ parent: portal, language });
      return (await fetch(`${sandbox.origin}/cards/frame?${query}`)).text();
    };
    for (const part of ['<html lang="es">', '>Número de tarjeta<', 'placeholder="MM / AA"'])
      expect(await form('es')).toContain(part);
    for (const part of ['<html lang="en">', '>Card number<']) expect(await form('"><b>')).toContain(part);
  });

  it('SUP-07, OP-95: the chat speaks the language that the page asks for, else English', async () => {
    const frame = async (language: string) => {
      const query = new URLSearchParams({ parent: portal, language });
      return (await fetch(`${sandbox.origin}/chat/frame?${query}`)).text();
    };
    for (const part of ['<html lang="es">', 'El chat necesita JavaScript.'])
      expect(await frame('es')).toContain(part);
    for (const part of ['<html lang="en">', 'The chat needs JavaScript.'])
      expect(await frame('"><b>')).toContain(part);
  });

  it.each(['https://evil.example', 'http://localhost.evil.example', '*', '', `${portal}/`, `${portal} *`])(
    'serves no frame for %j',
    async (parent) => {
      for (const path of ['/cards/frame', '/chat/frame']) {
        const { status, headers } = await get(`${path}?parent=${encodeURIComponent(parent)}`);
        expect([path, status]).toEqual([path, 403]);
        expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      }
    },
  );

  it('accepts requests from its own frames only', async () => {
    for (const origin of [portal, 'null', sandbox.origin.replace('http', 'https')]) {
      expect((await post('/cards/tokens', card, { origin })).status).toBe(403);
      expect((await post('/cards/verifications', { token: 'x', reason: 'x' }, { origin })).status).toBe(403);
    }
  });

  it.each([
    [{ ...card, number: '4242424242424242' }],
    [{ ...card, month: 13 }],
    [{ ...card, holder: 'x'.repeat(61) }],
    ['{"card":'],
    ['[]'],
  ])('rejects the malformed request %j', async (body) => {
    const answer = await post('/cards/tokens', body);
    expect(answer).toEqual({ status: 400, body: { message: 'The request could not be read.' } });
  });

  const tokenized = async () => String((await post('/cards/tokens', card)).body.token);
  const verified = async (token: string) => {
    const { receipt } = (await post('/cards/verifications', { token, reason: 'New card addition' })).body;
    return { receipt };
  };

  it('API-41: tells the api which card a verified token is for', async () => {
    const provider = remoteProvider(sandbox.provider, () => {});
    const token = await tokenized();
    expect(await provider.read(token, {})).toEqual({ status: 'unverified' });
    expect(await provider.read(token, await verified(token))).toEqual({
      status: 'verified',
      card: {
        reference: expect.stringMatching(/^card_/) as string,
        last4: '4242',
        month: 4,
        year: 2029,
        holder: 'Maria Alvarez',
        network: 'visa',
      },
    });
    expect(await provider.read('tok_x', {})).toEqual({ status: 'unknown' });
  });

  it('API-41: a process with the same secret accepts the token, and one with another secret does not', async () => {
    const secret = 'shared by both processes';
    const [first, second] = await Promise.all(
      [secret, secret].map((text) => openSandbox({ ...settings, secret: text }, surroundings)),
    );
    try {
      const answer = await fetch(`${first?.provider.url}/cards/tokens`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: first?.origin ?? '' },
        body: JSON.stringify(card),
      });
      const { token } = (await answer.json()) as { token: string };
      if (!second) throw new Error('There is no second process.');
      expect((await remoteProvider(second.provider, () => {}).read(token, {})).status).toBe('unverified');
      expect((await remoteProvider(sandbox.provider, () => {}).read(token, {})).status).toBe('unknown');
    } finally {
      await Promise.all([first?.close(), second?.close()]);
    }
  });

  it('tells nothing to a caller without the secret', async () => {
    const token = await tokenized();
    for (const authorization of ['', 'Bearer wrong', sandbox.provider.secret]) {
      const answer = await post('/v1/cards/lookup', { token, verificationData: {} }, { authorization });
      expect([authorization, answer.status]).toEqual([authorization, 401]);
    }
  });

  it('API-41: logs nothing about a card, whatever goes wrong', async () => {
    const number = '4242424242424242';
    const lines: string[] = [];
    const log = captureLog();
    const write = (line: string) => {
      lines.push(line);
      log.write(line);
    };
    const clock = {
      now: () => {
        throw new Error(`no time for ${number} of ${card.holder}`);
      },
    };
    const failing = await openSandbox(settings, { ...surroundings, clock, logTo: { write } });
    const tokens = (body: unknown) => post('/cards/tokens', body, {}, failing);
    try {
      expect(await tokens(card)).toEqual({ status: 500, body: { message: 'Failed.' } });
      for (const body of [{ ...card, card: number }, { ...card, number, cvc: '1234' }, `{"card":"${number}"`])
        expect((await tokens(body)).status).toBeLessThan(500);
    } finally {
      await failing.close();
    }
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"type":"Error","msg":"failed"');
    for (const part of [number, '4242', card.holder, '2029']) expect(lines[0]).not.toContain(part);
  });

  describe('the chat', () => {
    const opened: WebSocket[] = [];
    afterEach(() => {
      for (const socket of opened.splice(0)) socket.terminate();
    });

    /** A connection of the frame, with the agent's messages on it. */
    const connect = async (origin = sandbox.origin, to = sandbox) => {
      const socket = new WebSocket(`${to.provider.url.replace('http', 'ws')}/chat/socket`, { origin });
      opened.push(socket);
      const heard: Record<string, unknown>[] = [];
      const waiting: (() => void)[] = [];
      socket.on('message', (data: Buffer) => {
        heard.push(JSON.parse(data.toString()) as Record<string, unknown>);
        for (const look of waiting) look();
      });
      await once(socket, 'open');
      return {
        socket,
        say: (message: object | string) =>
          socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
        /** The next message that matches; others are skipped. */
        next: (fits: (message: Record<string, unknown>) => boolean) =>
          new Promise<Record<string, unknown>>((resolve) => {
            const look = () => {
              const at = heard.findIndex(fits);
              if (at < 0) return;
              const [found] = heard.splice(0, at + 1).slice(-1);
              waiting.splice(0);
              if (found) resolve(found);
            };
            waiting.push(look);
            look();
          }),
      };
    };
    /** The greeting of a new visit. */
    const newHello = () => ({
      type: 'hello',
      conversation: randomUUID(),
      last: null as unknown,
      resumed: false,
      offered: false,
    });
    const ofType = (type: string) => (message: Record<string, unknown>) => message.type === type;

    it('SUP-07: greets, shows that it is typing, answers and acknowledges messages', async () => {
      const { say, next } = await connect();
      say(newHello());
      expect((await next(ofType('say'))).text).toContain('virtual assistant');
      say({ type: 'say', id: 'm-1', text: 'How do I pay?' });
      expect(await next(ofType('received'))).toEqual({ type: 'received', id: 'm-1' });
      expect(await next(ofType('typing'))).toEqual({ type: 'typing', on: true });
      expect((await next(ofType('say'))).text).toContain('dashboard');
    });

    it('SUP-07, OP-95: greets and answers in the language that the page has at the time', async () => {
      const { say, next } = await connect();
      say({ ...newHello(), language: 'es' });
      expect((await next(ofType('say'))).text).toContain('asistente virtual');
      say({ type: 'say', id: 'm-1', text: '¿Cómo pago?', language: 'es' });
      expect((await next(ofType('say'))).text).toContain('pagar en Inicio');
      say({ type: 'say', id: 'm-2', text: 'How do I pay?', language: 'en' });
      expect((await next(ofType('say'))).text).toContain('dashboard');
    });

    it('SUP-07: resumes after a lost connection: without a second greeting, and a yes still accepts the offer', async () => {
      const { say, next } = await connect();
      say({ ...newHello(), resumed: true, offered: true });
      expect(await next(() => true)).toEqual({ type: 'welcome' });
      say({ type: 'say', id: 'm-1', text: 'yes' });
      expect((await next(ofType('say'))).text).toContain('handing you over');
    });

    it('SUP-07: acknowledges a message that is sent again after a lost connection, and answers it once', async () => {
      const hello = { ...newHello(), resumed: true };
      const message = { type: 'say', id: 'm-1', text: 'I want a person' };
      const first = await connect();
      first.say(hello);
      first.say(message);
      const answered = await first.next(ofType('say'));
      first.socket.terminate();

      const second = await connect();
      second.say({ ...hello, last: answered.id });
      second.say(message);
      second.say({ type: 'say', id: 'm-2', text: 'yes' });
      const heard = [await second.next(() => true)];
      while (heard.at(-1)?.type !== 'say') heard.push(await second.next(() => true));
      expect(heard.map(({ type }) => type)).toEqual([
        ...['welcome', 'received', 'received'],
        ...['typing', 'typing', 'say'],
      ]);
      expect(heard.at(-1)?.text).toContain('handing you over');
    });

    it('SUP-07: sends an answer that a lost connection has swallowed again, once', async () => {
      let think = () => {};
      const thought = new Promise<void>((resolve) => {
        think = resolve;
      });
      const slow = await openSandbox(settings, { ...surroundings, pause: () => thought });
      try {
        const hello = { ...newHello(), resumed: true };
        const first = await connect(slow.origin, slow);
        first.say(hello);
        first.say({ type: 'say', id: 'm-1', text: 'I want a person' });
        await first.next(ofType('typing'));
        first.socket.terminate();
        const second = await connect(slow.origin, slow);
        second.say(hello);
        await second.next(ofType('welcome'));
        think();
        const offer = await second.next(ofType('say'));
        expect(offer.text).toContain('hand you over');
        second.socket.terminate();

        const third = await connect(slow.origin, slow);
        third.say(hello);
        expect(await third.next(ofType('say'))).toEqual(offer);
        third.say({ type: 'say', id: 'm-2', text: 'yes' });
        expect((await third.next(ofType('say'))).text).toContain('handing you over');
      } finally {
        await slow.close();
      }
    });

    it('SUP-07: rejects messages that are too long, empty or too fast', async () => {
      const { say, next } = await connect();
      say({ ...newHello(), resumed: true });
      say({ type: 'say', id: 'long', text: 'x'.repeat(1001) });
      expect(await next(ofType('rejected'))).toMatchObject({ id: 'long', reason: 'too-long' });
      say({ type: 'say', id: 'empty', text: ' ' });
      expect(await next(ofType('rejected'))).toMatchObject({ id: 'empty', reason: 'empty' });
      for (let count = 0; count < 7; count++) say({ type: 'say', id: `fast-${count}`, text: 'hi' });
      expect(await next(ofType('rejected'))).toMatchObject({ id: 'fast-6', reason: 'too-fast' });
    });

    it.each(['', '{', '[]', '{"type":"say","id":"<b>","text":"x"}', '{"type":"order"}'])(
      'SUP-07: closes the connection on %j',
      async (text) => {
        const { socket, say } = await connect();
        say(text);
        const [code] = (await once(socket, 'close')) as [number];
        expect(code).toBe(1008);
      },
    );

    it('SUP-07: accepts connections from its own frame only', async () => {
      await expect(connect(portal)).rejects.toThrow('403');
    });
  });
});

describe('a card provider that fails', () => {
  const noted: string[] = [];
  afterEach(() => noted.splice(0));

  /** A provider that gives every request this answer. */
  const answering = async (status: number, text: string) => {
    const server = createServer((_request, response) => {
      if (status > 0) response.writeHead(status).end(text);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const provider = remoteProvider({ url, scriptUrl: '', secret: 'secret' }, (why) => noted.push(why), {
      timeoutMs: 100,
    });
    try {
      return await provider.read('tok_1', {});
    } finally {
      server.closeAllConnections();
      server.close();
    }
  };
  const good = { reference: 'card_a', last4: '4242', month: 4, year: 2029, holder: 'Maria', network: 'visa' };

  it.each([
    [500, '', 503, 'status 500'],
    [429, '', 503, 'status 429'],
    [0, '', 503, 'too late'],
    [401, '', 502, 'status 401'],
    [302, '', 503, 'no connection'],
    [200, '<html>', 502, 'not the agreed shape'],
    [200, JSON.stringify({ verified: true }), 502, 'not the agreed shape'],
    [200, JSON.stringify({ verified: 1, card: good }), 502, 'not the agreed shape'],
    [
      200,
      JSON.stringify({ verified: true, card: { ...good, last4: '42424242' } }),
      502,
      'not the agreed shape',
    ],
    [200, JSON.stringify({ verified: true, card: { ...good, month: 13 } }), 502, 'not the agreed shape'],
    [
      200,
      JSON.stringify({ verified: true, card: { ...good, reference: '4242424242424242' } }),
      502,
      'not the agreed shape',
    ],
    [200, 'x'.repeat(20_000), 502, 'not the agreed shape'],
  ])(
    'API-41: %s %j is answered with %s and logged without anything about the card',
    async (status, text, ours, why) => {
      await expect(answering(status, text)).rejects.toMatchObject({ status: ours });
      expect(noted).toEqual([why]);
    },
  );

  it('API-41: an unreachable provider is answered with 503', async () => {
    const gone = { url: 'http://127.0.0.1:1', scriptUrl: '', secret: 'secret' };
    await expect(remoteProvider(gone, () => {}).read('tok_1', {})).rejects.toMatchObject({ status: 503 });
  });
});
