import { once } from 'node:events';
import { createServer } from 'node:net';
import { failToStart } from '../support/api-process.ts';
import { copyTemplate } from '../support/store-template.ts';
import { type TestStore } from '../support/test-store.ts';

describe('an api that cannot start', () => {
  let store: TestStore;

  beforeAll(async () => {
    store = await copyTemplate();
  });
  afterAll(() => store.remove());

  const failure = (settings: Record<string, string>) => failToStart({ ...store.environment, ...settings });

  it('names the port that is in use', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const address = blocker.address();
    const port = String(typeof address === 'object' ? address?.port : address);
    const { code, output } = await failure({ API_PORT: port, LOG_LEVEL: 'warn' }).finally(() =>
      blocker.close(),
    );
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `Port ${port} is in use: stop what listens there, or set API_PORT to another port.`,
    );
  });

  it('rejects the accounts of the demo outside of it, because everybody knows their password', async () => {
    const { code, output } = await failure({
      DEMO: '0',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'help@portal.example',
      PORTAL_URL: 'https://portal.example',
    });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^DEMO must be 1 or public with this database: .+ DATA_DIR\.$/);
  });

  it('says in one sentence which setting is wrong', async () => {
    const { code, output } = await failure({ API_PORT: 'x' });
    expect(code).toBe(1);
    expect(output.trim()).toBe(`API_PORT must be a whole number from 0 to 65535, not 'x'.`);
  });

  it.each(['192.0.2.1', 'nowhere.invalid'])(
    'says that it can’t listen on HOST=%s',
    async (host) => {
      const { code, output } = await failure({ DEMO: 'public', HOST: host });
      expect(code).toBe(1);
      expect(output.trim()).toBe(
        `HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0, not '${host}'.`,
      );
    },
    60_000,
  );
});
