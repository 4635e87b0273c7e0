import { useMessages, useRoutes, useUser } from '@portal/platform';
import { checkAccess, shellAccess, shellPaths } from '@portal/platform/contract';
import { ButtonLink, Card, Facts, Row, TextLink } from '@portal/ui';
import { staffMessages } from '../../messages/staff.messages.ts';

/** Where staff land after sign-in: who they are, what they may do and Log Out, because their business screens are not here (OP-19, SHELL-02). */
export function StaffPage() {
  const t = useMessages(staffMessages);
  const user = useUser();
  const isAdmin = user.isAdmin || user.isSuperAdmin;
  const abilities = isAdmin ? t('staff.allAbilities') : user.abilities.join(', ') || t('staff.noAbilities');
  const mayExplain = checkAccess(shellAccess.access, { status: 'signed-in', user }) === 'allow';
  const logout = useRoutes().auth.logout();
  return (
    <Card pad="l" css={{ maxWidth: 640 }}>
      <h2>{t('staff.greeting', { name: user.displayName ?? user.fullName ?? user.email })}</h2>
      <Facts
        layout="rows"
        items={[
          { label: t('staff.role'), value: t(`staff.guards.${user.guard}`) },
          { label: t('staff.abilities'), value: abilities },
        ]}
      />
      <p css={{ color: 'var(--ink-2)' }}>{t('staff.text')}</p>
      <Row gap={12} wrap>
        {logout && (
          <ButtonLink to={logout} variant="secondary">
            {t('staff.logout')}
          </ButtonLink>
        )}
        {mayExplain && <TextLink to={shellPaths.access}>{t('staff.access')}</TextLink>}
      </Row>
    </Card>
  );
}
