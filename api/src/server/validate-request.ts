import { fieldErrors, idempotencyKeyHeader, timezoneHeader, type AnyEndpoint } from '@portal/api-contract';
import type { FastifyRequest } from 'fastify';
import { validate, type Struct } from 'superstruct';
import { isTimezone } from '../clock/customer-day.ts';
import { bearerOf } from './authenticate.ts';
import { clientIn } from './client-in.ts';
import { Failure } from './failure.ts';
import { headerOf } from './header-of.ts';
import type { EndpointRequest } from './handler.ts';
import { rejectUnstorable } from './storable.ts';

/**
 * Validates the parts of a request by the shapes of its endpoint.
 *
 * @param body what was read of the request's body
 * @throws Failure 422 with messages by field
 */
export function validateRequest(
  { request: shapes }: AnyEndpoint,
  request: FastifyRequest,
  body: unknown,
): Omit<EndpointRequest, 'caller'> {
  return {
    path: shapes.path ? validated(request.params, shapes.path) : {},
    query: shapes.query ? validated(request.query, shapes.query) : {},
    body: shapes.body ? validated(body ?? {}, shapes.body) : undefined,
    client: clientIn(request),
    timezone: timezoneOf(headerOf(request, timezoneHeader)),
    idempotencyKey: headerOf(request, idempotencyKeyHeader),
    token: bearerOf(request),
  };
}

/** Whether a request has the shapes of an endpoint; endpoints that share an address differ in what is sent. */
export function matchesShapes({ request: { query, body } }: AnyEndpoint, request: FastifyRequest): boolean {
  return (query ? isOf(query, request.query) : true) && (body ? isOf(body, request.body ?? {}) : true);
}

/** superstruct writes a wrong value into its message, which throws when the value's `toString` is not a function. */
function isOf(shape: Struct<unknown, unknown>, given: unknown): boolean {
  try {
    return shape.is(given);
  } catch {
    return false;
  }
}

function validated<Value>(given: unknown, shape: Struct<Value, unknown>): Value {
  rejectUnstorable(given);
  const [error, value] = coerced(given, shape);
  if (error) throw new Failure(422, fieldErrors(error));
  return value;
}

function coerced<Value>(given: unknown, shape: Struct<Value, unknown>) {
  try {
    return validate(given, shape, { coerce: true });
  } catch {
    throw new Failure(422, { body: ['This is not valid.'] });
  }
}

/** A time zone that this machine does not know counts as not sent. */
function timezoneOf(zone: string | null): string | null {
  return zone !== null && zone.length <= 64 && isTimezone(zone) ? zone : null;
}
