import type { AnyEndpoint } from '@portal/api-contract';
import type { FastifyRequest } from 'fastify';
import type { Caller, FindCaller } from './caller.ts';
import { clientIn } from './client-in.ts';
import { Failure } from './failure.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly findCaller: FindCaller;
  }
}

/**
 * Returns the caller of a request; null when the endpoint needs no token.
 *
 * @throws Failure 401 without the token of a session (API-96)
 */
export async function authenticate(
  { auth }: Pick<AnyEndpoint, 'auth'>,
  request: FastifyRequest,
): Promise<Caller | null> {
  if (auth === 'none') return null;
  const token = bearerOf(request);
  const caller = token === null ? null : await request.server.findCaller(token, clientIn(request));
  if (caller === null) throw new Failure(401, 'Please log in.');
  return caller;
}

/**
 * Rejects a caller who may not use an endpoint.
 *
 * @throws Failure 403 when the endpoint is for another guard (API-97), and 403/1002 when the caller must set a new
 * password first (API-24)
 */
export function authorize(
  { guard, servesBeforeReset }: Pick<AnyEndpoint, 'guard' | 'servesBeforeReset'>,
  caller: Caller | null,
): void {
  if (caller === null) return;
  if (caller.account.mustResetPassword && !servesBeforeReset) {
    throw new Failure(403, 'Please choose a new password first.', { code: 1002 });
  }
  if (guard !== null && caller.account.guard !== guard) {
    throw new Failure(403, `This is for ${guard === 'client' ? 'customers' : 'staff'} only.`);
  }
}

/** Returns the token of the `Authorization` header; null when there is none. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w-]{20,128})$/.exec(headers.authorization ?? '')?.[1] ?? null;
}
