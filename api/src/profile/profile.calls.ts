import { saveSettings } from '@portal/domain/endpoints';
import { eq } from 'drizzle-orm';
import { customerCall, type Call } from '../server/call.ts';
import { users } from '../store/schema.ts';

export const profileCalls: readonly Call[] = [
  customerCall(saveSettings, async ({ body, caller }, { db }) => {
    const settings = { notifications: body.notifications, solicitations: body.solicitations };
    await db.update(users).set(settings).where(eq(users.id, caller.account.id));
    return { settings };
  }),
];
