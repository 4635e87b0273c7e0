import {
  fieldErrors,
  idempotencyKeyHeader,
  timezoneHeader,
  type AnyEndpoint,
} from '@portal/domain/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { validate, type Struct } from 'superstruct';
import { isTimezone } from '../clock/customer-day.ts';
import { findCaller, type Caller } from '../sign-in/sessions.ts';
import { StoredAnswer, type Call, type Services } from './call.ts';
import { succeeded } from './envelope.ts';
import { Failure } from './failure.ts';

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
      const caller = call.access === 'open' ? null : await admit(call, request, services);
      const answer = await call.answer({ ...checked(call.endpoint, request), caller }, services);
      return send(reply, answer);
    },
  });
}

/** Calls at one address are told apart by what is sent: a form's `_action` is in its body. */
function fits({ request: { query, body } }: AnyEndpoint, request: FastifyRequest): boolean {
  return (query?.is(request.query) ?? true) && (body?.is(request.body ?? {}) ?? true);
}

/** `{name}` becomes `:name`; a query that is part of a path's name (forgot/password?mobile=yes) routes nothing. */
const fastifyPath = ({ path }: AnyEndpoint) =>
  path.replace(/\?.*$/, '').replace(/\{(\w+)\}/g, (_, name: string) => `:${name}`);

function send(reply: FastifyReply, answer: unknown): FastifyReply {
  if (answer instanceof StoredAnswer) return reply.code(answer.status).send(answer.envelope);
  return reply.code(200).send(succeeded(answer));
}

async function admit({ access }: Call, request: FastifyRequest, { db, clock }: Services): Promise<Caller> {
  const token = bearerOf(request);
  const caller = token === null ? null : await findCaller(db, token, clock.now());
  if (caller === null) throw new Failure(401, 'Please sign in.');
  if (access === 'customer' && caller.account.guard !== 'client') {
    throw new Failure(403, 'This is for customers only.');
  }
  return caller;
}

function bearerOf({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w-]{20,128})$/.exec(headers.authorization ?? '')?.[1] ?? null;
}

function checked({ request: shapes }: AnyEndpoint, request: FastifyRequest) {
  for (const part of [request.params, request.query, request.body]) refuseNulCharacters(part);
  return {
    path: shapes.path ? pass(request.params, shapes.path) : {},
    query: shapes.query ? pass(request.query, shapes.query) : {},
    body: shapes.body ? pass(request.body ?? {}, shapes.body) : undefined,
    address: request.ip,
    timezone: zoneOf(headerOf(request, timezoneHeader)),
    idempotencyKey: headerOf(request, idempotencyKeyHeader),
    token: bearerOf(request),
  };
}

function pass<Value>(given: unknown, shape: Struct<Value, unknown>): Value {
  const [error, value] = validate(given, shape, { coerce: true });
  if (error) throw new Failure(422, fieldErrors(error));
  return value;
}

function headerOf({ headers }: FastifyRequest, name: string): string | null {
  const header = headers[name.toLowerCase()];
  return typeof header === 'string' ? header : null;
}

/** Anything but a zone that this machine knows counts as not said. */
function zoneOf(zone: string | null): string | null {
  return zone !== null && zone.length <= 64 && isTimezone(zone) ? zone : null;
}

/** PostgreSQL stores no NUL character in a text: it would fail there as an error of ours. */
function refuseNulCharacters(value: unknown): void {
  if (typeof value === 'string' && value.includes('\0')) {
    throw new Failure(422, { request: ['A text holds a character that is not allowed.'] });
  }
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      refuseNulCharacters(key);
      refuseNulCharacters(inner);
    }
  }
}
