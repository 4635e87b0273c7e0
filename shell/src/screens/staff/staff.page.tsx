import { useMessages, useUser } from '@portal/platform';
import { ButtonLink, Card, Facts } from '@portal/ui';
import { usePortalPath } from '../../context/use-portal-path.ts';
import { shellMessages } from '../../messages/shell.messages.ts';

/** Where staff land after sign-in: who they are and Log Out, because their business screens are not here (OP-19, SHELL-02). */
export function StaffPage() {
  const t = useMessages(shellMessages);
  const user = useUser();
  return (
    <Card pad="l">
      <h2>{t('staff.greeting', { name: user.displayName ?? user.fullName ?? user.email })}</h2>
      <Facts layout="rows" items={[{ label: t('staff.role'), value: t(`staff.guards.${user.guard}`) }]} />
      <p css={{ color: 'var(--ink-2)' }}>{t('staff.text')}</p>
      <div>
        <ButtonLink to={usePortalPath('logout')} variant="secondary">
          {t('staff.logout')}
        </ButtonLink>
      </div>
    </Card>
  );
}
