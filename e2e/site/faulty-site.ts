import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** How a file arrives bad. */
export const fileFaults = ['404', 'reset', 'truncated', 'HTML', 'wrong hash', 'stall'] as const;

export type FileFault = (typeof fileFaults)[number];

/** A site between the browser and a portal: everything passes through it, and some of it goes wrong. */
export interface FaultySite {
  readonly url: string;
  /** An empty page of the site: to leave for it keeps the process of the browser's page, as `about:blank` does not. */
  readonly emptyPage: string;
  /**
   * From now on the files that match arrive bad, and a cache may keep for a year what arrived. A stalled request ends
   * with the second change after which its file no longer stalls: a browser has six connections to a site, and a page
   * must come back while the first requests still hang, but not while they hang for ever.
   */
  fail(fault: FileFault, matches: (path: string) => boolean): void;
  /** Whether a request to this path has been stalled and has not ended. */
  stalls(path: string): boolean;
  /** From now on the site has other files at these paths. */
  replace(files: ReadonlyMap<string, Buffer>): void;
  /** From now on everything arrives as the portal serves it. A stalled request still gets no answer. */
  heal(): void;
  close(): Promise<void>;
}

const emptyPath = '/empty-page';
const cached = { 'cache-control': 'public, max-age=31536000, immutable' };
const script = { ...cached, 'content-type': 'text/javascript' };

const badAnswers: Record<FileFault, (response: ServerResponse, file: Buffer) => void> = {
  '404': (response) => response.writeHead(404, cached).end(),
  reset: (response) => response.socket?.resetAndDestroy(),
  truncated: (response, file) => {
    response.writeHead(200, { ...script, 'content-length': file.length });
    response.write(file.subarray(0, file.length / 2), () => response.destroy());
  },
  HTML: (response) =>
    response.writeHead(200, { ...cached, 'content-type': 'text/html' }).end('<html></html>'),
  'wrong hash': (response, file) =>
    response.writeHead(200, script).end(Buffer.concat([file, Buffer.from('\n;')])),
  stall: () => undefined,
};

/** Starts a site in front of the portal at `portalUrl`. Without a fault it passes everything on. */
export async function startFaultySite(portalUrl: string): Promise<FaultySite> {
  let failing: { readonly fault: FileFault; readonly matches: (path: string) => boolean } | null = null;
  let replaced: ReadonlyMap<string, Buffer> = new Map();
  const stalled = new Map<ServerResponse, string>();

  /** Ends the stalled requests whose files do not stall any more. */
  function endStalled(): void {
    for (const [response, path] of stalled) if (!failing?.matches(path)) response.destroy();
  }

  const server = createServer((asked, response) => {
    if (asked.url === emptyPath) {
      response.writeHead(200, { 'content-type': 'text/html' }).end();
      return;
    }
    const address = new URL(asked.url ?? '/', portalUrl);
    const badAnswer = failing?.matches(address.pathname) ? badAnswers[failing.fault] : null;
    const replacement = replaced.get(address.pathname);
    if (badAnswer === badAnswers.stall) {
      stalled.set(response, address.pathname);
      response.on('close', () => stalled.delete(response));
    }
    const pass = (answer: IncomingMessage) => {
      const { statusCode = 500, headers } = answer;
      if (badAnswer) void buffer(answer).then((file) => badAnswer(response, file));
      else if (!replacement) answer.pipe(response.writeHead(statusCode, headers));
      // The portal does not have the files of another release.
      else if (statusCode === 404) response.writeHead(200, script).end(replacement);
      else
        response.writeHead(statusCode, { ...headers, 'content-length': replacement.length }).end(replacement);
    };
    const headers =
      badAnswer || replacement ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers;
    const upstream = request(address, { method: asked.method, headers }, pass);
    upstream.on('error', () => response.destroy());
    asked.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    emptyPage: url + emptyPath,
    fail: (fault, matches) => {
      endStalled();
      failing = { fault, matches };
    },
    stalls: (path) => [...stalled.values()].includes(path),
    replace: (files) => {
      replaced = files;
    },
    heal: () => {
      failing = null;
      replaced = new Map();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
