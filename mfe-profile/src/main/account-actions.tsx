import { type PortalPath, useRouteExists, useMessages } from '@portal/platform';
import { Card, ListRow } from '@portal/ui';
import { HistoryIcon, type IconComponent, LockIcon, LogOutIcon, MailIcon } from '@portal/ui/icons';
import { profileMessages } from '../messages/profile.messages.ts';

interface Action {
  readonly to: PortalPath;
  readonly text: 'main.retrieve' | 'main.changeEmail' | 'main.changePassword' | 'main.logout';
  readonly icon: IconComponent;
}

const actions: readonly Action[] = [
  { to: '/leases/retrieve', text: 'main.retrieve', icon: HistoryIcon },
  { to: '/profile/change-email', text: 'main.changeEmail', icon: MailIcon },
  { to: '/profile/change-password', text: 'main.changePassword', icon: LockIcon },
  { to: '/auth/logout', text: 'main.logout', icon: LogOutIcon },
];

/** Ways on from the profile, each where its screen is released (PROF-22..25). */
export function AccountActions() {
  const t = useMessages(profileMessages);
  return (
    <Card pad="none" aria-label={t('main.actions')}>
      <ul css={{ margin: 0, padding: 0 }}>
        {actions.map((action) => (
          <ActionRow key={action.to} {...action} />
        ))}
      </ul>
    </Card>
  );
}

function ActionRow({ to, text, icon: Icon }: Action) {
  const t = useMessages(profileMessages);
  return useRouteExists(to) && <ListRow to={to} title={t(text)} leading={<Icon />} />;
}
