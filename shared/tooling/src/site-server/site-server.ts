import { join } from 'node:path';
import fastifyHttpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { ServerSettings } from '../settings/index.ts';
import { apiDown } from './api-down.ts';
import { comesFromElsewhere, isLocalDemo, isOfLocalDemo } from './local-demo.ts';
import { apiPrefixes, isApi, reject, rejectSocket, rejectUnmetRequests } from './rejections.ts';
import { activeReleaseOf, hasFile, type ServedRelease } from './active-release.ts';

type SiteSettings = Pick<
  ServerSettings,
  'siteDir' | 'contentDir' | 'apiUrl' | 'trustedProxies' | 'hstsSeconds'
>;

/** The api may take this long for one request, ms: the portal itself waits as long (SHARED-51). */
const apiTimeLimit = 180_000;

/** Milliseconds until a request must have arrived, a little more than the api gives it. */
const arrivalLimits = { headers: 15_000, whole: 100_000, checkedEvery: 2_000 };

/**
 * Serves a composed site as nginx or a CDN would: plain files, precompressed, with the headers that the release wrote;
 * /api is passed on. A missing file gives a 404 in plain text, never a page.
 */
export async function createSiteServer(settings: SiteSettings): Promise<FastifyInstance> {
  const server = Fastify({
    forceCloseConnections: 'idle',
    // `rejectUnmetRequests` answers instead.
    http: {
      requireHostHeader: false,
      headersTimeout: arrivalLimits.headers,
      connectionsCheckingInterval: arrivalLimits.checkedEvery,
    },
    requestTimeout: arrivalLimits.whole,
    frameworkErrors: (_error, request, reply) => {
      reject(request.url, reply, 400);
    },
    clientErrorHandler: rejectSocket,
    logger: false,
    trustProxy: [...settings.trustedProxies],
  });
  const activeRelease = activeReleaseOf(settings.siteDir);

  server.addHook('onSend', async (request, reply, payload) => {
    // The api sets the headers of its own responses.
    if (!isApi(request.url)) reply.headers(ifReadable(activeRelease)?.headers.all ?? {});
    if (settings.hstsSeconds > 0) {
      reply.header('strict-transport-security', `max-age=${settings.hstsSeconds}`);
    }
    return payload;
  });

  rejectUnmetRequests(server);
  server.addHook('onRequest', async (request, reply) => {
    const elsewhere = comesFromElsewhere(request);
    if (!elsewhere && !isOfLocalDemo(request.url)) return undefined;
    const isLocal = isLocalDemo(settings.siteDir);
    if (isLocal && elsewhere) return reject(request.url, reply, 403);
    // The api may still be set to the demo, and only this server knows who asks.
    if (!isLocal && isOfLocalDemo(request.url)) return reject(request.url, reply, 404);
    return undefined;
  });
  server.setNotFoundHandler(({ url }, reply) => reject(url, reply, 404));
  server.setErrorHandler<FastifyError>(({ statusCode = 500 }, { url }, reply) =>
    // A folder, or a name that leads out of it, counts as a missing file.
    reject(url, reply, statusCode < 500 ? 404 : 500),
  );
  for (const address of ['/healthz', '/livez']) server.get(address, () => ({ status: true }));
  // Whether the page can be served; the api's own readiness is at /api/health.
  server.get('/readyz', (_request, reply) => {
    const isReady = ifReadable(activeRelease) !== null;
    return reply.code(isReady ? 200 : 503).send({ status: isReady });
  });
  for (const address of ['/', '/index.html']) {
    server.get(address, (_request, reply) => {
      const { folder, headers } = activeRelease();
      return reply.headers(headers.page).sendFile('index.html', folder);
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
      .headers(headers.fresh)
      .sendFile(name, replaced ? settings.contentDir : join(folder, 'content'));
  });

  await server.register(fastifyStatic, {
    root: join(settings.siteDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      if (!path.startsWith(join(settings.siteDir, 'assets'))) return;
      for (const [name, value] of Object.entries(activeRelease().headers.assets)) reply.header(name, value);
    },
  });

  for (const prefix of apiPrefixes) {
    await server.register(fastifyHttpProxy, {
      upstream: settings.apiUrl,
      prefix,
      rewritePrefix: prefix,
      http2: false,
      undici: { headersTimeout: apiTimeLimit, bodyTimeout: apiTimeLimit },
      replyOptions: {
        onError: (reply, { error }) => apiDown(reply, error),
        rewriteRequestHeaders: ({ ip }, headers) => ({
          ...headers,
          // The api limits rates by this address (API-34): never by what a browser claims.
          'x-forwarded-for': ip,
          // This server has met the expectation already.
          expect: undefined,
        }),
      },
    });
  }

  return server;
}

/** Returns the active release; null when its folder can't be read. */
function ifReadable(activeRelease: () => ServedRelease): ServedRelease | null {
  try {
    return activeRelease();
  } catch {
    return null;
  }
}
