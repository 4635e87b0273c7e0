import { type PortalPath, useMessages, usePlatform, useRoutes } from '@portal/platform';
import { Card, ListRow } from '@portal/ui';
import { HistoryIcon, type IconComponent, LockIcon, LogOutIcon, MailIcon } from '@portal/ui/icons';
import { profileMessages } from '../messages/profile.messages.ts';

/**
 * Links from the profile to other screens, each only when its screen is released (PROF-22..25). A page of others, whose
 * session the portal's logout does not end, has a logout of its own.
 */
export function AccountActions() {
  const t = useMessages(profileMessages);
  const { canLogOut } = usePlatform();
  const { auth, leases, profile } = useRoutes();
  return (
    <Card pad="none" aria-label={t('main.actions')}>
      <ul css={{ margin: 0, padding: 0 }}>
        <ActionRow to={leases.retrieve()} title={t('main.retrieve')} icon={HistoryIcon} />
        <ActionRow to={profile.changeEmail()} title={t('main.changeEmail')} icon={MailIcon} />
        <ActionRow to={profile.changePassword()} title={t('main.changePassword')} icon={LockIcon} />
        <ActionRow to={canLogOut ? auth.logout() : null} title={t('main.logout')} icon={LogOutIcon} />
      </ul>
    </Card>
  );
}

interface ActionRowProps {
  readonly to: PortalPath | null;
  readonly title: string;
  readonly icon: IconComponent;
}

function ActionRow({ to, title, icon: Icon }: ActionRowProps) {
  return to && <ListRow to={to} title={title} leading={<Icon />} />;
}
