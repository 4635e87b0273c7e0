import { portalLinks } from '@portal/api-contract';
import { invitationEmail, oneTimeLinkEmail } from '../mail/email-templates.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import { beginFlow, flowLifetimes } from '../sign-in/flow-tokens.ts';
import { hashOf, newToken } from '../sign-in/secrets.ts';
import type { Db } from '../store/database.ts';
import { assertDefined } from './assert-defined.ts';
import type { Ids } from './seed-people.ts';

/** Seeds two emails: ivy’s invitation, and a link that signs maria in once. */
export async function seedLinks(
  tx: Db,
  ids: Ids,
  { now, portalUrl }: { readonly now: Date; readonly portalUrl: string },
): Promise<void> {
  const invite = await beginFlow(tx, { purpose: 'invite', userId: assertDefined(ids.get('ivy')) }, now);
  const invitation = invitationEmail({
    link: `${portalUrl}/#${portalLinks.invite({ token: invite, guard: 'store' })}`,
    lifetime: flowLifetimes.invite,
  });
  await enqueueEmail(tx, { email: 'ivy@portal.test', language: null, brand: null }, invitation, now);
  const code = newToken();
  const once = {
    purpose: 'one-time',
    userId: assertDefined(ids.get('maria')),
    codeHash: hashOf(code),
  } as const;
  const login = portalLinks.oneTimeLogin({ token: await beginFlow(tx, once, now), code });
  await enqueueEmail(
    tx,
    { email: 'maria@portal.test', language: null, brand: null },
    oneTimeLinkEmail({ link: `${portalUrl}/#${login}`, lifetime: flowLifetimes['one-time'] }),
    now,
  );
}
