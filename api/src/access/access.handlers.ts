import { readUserAccess } from '@portal/api-contract';
import { abilities, hasAbility } from '@portal/domain';
import { eq } from 'drizzle-orm';
import { Failure } from '../server/failure.ts';
import { handler, type EndpointHandler } from '../server/handler.ts';
import { normalizeEmail } from '../sign-in/emails.ts';
import type { Db } from '../store/database.ts';
import { users } from '../store/schema.ts';

/** What the handlers of access need. */
export interface AccessServices {
  readonly db: Db;
}

/** The handlers by which staff read what another user may do. */
export const accessHandlers = ({ db }: AccessServices): readonly EndpointHandler[] => [
  handler(readUserAccess, async ({ body, caller: { account } }) => {
    if (!hasAbility(account, abilities.readUserAccess)) {
      throw new Failure(403, 'You may not read the access of another user.');
    }
    const [found] = await db
      .select({
        guard: users.guard,
        abilities: users.abilities,
        is_admin: users.isAdmin,
        is_super_admin: users.isSuperAdmin,
      })
      .from(users)
      .where(eq(users.email, normalizeEmail(body.email)));
    if (!found) throw new Failure(404, 'No account has this email address.');
    const { guard, abilities: own, is_admin, is_super_admin } = found;
    return { guard, abilities: own, is_admin, is_super_admin };
  }),
];
