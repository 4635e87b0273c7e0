import { logout } from '@portal/api-contract';
import { withinTime, type Platform } from '@portal/platform';

/** How long the api may take to revoke the token before the session ends without its answer, ms. */
const revokeLimitMs = 5_000;

/** Revokes the token, and ends the session whether the api answers or not (AUTH-20, 82, OP-35). Never rejects. */
export async function logOut({ api, session }: Pick<Platform, 'api' | 'session'>): Promise<void> {
  const revoked: Promise<unknown> = session.token === null ? Promise.resolve() : api.call(logout, undefined);
  const inTime = withinTime(
    revoked,
    revokeLimitMs,
    () => new Error('The api has not revoked the token yet.'),
  );
  await Promise.allSettled([inTime]);
  session.end('logout');
}
