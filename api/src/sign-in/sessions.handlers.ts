import { endOtherSessions, endSession, listSessions } from '@portal/api-contract';
import { notFound } from '../server/failure.ts';
import { handler, type EndpointHandler } from '../server/handler.ts';
import { deviceName } from './device-name.ts';
import * as sessions from './sessions.ts';
import type { SignInServices } from './sign-in-services.ts';

/** The handlers of a customer's own sessions. */
export const sessionHandlers = ({ db, clock }: SignInServices): readonly EndpointHandler[] => [
  handler(listSessions, async ({ caller }) => {
    const open = await sessions.openSessions(db, caller.account.id, clock.now());
    return {
      sessions: open.map(({ id, tokenHash, userAgent, address, lastUsedAt }) => ({
        id,
        ...deviceName(userAgent),
        address,
        last_used_at: lastUsedAt.toISOString(),
        is_current: tokenHash === caller.tokenHash,
      })),
    };
  }),

  handler(endSession, async ({ path, caller }) => {
    if (!(await sessions.endSessionOf(db, caller.account.id, path.id))) throw notFound('The session');
    return null;
  }),

  handler(endOtherSessions, async ({ caller }) => {
    await sessions.endOtherSessions(db, caller);
    return null;
  }),
];
