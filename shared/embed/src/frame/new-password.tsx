import { useMessages, usePortalLocation } from '@portal/platform';
import { setPasswordPath } from '@portal/platform/contract';
import { Button } from '@portal/ui';
import { embedMessages } from '../messages/embed.messages.ts';
import { useEmbed } from './embed-context.ts';
import { EmbedNotice } from './embed-notice.tsx';

/** Replaces every screen of a customer who must choose a new password first, which the portal lets them do (AUTH-45). */
export function NewPassword() {
  const t = useMessages(embedMessages);
  const { platform, session } = useEmbed();
  const to = setPasswordPath(platform.routeTable, usePortalLocation());
  return (
    <EmbedNotice
      type="newPassword"
      onRetry={() => void session.ask()}
      action={to && <Button onClick={() => platform.navigation.go(to)}>{t('newPassword.choose')}</Button>}
    />
  );
}
