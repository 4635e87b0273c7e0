import { secretsIn, secretsOfHeader } from '@portal/tooling/process';
import type { BrowserContext } from '@playwright/test';
import { logs } from './captured-logs.ts';

/**
 * Captures the console of every page in a browser context, and records the secrets in its requests. Returns the texts
 * that its pages have sent as bodies so far.
 */
export async function watchSecrets(context: BrowserContext): Promise<readonly string[]> {
  const log = logs.openLog('page');
  const bodies: string[] = [];
  const hear = (body: string | null) => {
    if (body === null) return;
    bodies.push(body);
    logs.rememberSecrets(secretsIn(parsed(body)));
  };
  context.on('console', (message) => log.write(`${message.text()}\n`));
  context.on('request', (request) => {
    logs.rememberSecrets([
      ...secretsOfHeader(request.headers()['authorization']),
      ...secretsIn(Object.fromEntries(new URL(request.url()).searchParams)),
    ]);
    hear(request.postData());
  });
  await context.exposeBinding('tellBody', (_, body: string) => hear(body));
  await context.addInitScript(tellBodies);
  return bodies;
}

/** The browser tells no body of a cloned `Request`, as the api client sends it, so the page tells each one it makes. */
function tellBodies(): void {
  const { tellBody } = window as unknown as { tellBody(body: string): Promise<void> };
  window.Request = new Proxy(Request, {
    construct(target, [input, init]: [RequestInfo | URL, RequestInit?]) {
      if (typeof init?.body === 'string') void tellBody(init.body);
      return new target(input, init);
    },
  });
}

/** Returns the parsed JSON; null for another body, which is a file and has no secret in it. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
