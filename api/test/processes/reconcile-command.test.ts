import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchServer } from '@portal/tooling/process';
import { programPath } from '../support/built-program.ts';
import { captureLog } from '../support/captured-logs.ts';
import { copyTemplate } from '../support/store-template.ts';
import type { TestStore } from '../support/test-store.ts';

describe('reconciling without an answer of the processor', () => {
  let store: TestStore;

  beforeAll(async () => {
    store = await copyTemplate();
  });
  afterAll(() => store.remove());

  const reconcileWith = async (url: string) => {
    const command = launchServer({
      name: 'reconcile',
      program: process.execPath,
      args: ['--enable-source-maps', programPath('reconcile')],
      env: {
        PATH: process.env.PATH ?? '',
        PROCESSOR_URL: url,
        PROCESSOR_SECRET: 'secret-of-the-processor',
        ...store.environment,
      },
      ready: { line: /compared/ },
      log: captureLog(),
    });
    const { code } = await command.exit;
    return { code, output: command.output().trim() };
  };

  it('ends with one sentence when the processor can’t be reached, and when it rejects the secret', async () => {
    const server = createServer((_request, response) => void response.writeHead(401).end('{}'));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await reconcileWith(url)).toEqual({
      code: 2,
      output: 'The payment processor at PROCESSOR_URL answered status 401: check PROCESSOR_SECRET.',
    });
    server.closeAllConnections();
    server.close();
    expect(await reconcileWith(url)).toEqual({
      code: 2,
      output:
        'The payment processor at PROCESSOR_URL can’t be reached: check the address, or try again later.',
    });
  });
});
