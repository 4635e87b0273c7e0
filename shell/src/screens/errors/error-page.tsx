import { useMessages, useRoutes, useSession } from '@portal/platform';
import { Button, ButtonLink, Row } from '@portal/ui';
import type { ReactNode } from 'react';
import { useShell } from '../../context/shell-context.ts';
import { homePathOf } from '../../routing/home-path.ts';
import { errorsMessages } from '../../messages/errors.messages.ts';

interface ErrorPageProps {
  readonly code: string;
  readonly text: string;
  readonly illustration: ReactNode;
}

/** What went wrong, with links onward: home or sign-in, and back. */
export function ErrorPage({ code, text, illustration }: ErrorPageProps) {
  const { navigation, routeTable } = useShell().platform;
  const session = useSession();
  const t = useMessages(errorsMessages);
  const { auth } = useRoutes();
  const signedIn = session.status === 'signed-in';
  const onward = signedIn ? homePathOf(session, routeTable) : auth.login();
  return (
    <div css={[styles, signedIn && besideMenu]}>
      {illustration}
      <p css={{ fontSize: 14, fontWeight: 600, color: 'var(--ink-2)' }}>{code}</p>
      <p css={{ maxWidth: 440, color: 'var(--ink-2)', textWrap: 'balance' }}>{text}</p>
      <Row gap={12} wrap justify={signedIn ? 'start' : 'center'}>
        {onward && (
          <ButtonLink to={onward} replace>
            {t(signedIn ? (session.user.guard === 'client' ? 'goHome' : 'goStaff') : 'goLogin')}
          </ButtonLink>
        )}
        <Button variant="secondary" onClick={() => navigation.back('/')}>
          {t('goBack')}
        </Button>
      </Row>
    </div>
  );
}

const styles = {
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  padding: '24px 0',
  textAlign: 'center',
} as const;

/** In the full frame the title begins at the left, and so does what is under it. */
const besideMenu = { justifyItems: 'start', textAlign: 'start' } as const;
