import { useMessages, useRoutes, useUser } from '@portal/platform';
import { ButtonLink, Card, Facts } from '@portal/ui';
import { shellMessages } from '../../messages/shell.messages.ts';

/** Where staff land after sign-in: who they are and Log Out, because their business screens are not here (OP-19, SHELL-02). */
export function StaffPage() {
  const t = useMessages(shellMessages);
  const user = useUser();
  const logout = useRoutes().auth.logout();
  return (
    <Card pad="l">
      <h2>{t('staff.greeting', { name: user.displayName ?? user.fullName ?? user.email })}</h2>
      <Facts layout="rows" items={[{ label: t('staff.role'), value: t(`staff.guards.${user.guard}`) }]} />
      <p css={{ color: 'var(--ink-2)' }}>{t('staff.text')}</p>
      {logout && (
        <div>
          <ButtonLink to={logout} variant="secondary">
            {t('staff.logout')}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
