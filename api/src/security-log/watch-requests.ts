import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { bearerOf } from '../server/authenticate.ts';
import { traceOf } from '../errors/error-trace.ts';
import type { WatchRequest } from '../server/request-watcher.ts';
import { clientOf } from '../sign-in/client-address.ts';
import { normalizeEmail } from '../sign-in/emails.ts';
import { hashOf } from '../sign-in/secrets.ts';
import type { Db } from '../store/database.ts';
import { flowTokens, users } from '../store/schema.ts';
import type { SecurityEvent, SecurityLog, SecurityOutcome } from './security-log.ts';
import { isSecurityEvent, watchedAs } from './watched-endpoints.ts';

interface WatchServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly securityLog: SecurityLog;
}

/** Returns a watcher that writes security events. It never reads a password, a PIN or a number out of a request. */
export const watchRequests =
  ({ db, clock, securityLog }: WatchServices): WatchRequest =>
  async (endpoint, request) => {
    const { id, ip, body } = request;
    const { event, about } = watchedAs(endpoint);
    // The token works once: after the request nobody can tell whose it was.
    const ofToken = about.startsWith('token') ? await accountOfToken(db, fieldOf(body, 'token')) : null;
    const ofSession = about === 'token or session' ? await accountOfSession(request) : null;
    return async ({ status, code, caller }) => {
      if (!isSecurityEvent(endpoint, status)) return;
      // What has failed in the api may fail again, and the answer does not wait for that.
      const isAsked = about.endsWith('email') && status < 500;
      const ofEmail = isAsked ? await accountOfEmail(db, fieldOf(body, 'email')) : null;
      const ofCaller = about === 'caller' ? (caller?.account.id ?? null) : null;
      const recorded: SecurityEvent = {
        time: clock.now().toISOString(),
        event,
        outcome: outcomeOf(status),
        status,
        code,
        account: ofToken ?? ofSession ?? ofEmail ?? ofCaller,
        caller: caller?.account.id ?? null,
        address: clientOf(ip),
        request: id,
      };
      try {
        securityLog.record(recorded);
      } catch (error) {
        // The request has done its work: its answer must not be lost.
        request.log.error({ failure: traceOf(error) }, 'a security event was not written');
      }
    };
  };

function outcomeOf(status: number): SecurityOutcome {
  if (status === 429) return 'limited';
  if (status >= 500) return 'failed';
  return status < 400 ? 'succeeded' : 'rejected';
}

/** A field of a body that may not have been validated. */
function fieldOf(body: unknown, name: string): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const value = (body as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' && value.length <= 320 ? value : null;
}

/** Milliseconds that finding an account may take: a store that hangs delays no request by more. */
const lookUpLimit = 1_000;

/** Returns the id that is found in time; an event is written although its account can't be looked up. */
async function orNull(found: Promise<readonly { readonly id: number | null }[]>): Promise<number | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, lookUpLimit, null);
  });
  const id = found.then(
    ([first]) => first?.id ?? null,
    () => null,
  );
  return Promise.race([id, tooLate]).finally(() => clearTimeout(timer));
}

async function accountOfToken(db: Db, token: string | null): Promise<number | null> {
  if (token === null) return null;
  const ofToken = eq(flowTokens.tokenHash, hashOf(token));
  return orNull(db.select({ id: flowTokens.userId }).from(flowTokens).where(ofToken).execute());
}

/** The same work for addresses with and without an account, so that the time of the answer does not tell them apart. */
async function accountOfEmail(db: Db, email: string | null): Promise<number | null> {
  if (email === null) return null;
  const hasEmail = eq(users.email, normalizeEmail(email));
  return orNull(db.select({ id: users.id }).from(users).where(hasEmail).execute());
}

/** An endpoint for everybody may know its caller. */
async function accountOfSession(request: FastifyRequest): Promise<number | null> {
  const token = bearerOf(request);
  if (token === null) return null;
  const found = request.server.findCaller(token, { address: request.ip });
  return orNull(found.then((caller) => (caller === null ? [] : [caller.account])));
}
