import multipart from '@fastify/multipart';
import type { AnyEndpoint } from '@portal/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AnswerWithCookie, FileAnswer, PagedAnswer, StoredAnswer } from './answers.ts';
import { authenticate, authorize } from './authenticate.ts';
import type { Caller } from './caller.ts';
import { writeCookie } from './client.ts';
import { succeeded } from './envelope.ts';
import { Failure } from './failure.ts';
import { formLimits, readForm } from './form-body.ts';
import { createFormTurns, type FormTurns } from './form-turns.ts';
import type { EndpointHandler } from './handler.ts';
import { named } from './named.ts';
import { outcomeOf, outcomeOfError } from './request-outcome.ts';
import { sendFile } from './send-file.ts';
import { matchesShapes, validateRequest } from './validate-request.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoints of the table that a route serves. */
    readonly endpoints?: readonly AnyEndpoint[];
  }

  interface FastifyInstance {
    readonly formTurns: FormTurns;
  }
}

/** Adds the routes of some endpoints: each authenticates its caller, validates what is sent, then calls the handler. */
export function serveEndpoints(server: FastifyInstance, handlers: readonly EndpointHandler[]): void {
  const takesForm = ({ endpoint }: EndpointHandler) => endpoint.bodyType === 'multipart';
  const forms = handlers.filter(takesForm);
  addRoutes(
    server,
    handlers.filter((one) => !takesForm(one)),
  );
  if (forms.length === 0) return;
  // In a scope of their own, because only these read forms and only the others read JSON.
  const formRoutes = async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { limits: formLimits });
    scope.decorate('formTurns', createFormTurns());
    addRoutes(scope, forms);
  };
  server.register(named(formRoutes));
}

type HandlersOfAddress = readonly [EndpointHandler, ...EndpointHandler[]];

function addRoutes(server: FastifyInstance, handlers: readonly EndpointHandler[]): void {
  const byAddress = new Map<string, [EndpointHandler, ...EndpointHandler[]]>();
  for (const one of handlers) {
    const address = `${one.endpoint.method} ${fastifyPath(one.endpoint)}`;
    const sharing = byAddress.get(address);
    if (sharing) sharing.push(one);
    else byAddress.set(address, [one]);
  }
  for (const sharing of byAddress.values()) addRoute(server, sharing);
}

function addRoute(server: FastifyInstance, handlers: HandlersOfAddress): void {
  const { endpoint } = handlers[0];
  server.route({
    method: endpoint.method,
    url: fastifyPath(endpoint),
    config: { endpoints: handlers.map((one) => one.endpoint) },
    async handler(request, reply) {
      reply.header('cache-control', 'no-store');
      const chosen = chooseHandler(handlers, request);
      const end = await server.watchRequest(chosen.endpoint, request);
      const signedIn: SignedIn = { caller: null };
      const answered = await answer(chosen, request, signedIn).catch(async (error: unknown) => {
        await end({ ...outcomeOfError(error), ...signedIn });
        throw error instanceof Failure && chosen.errorField ? error.alsoUnder(chosen.errorField) : error;
      });
      await end({ ...outcomeOf(answered), ...signedIn });
      return send(reply, answered);
    },
  });
}

/** `{name}` becomes `:name`; a query in the table's path (forgot/password?mobile=yes) is not part of the route. */
const fastifyPath = ({ path }: AnyEndpoint) =>
  path.replace(/\?.*$/, '').replace(/\{(\w+)\}/g, (_, name: string) => `:${name}`);

function chooseHandler(handlers: HandlersOfAddress, request: FastifyRequest): EndpointHandler {
  if (handlers.length === 1) return handlers[0];
  return handlers.find(({ endpoint }) => matchesShapes(endpoint, request)) ?? handlers[0];
}

/** Who turned out to be signed in; also known of a request that is rejected. */
interface SignedIn {
  caller: Caller | null;
}

async function answer(
  { endpoint, handle }: EndpointHandler,
  request: FastifyRequest,
  signedIn: SignedIn,
): Promise<unknown> {
  const caller = await authenticate(endpoint, request);
  signedIn.caller = caller;
  authorize(endpoint, caller);
  const handleBody = (body: unknown) => handle({ ...validateRequest(endpoint, request, body), caller });
  if (endpoint.bodyType !== 'multipart') return handleBody(request.body);
  const handleForm = async () => handleBody(await readForm(request));
  return caller === null ? handleForm() : request.server.formTurns(caller.account.id, handleForm);
}

function send(reply: FastifyReply, answered: unknown): FastifyReply {
  if (answered instanceof StoredAnswer) return reply.code(answered.status).send(answered.envelope);
  if (answered instanceof AnswerWithCookie) {
    const cookie = writeCookie(answered.cookie, reply.server.isSecure);
    return reply.header('set-cookie', cookie).code(200).send(succeeded(answered.data));
  }
  if (answered instanceof FileAnswer) return sendFile(reply, answered);
  if (answered instanceof PagedAnswer) return reply.code(200).send(succeeded(answered.rows, answered.meta));
  return reply.code(200).send(succeeded(answered));
}
