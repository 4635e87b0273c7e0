import { secretsIn, secretsOfHeader } from '@portal/tooling/process';
import type { BrowserContext } from '@playwright/test';
import { logs } from './captured-logs.ts';

/** Captures what the pages of a context log, and remembers the secrets of every request that they send. */
export function watchSecrets(context: BrowserContext): void {
  const log = logs.openLog('page');
  context.on('console', (message) => log.write(`${message.text()}\n`));
  context.on('request', (request) => {
    logs.rememberSecrets([
      ...secretsOfHeader(request.headers()['authorization']),
      ...secretsIn(Object.fromEntries(new URL(request.url()).searchParams)),
      ...secretsIn(parsed(request.postData())),
    ]);
  });
}

/** A body that is not JSON is a file, and holds no secret. */
function parsed(body: string | null): unknown {
  try {
    return body === null ? null : JSON.parse(body);
  } catch {
    return null;
  }
}
