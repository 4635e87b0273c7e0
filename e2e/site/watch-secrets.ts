import { secretsIn, secretsOfHeader } from '@portal/tooling/process';
import type { BrowserContext } from '@playwright/test';
import { logs } from './captured-logs.ts';

/** Captures the console of every page in a browser context, and records the secrets in its requests. */
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

/** Returns the parsed JSON; null for another body, which is a file and has no secret in it. */
function parsed(body: string | null): unknown {
  try {
    return body === null ? null : JSON.parse(body);
  } catch {
    return null;
  }
}
