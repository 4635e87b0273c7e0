import fastifyHttpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { apiDown } from './api-down.ts';
import { ClientBody } from './client-body.ts';
import { endWithClient } from './end-with-client.ts';
import { apiPrefixes } from './rejections.ts';

/** The api may take this long for one request, ms: the portal itself waits as long (SHARED-51). */
const apiTimeLimit = 180_000;

/** Headers of the connection to the api; the browser's ends by itself when this server stops. */
const ofOneHop = new Set(['connection', 'keep-alive']);

/** Passes the requests for the api on to it, and its answers back. */
export async function passOnToApi(server: FastifyInstance, apiUrl: string): Promise<void> {
  // Nothing is parsed here: a parser of Fastify's own would reject long texts.
  server.removeAllContentTypeParsers();
  for (const prefix of apiPrefixes) {
    await server.register(fastifyHttpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      http2: false,
      // A 503 would be asked for again ten times, when nothing but waiting helps.
      retryMethods: [],
      // Without a limit of connections: clients that send or read slowly would make all others wait.
      undici: {
        // Left out, any certificate would do.
        connect: { rejectUnauthorized: true },
        connections: null,
        // However long the api offers: there may be many.
        keepAliveMaxTimeout: 5_000,
        headersTimeout: apiTimeLimit,
        bodyTimeout: apiTimeLimit,
      },
      preHandler: (request, _reply, done) => {
        if (request.body !== undefined) request.body = new ClientBody(request.raw);
        done();
      },
      replyOptions: {
        onResponse: ({ body }, reply, { stream }) => {
          endWithClient(stream, reply.request.raw.socket);
          // The proxy closes because the request had not arrived yet; by then it has.
          if (body instanceof ClientBody) reply.removeHeader('connection');
          void arrivalOf(body).then(() => reply.send(stream));
        },
        onError: (reply, { error }) => {
          void arrivalOf(reply.request.body).then(() => apiDown(reply, error));
        },
        rewriteHeaders: (headers) =>
          Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneHop.has(name))),
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
}

const arrivalOf = (body: unknown): Promise<void> =>
  body instanceof ClientBody ? body.arrived : Promise.resolve();
