import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertNoSecretsLogged, capturedLogs, secretsOfHeader } from '@portal/tooling/process';
import { createServer } from '../../src/server/server.ts';

it('a secret that a route logs by mistake is found in the log', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-search-'));
  const logs = capturedLogs(folder);
  const server = createServer(async () => null, { logLevel: 'debug', logTo: logs.openLog('api') });
  try {
    server.get('/careless', (request) => {
      request.log.info({ headers: request.headers }, 'asked');
      return {};
    });
    const authorization = 'Bearer 0123456789012345678901234567890123456789';
    logs.rememberSecrets(secretsOfHeader(authorization));
    await server.inject({ url: '/careless', headers: { authorization } });
    expect(() => assertNoSecretsLogged(folder)).toThrow('a token in');
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});
