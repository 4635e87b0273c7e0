import { createServer, type AddressInfo } from 'node:net';
import { dev, devSettings, withSandbox } from './dev.command.ts';

const scriptFor = (env: NodeJS.ProcessEnv) => withSandbox(env)['CARD_SCRIPT_URL'];
const chatFor = (env: NodeJS.ProcessEnv) => withSandbox(env)['CHAT_SCRIPT_URL'];

describe('the dev server’s chat and card form', () => {
  it('are those of the demo’s sandbox, wherever it is', () => {
    expect(scriptFor({})).toBe('http://localhost:4002/cards/fields.js');
    expect(scriptFor({ SANDBOX_PORT: '5002' })).toBe('http://localhost:5002/cards/fields.js');
    expect(scriptFor({ SANDBOX_URL: 'http://cards.localhost', CARD_SCRIPT_URL: ' ' })).toBe(
      'http://cards.localhost/cards/fields.js',
    );
    expect(chatFor({ SANDBOX_URL: 'http://cards.localhost/' })).toBe('http://cards.localhost/chat/widget.js');
  });

  it('are those that the environment names', () => {
    expect(scriptFor({ CARD_SCRIPT_URL: 'https://pay.example/form.js' })).toBe('https://pay.example/form.js');
    expect(scriptFor({ CARD_PROVIDER_URL: 'https://pay.example' })).toBeUndefined();
    expect(chatFor({ CHAT_SCRIPT_URL: 'https://chat.example/widget.js' })).toBe(
      'https://chat.example/widget.js',
    );
  });
});

it('the dev server shows the demo to this machine alone, and a public one to others', () => {
  expect(devSettings({}).host).toBe('127.0.0.1');
  expect(() => devSettings({ HOST: '0.0.0.0' })).toThrow('set DEMO=public for one that others may reach');
  expect(devSettings({ HOST: '0.0.0.0', DEMO: 'public' }).host).toBe('0.0.0.0');
});

describe('portal dev', () => {
  afterEach(() => jest.restoreAllMocks());

  it('rejects a workspace that is named, which is no choice of what it compiles', async () => {
    await expect(dev(['--all', 'mfe-support'])).rejects.toThrow(
      'portal dev takes --all alone, not mfe-support: run it in the folder of one workspace.',
    );
  });

  it('rejects a port that another program has, before it builds anything', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const { port } = server.address() as AddressInfo;
    jest.replaceProperty(process, 'env', { ...process.env, PORT: String(port) });
    await expect(dev(['--all'])).rejects.toThrow(
      `Port ${port} is in use: stop what listens there, or choose another one with PORT.`,
    );
    await new Promise((resolve) => server.close(resolve));
  });
});
