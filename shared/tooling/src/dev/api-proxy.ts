import type { IncomingMessage } from 'node:http';

interface Passed {
  setHeader(name: string, value: string): unknown;
}

/** How the dev server passes calls on to the api: with the browser's real address, like the site server. */
export const apiProxy = (apiUrl: string) => ({
  context: ['/api', '/sanctum'],
  target: apiUrl,
  onProxyReq: (passed: Passed, { socket }: IncomingMessage) =>
    void passed.setHeader('x-forwarded-for', socket.remoteAddress ?? ''),
});
