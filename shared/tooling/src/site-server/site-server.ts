import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { CliError } from '../cli-error.ts';
import type { ServerSettings } from '../settings/index.ts';
import { comesFromElsewhere, isOfLocalDemo, localDemoOf } from './local-demo.ts';
import { passOnToApi } from './pass-on.ts';
import { isApi, reject, rejectSocket, rejectUnmetRequests } from './rejections.ts';
import { activeReleaseOf, assertPage, hasFile, type ServedRelease } from './active-release.ts';

type SiteSettings = Pick<
  ServerSettings,
  'siteDir' | 'contentDir' | 'apiUrl' | 'trustedProxies' | 'hstsSeconds'
>;

/** Milliseconds until a request must have arrived, a little more than the api gives it. */
const arrivalLimits = { headers: 15_000, whole: 100_000, checkedEvery: 2_000 };

/** Milliseconds that a connection may stand still, because its client reads no answer; longer than the api may take. */
const standstill = 200_000;

/**
 * Serves a composed site as nginx or a CDN would: plain files, precompressed, with the headers that the release wrote;
 * /api is passed on. A missing file gives a 404 in plain text, never a page.
 */
export async function createSiteServer(settings: SiteSettings): Promise<FastifyInstance> {
  const { hstsSeconds } = settings;
  const strictTransport: Readonly<Record<string, string>> =
    hstsSeconds > 0 ? { 'strict-transport-security': `max-age=${hstsSeconds}` } : {};
  const server = Fastify({
    forceCloseConnections: 'idle',
    // What was arriving when the server stops is answered too; a 503 would have no envelope.
    return503OnClosing: false,
    // `rejectUnmetRequests` answers instead.
    http: {
      requireHostHeader: false,
      headersTimeout: arrivalLimits.headers,
      connectionsCheckingInterval: arrivalLimits.checkedEvery,
    },
    requestTimeout: arrivalLimits.whole,
    connectionTimeout: standstill,
    // Neither of these two passes the hooks.
    frameworkErrors: (_error, request, reply) => {
      reject(request.url, reply.headers(strictTransport), 400);
    },
    clientErrorHandler: rejectSocket(strictTransport),
    logger: false,
    trustProxy: [...settings.trustedProxies],
  });
  const activeRelease = activeReleaseOf(settings.siteDir);
  const isLocalDemo = localDemoOf(settings.siteDir);

  server.addHook('onSend', async (request, reply, payload) => {
    // The api sets the headers of its own responses.
    if (!isApi(request.url)) {
      const own = reply.getHeaders();
      reply.headers({ ...ifReadable(activeRelease)?.headers.all, ...own });
    }
    reply.headers(strictTransport);
    return payload;
  });

  rejectUnmetRequests(server);
  server.addHook('onRequest', async (request, reply) => {
    const elsewhere = comesFromElsewhere(request);
    if (!elsewhere && !isOfLocalDemo(request.url)) return undefined;
    const isLocal = isLocalDemo();
    if (isLocal && elsewhere) return reject(request.url, reply, 403);
    // The api may still be set to the demo, and only this server knows who asks.
    if (!isLocal && isOfLocalDemo(request.url)) return reject(request.url, reply, 404);
    return undefined;
  });
  server.setNotFoundHandler(({ url }, reply) => reject(url, reply, 404));
  const logFailure = failureLog();
  server.setErrorHandler<FastifyError>((error, { url }, reply) => {
    const isFailure = (error.statusCode ?? 500) >= 500;
    if (isFailure) logFailure(error);
    // A folder, or a name that leads out of it, counts as a missing file.
    return reject(url, reply, isFailure ? 500 : 404);
  });
  for (const address of ['/healthz', '/livez']) server.get(address, () => ({ status: true }));
  // Whether the page can be served; the api's own readiness is at /api/health.
  server.get('/readyz', (_request, reply) => {
    try {
      assertPage(activeRelease());
      return reply.send({ status: true });
    } catch (error) {
      logFailure(error);
      return reply.code(503).send({ status: false });
    }
  });
  for (const address of ['/', '/index.html']) {
    server.get(address, (_request, reply) => {
      const release = activeRelease();
      assertPage(release);
      return reply.headers(release.headers.page).sendFile('index.html', release.folder);
    });
  }
  server.get('/release.json', (_request, reply) => {
    const { folder, headers } = activeRelease();
    return reply.headers(headers.fresh).sendFile('release.json', folder);
  });
  server.get<{ Params: { '*': string } }>('/content/*', (request, reply) => {
    const { folder, headers } = activeRelease();
    const name = request.params['*'];
    // An operator's own file comes before the one that was released (OP-89).
    const replaced = settings.contentDir !== '' && hasFile(settings.contentDir, name);
    return reply
      .headers({ ...headers.fresh, ...headers.anywhere })
      .sendFile(name, replaced ? settings.contentDir : join(folder, 'content'));
  });

  server.get<{ Params: { '*': string } }>('/embed/*', (request, reply) => {
    const { folder, headers } = activeRelease();
    return reply
      .headers({ ...headers.fresh, ...headers.anywhere })
      .sendFile(request.params['*'], join(folder, 'embed'));
  });
  server.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
    reply.sendFile(request.params['*']),
  );

  await server.register(fastifyStatic, {
    root: join(settings.siteDir, 'assets'),
    // A route of its own would read the whole folder for each file.
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      if (!path.startsWith(join(settings.siteDir, 'assets'))) return;
      const { assets, anywhere } = activeRelease().headers;
      for (const [name, value] of Object.entries({ ...assets, ...anywhere })) reply.header(name, value);
    },
  });

  await passOnToApi(server, settings.apiUrl);
  return server;
}

/** Returns a function that writes a failure to stderr, one line for each kind: every request may meet it. */
function failureLog(): (error: unknown) => void {
  const known = new Set<string>();
  return (error) => {
    const { code, name, message } = error as NodeJS.ErrnoException;
    // The message of the system names the file, and each file would be another kind.
    const kind = code ?? (error instanceof CliError ? message : name);
    if (known.has(kind)) return;
    known.add(kind);
    console.error(`The site server can't answer, and says so once: ${message.replaceAll(/\s*\n\s*/g, ' ')}`);
  };
}

/** Returns the active release; null when its folder can't be read. */
function ifReadable(activeRelease: () => ServedRelease): ServedRelease | null {
  try {
    return activeRelease();
  } catch {
    return null;
  }
}
