import { join } from 'node:path';
import fastifyHttpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import type { ServerSettings } from '../settings/index.ts';
import { apiDown } from './api-down.ts';
import { rejectUnmetRequests } from './reject-unmet-requests.ts';
import { hasFile, activeReleaseOf } from './active-release.ts';

type SiteSettings = Pick<ServerSettings, 'siteDir' | 'contentDir' | 'apiUrl' | 'trustedProxies'>;

/** Requests that the server passes on to the api. */
const apiPrefixes = ['/api', '/sanctum'] as const;

/** The api may take this long for one request, ms: the portal itself waits as long (SHARED-51). */
const apiTimeLimit = 180_000;

/**
 * Serves a composed site as nginx or a CDN would: plain files, precompressed, with the headers that the release wrote;
 * /api is passed on. A missing file gives a 404 in plain text, never a page.
 */
export async function createSiteServer(settings: SiteSettings): Promise<FastifyInstance> {
  const server = Fastify({
    forceCloseConnections: 'idle',
    // `rejectUnmetRequests` answers instead.
    http: { requireHostHeader: false },
    logger: false,
    trustProxy: [...settings.trustedProxies],
  });
  const activeRelease = activeReleaseOf(settings.siteDir);

  server.addHook('onSend', async (request, reply, payload) => {
    // The api sets the headers of its own responses.
    if (!isApi(request.url)) reply.headers(activeRelease().headers.all);
    return payload;
  });

  rejectUnmetRequests(server, isApi);
  server.get('/healthz', () => ({ status: true }));
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

  server.setNotFoundHandler((_request, reply) => plain(reply, 404, 'Not found'));
  server.setErrorHandler<FastifyError>(({ statusCode = 500 }, _request, reply) =>
    // A folder, or a name that leads out of it, counts as a missing file.
    statusCode < 500 ? plain(reply, 404, 'Not found') : plain(reply, 500, 'The site can not be read'),
  );
  return server;
}

function plain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`);
}

const isApi = (url: string): boolean =>
  apiPrefixes.some((prefix) => url === prefix || url.startsWith(`${prefix}/`));
