import { fieldErrors, idempotencyKeyHeader, timezoneHeader, type AnyEndpoint } from '@portal/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { validate, type Struct } from 'superstruct';
import { isTimezone } from '../clock/customer-day.ts';
import { findCaller, type Caller } from '../sign-in/sessions.ts';
import { FileAnswer, PagedAnswer, StoredAnswer, type Call, type Services } from './call.ts';
import { succeeded } from './envelope.ts';
import { Failure } from './failure.ts';
import { readForm } from './form-body.ts';
import { sendFile } from './send-file.ts';
import { refuseUnstorable } from './storable.ts';

/** Puts calls of the endpoint table behind their addresses: checks who calls and what is sent, then answers. */
export function routeAll(server: FastifyInstance, calls: readonly Call[], services: Services): void {
  const byAddress = new Map<string, [Call, ...Call[]]>();
  for (const call of calls) {
    const address = `${call.endpoint.method} ${fastifyPath(call.endpoint)}`;
    const there = byAddress.get(address);
    if (there) there.push(call);
    else byAddress.set(address, [call]);
  }
  for (const there of byAddress.values()) route(server, there, services);
}

function route(server: FastifyInstance, there: readonly [Call, ...Call[]], services: Services): void {
  const { endpoint } = there[0];
  server.route({
    method: endpoint.method,
    url: fastifyPath(endpoint),
    async handler(request, reply) {
      reply.header('cache-control', 'no-store');
      const call =
        there.length === 1 ? there[0] : (there.find((one) => fits(one.endpoint, request)) ?? there[0]);
      try {
        return send(reply, await answerOf(call, request, services));
      } catch (error) {
        throw error instanceof Failure && call.errorField ? error.alsoUnder(call.errorField) : error;
      }
    },
  });
}

async function answerOf(call: Call, request: FastifyRequest, services: Services): Promise<unknown> {
  const caller = call.access === 'open' ? null : await admit(call, request, services);
  const body = call.endpoint.bodyType === 'multipart' ? await readForm(request) : request.body;
  return call.answer({ ...checked(call.endpoint, request, body), caller }, services);
}

/** Calls at one address are told apart by what is sent: a form's `_action` is in its body. */
function fits({ request: { query, body } }: AnyEndpoint, request: FastifyRequest): boolean {
  return (query ? isOf(query, request.query) : true) && (body ? isOf(body, request.body ?? {}) : true);
}

/** superstruct writes what it refuses into its message: an object with a `toString` that is none can't be written. */
function isOf(shape: Struct<unknown, unknown>, given: unknown): boolean {
  try {
    return shape.is(given);
  } catch {
    return false;
  }
}

/** `{name}` becomes `:name`; a query that is part of a path's name (forgot/password?mobile=yes) routes nothing. */
const fastifyPath = ({ path }: AnyEndpoint) =>
  path.replace(/\?.*$/, '').replace(/\{(\w+)\}/g, (_, name: string) => `:${name}`);

function send(reply: FastifyReply, answer: unknown): FastifyReply {
  if (answer instanceof StoredAnswer) return reply.code(answer.status).send(answer.envelope);
  if (answer instanceof FileAnswer) return sendFile(reply, answer);
  if (answer instanceof PagedAnswer) return reply.code(200).send(succeeded(answer.rows, answer.meta));
  return reply.code(200).send(succeeded(answer));
}

async function admit({ access }: Call, request: FastifyRequest, { db, clock }: Services): Promise<Caller> {
  const token = bearerOf(request);
  const caller = token === null ? null : await findCaller(db, token, clock.now());
  if (caller === null) throw new Failure(401, 'Please sign in.');
  if (access === 'customer' && caller.account.guard !== 'client') {
    throw new Failure(403, 'This is for customers only.');
  }
  if (access === 'staff' && caller.account.guard !== 'web') {
    throw new Failure(403, 'This is for staff only.');
  }
  return caller;
}

function bearerOf({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w-]{20,128})$/.exec(headers.authorization ?? '')?.[1] ?? null;
}

function checked({ request: shapes }: AnyEndpoint, request: FastifyRequest, body: unknown) {
  return {
    path: shapes.path ? pass(request.params, shapes.path) : {},
    query: shapes.query ? pass(request.query, shapes.query) : {},
    body: shapes.body ? pass(body ?? {}, shapes.body) : undefined,
    address: request.ip,
    timezone: zoneOf(headerOf(request, timezoneHeader)),
    idempotencyKey: headerOf(request, idempotencyKeyHeader),
    token: bearerOf(request),
  };
}

function pass<Value>(given: unknown, shape: Struct<Value, unknown>): Value {
  refuseUnstorable(given);
  const [error, value] = tried(given, shape);
  if (error) throw new Failure(422, fieldErrors(error));
  return value;
}

function tried<Value>(given: unknown, shape: Struct<Value, unknown>) {
  try {
    return validate(given, shape, { coerce: true });
  } catch {
    throw new Failure(422, { body: ['This is not valid.'] });
  }
}

function headerOf({ headers }: FastifyRequest, name: string): string | null {
  const header = headers[name.toLowerCase()];
  return typeof header === 'string' ? header : null;
}

/** Anything but a zone that this machine knows counts as not said. */
function zoneOf(zone: string | null): string | null {
  return zone !== null && zone.length <= 64 && isTimezone(zone) ? zone : null;
}
