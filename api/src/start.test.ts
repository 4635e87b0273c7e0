import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { copyTemplate } from './testing/template.ts';
import { makeStore, storeKind, type TestStore } from './testing/test-store.ts';

const password = 'Portal!demo1';

interface Running {
  readonly process: ChildProcess;
  readonly address: string;
  output(): string;
}

/** Asks again as soon as it has been answered; the whole takes no longer than a slow answer of the network. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 15_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('What was waited for did not happen.');
  }
}

describe('the api as a process', () => {
  let store: TestStore;
  const started: ChildProcess[] = [];

  beforeEach(async () => {
    store = await copyTemplate();
  });
  afterEach(async () => {
    for (const child of started.splice(0)) await end(child, 'SIGKILL');
    await store.remove();
  });

  const launch = (settings: Record<string, string> = {}) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
      cwd: join(__dirname, '..'),
      env: {
        PATH: process.env.PATH ?? '',
        NODE_ENV: 'test',
        ...store.environment,
        API_PORT: '0',
        TEST_CLOCK: '2026-11-20T12:00:00Z',
        ...settings,
      },
    });
    started.push(child);
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr.on('data', (text: Buffer) => (output += text.toString()));
    return { child, output: () => output };
  };

  const run = async (settings?: Record<string, string>): Promise<Running> => {
    const { child, output } = launch(settings);
    return new Promise((resolve, reject) => {
      child.on('exit', () => reject(new Error(output())));
      child.stdout.on('data', () => {
        const [, address] = /listens at (\S+)/.exec(output()) ?? [];
        if (address !== undefined) resolve({ process: child, address, output });
      });
    });
  };

  const failure = async (settings: Record<string, string>) => {
    const { child, output } = launch(settings);
    const [code] = (await once(child, 'exit')) as [number | null];
    return { code, output: output() };
  };

  const end = async (child: ChildProcess, signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };

  const customer = async ({ address }: Running, name: string) => {
    const login = await fetch(`${address}/api/v1/mobile/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${name}@portal.test`, password }),
    });
    const { token } = ((await login.json()) as { data: { token: string } }).data;
    const headers = { authorization: `Bearer ${token}` };
    const get = async <Data>(path: string) => {
      const answer = await fetch(`${address}/api/v1/mobile/${path}`, { headers });
      return ((await answer.json()) as { data: Data }).data;
    };
    const { all } = await get<{ all: { lease_uuid: string; loan_number: string }[] }>('leases');
    const { cards } = await get<{ cards: { id: number }[] }>('cards');
    const { banks } = await get<{ banks: { id: number }[] }>('banks');
    return {
      uuid: all[0]?.lease_uuid,
      slowCard: cards[1]?.id,
      bank: banks[0]?.id,
      history: () => get<unknown[]>(`leases/${all[0]?.loan_number}/history`),
      pay: (body: object, key: string) =>
        fetch(`${address}/api/v1/mobile/payments`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify(body),
        }),
      /** Until the payment is seen to be under way. */
      isPending: (key: string) =>
        until(async () => (await get<{ state: string }>(`payments/attempts/${key}`)).state === 'pending'),
    };
  };

  const order = { date: '2026-11-20', isPayoffAmount: false };

  it('API-48: killed while the network is asked, the retry with the same key leaves one payment', async () => {
    const first = await run();
    const evan = await customer(first, 'evan');
    const before = (await evan.history()).length;
    const body = { ...order, amount: 62.5, lease: evan.uuid, method_type: 'card', method_id: evan.slowCard };
    const lost = evan.pay(body, 'killed-while-asking').catch(() => 'lost');
    await evan.isPending('killed-while-asking');
    await end(first.process, 'SIGKILL');
    expect(await lost).toBe('lost');

    const again = await customer(await run(), 'evan');
    const answer = await again.pay({ ...body, method_id: again.slowCard }, 'killed-while-asking');
    expect(answer.status).toBe(200);
    expect(await again.history()).toHaveLength(before + 1);
  }, 60_000);

  it('API-48: killed after the commit and before the answer, the retry finds the payment that was made', async () => {
    const first = await run();
    const evan = await customer(first, 'evan');
    const before = (await evan.history()).length;
    const body = { ...order, amount: 63.13, lease: evan.uuid, method_type: 'bank', method_id: evan.bank };
    expect(await evan.pay(body, 'killed-after-commit').catch(() => 'lost')).toBe('lost');
    await end(first.process, 'SIGKILL');

    const again = await customer(await run(), 'evan');
    const answer = await again.pay(body, 'killed-after-commit');
    expect(answer.status).toBe(200);
    expect(await again.history()).toHaveLength(before + 1);
  }, 60_000);

  it('names the port that is in use', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const address = blocker.address();
    const port = String(typeof address === 'object' ? address?.port : address);
    const { code, output } = await failure({ API_PORT: port }).finally(() => blocker.close());
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `Port ${port} is in use: stop what listens there, or set API_PORT to another port.`,
    );
  }, 60_000);

  it('says in one sentence which setting is wrong', async () => {
    const { code, output } = await failure({ API_PORT: 'x' });
    expect(code).toBe(1);
    expect(output.trim()).toBe(`API_PORT must be a whole number from 0 to 65535, not 'x'.`);
  }, 60_000);

  it.each(['192.0.2.1', 'nowhere.invalid'])(
    'says that HOST=%s can not be listened on',
    async (host) => {
      const { code, output } = await failure({ HOST: host });
      expect(code).toBe(1);
      expect(output.trim()).toBe(
        `HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0, not '${host}'.`,
      );
    },
    60_000,
  );

  it('answers what is in flight when it is told to stop, logs no secret, and leaves the folder free', async () => {
    const first = await run();
    const evan = await customer(first, 'evan');
    const body = { ...order, amount: 62.5, lease: evan.uuid, method_type: 'card', method_id: evan.slowCard };
    const paying = evan.pay(body, 'stopped-in-flight');
    await evan.isPending('stopped-in-flight');
    await Promise.all([end(first.process, 'SIGTERM'), paying.then(({ status }) => expect(status).toBe(200))]);
    expect(first.process.exitCode).toBe(0);
    expect(first.output()).toContain('/api/v1/mobile/payments');
    for (const secret of [password, 'Bearer', 'evan@portal.test', 'stopped-in-flight', '6104']) {
      expect(first.output()).not.toContain(secret);
    }
    await end((await run()).process, 'SIGTERM');
  }, 60_000);

  // Each of these is about one of the two kinds of store alone.
  if (storeKind === 'folder') {
    it('a second process on the same data folder is refused, and the first goes on', async () => {
      const first = await run();
      const { code, output } = await failure({ DATA_DIR: `${store.environment.DATA_DIR}/` });
      expect(code).toBe(1);
      expect(output.trim().split('\n')).toHaveLength(1);
      expect(output).toContain(`process ${first.process.pid}`);
      expect(output).toContain('DATA_DIR');
      expect((await fetch(`${first.address}/api/health`)).status).toBe(200);
    }, 60_000);
  } else {
    it('API-48: two processes begin on one empty database together, and one key pays once', async () => {
      const empty = await makeStore();
      try {
        const [first, second] = await Promise.all([run(empty.environment), run(empty.environment)]);
        const [here, there] = [await customer(first, 'evan'), await customer(second, 'evan')];
        expect(there.uuid).toBe(here.uuid);
        const before = (await here.history()).length;
        const body = { ...order, amount: 62.5, lease: here.uuid, method_type: 'bank', method_id: here.bank };
        const answers = await Promise.all(
          [here, there, here, there].map(async ({ pay }): Promise<unknown> =>
            (await pay(body, 'one-key-for-both')).json(),
          ),
        );
        for (const answer of answers) expect(answer).toEqual(answers[0]);
        expect(answers[0]).toMatchObject({ status: true });
        expect(await there.history()).toHaveLength(before + 1);
        await Promise.all([end(first.process, 'SIGTERM'), end(second.process, 'SIGTERM')]);
        expect([first.process.exitCode, second.process.exitCode]).toEqual([0, 0]);
      } finally {
        for (const child of started.splice(0)) await end(child, 'SIGKILL');
        await empty.remove();
      }
    }, 60_000);
  }
});
