import { useSession, useMessages } from '@portal/platform';
import { Button, ButtonLink, Row } from '@portal/ui';
import type { ReactNode } from 'react';
import { useShell } from '../frame/shell-context.ts';
import { addresses, homeOf } from '../routing/addresses.ts';
import { shellMessages } from '../messages/shell.messages.ts';

interface ErrorPageProps {
  readonly code: string;
  readonly text: string;
  readonly illustration: ReactNode;
}

/** What went wrong, in words, with a way on: home or sign-in, and back. */
export function ErrorPage({ code, text, illustration }: ErrorPageProps) {
  const { platform } = useShell();
  const session = useSession();
  const t = useMessages(shellMessages);
  const signedIn = session.status === 'signed-in';
  return (
    <div css={look}>
      {illustration}
      <p css={{ fontSize: 14, fontWeight: 600, color: 'var(--ink-2)' }}>{code}</p>
      <p css={{ maxWidth: 440, color: 'var(--ink-2)', textWrap: 'balance' }}>{text}</p>
      <Row gap={12} wrap justify="center">
        <ButtonLink to={signedIn ? homeOf(session) : addresses.login} replace>
          {t(signedIn ? (session.user.guard === 'client' ? 'goHome' : 'goStaff') : 'goLogin')}
        </ButtonLink>
        <Button variant="secondary" onClick={() => platform.navigation.back('/')}>
          {t('goBack')}
        </Button>
      </Row>
    </div>
  );
}

const look = {
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  padding: '24px 0',
  textAlign: 'center',
} as const;
