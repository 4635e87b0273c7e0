import { useMessages, useSession } from '@portal/platform';
import { Button, ButtonLink, leaveFocusToHeading, Notice, Row, Stack, Text } from '@portal/ui';
import { authMessages } from '../messages/auth.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { redirectQuery } from './redirect-query.ts';
import { SignInLayout } from './sign-in-layout.tsx';
import { useRedirect } from './use-redirect.ts';

interface LinkFailureProps {
  readonly title: string;
  /** What failed, why, and what to do. */
  readonly text: string;
  /** Null when the same link can't work another time. */
  readonly onRetry: (() => void) | null;
}

/**
 * Shows that the link of an email did not work, with the ways on: login, or for who is signed in, whom it names, their
 * screens and a logout.
 */
export function LinkFailure({ title, text, onRetry }: LinkFailureProps) {
  const t = useMessages(authMessages);
  const session = useSession();
  const redirect = redirectQuery(useRedirect());
  const variant = onRetry ? 'secondary' : 'primary';
  const retry = onRetry && (
    <Button ref={leaveFocusToHeading} onClick={onRetry}>
      {t('tryAgain')}
    </Button>
  );
  return (
    <SignInLayout title={title}>
      <Notice tone="bad" role="alert">
        {text}
      </Notice>
      {session.status === 'signed-in' ? (
        <Stack gap={12}>
          <Text>{t('signedIn.as', { email: session.user.email })}</Text>
          <Row gap={12} wrap>
            {retry}
            <ButtonLink to={ownRoutes.check(redirect)} variant={variant}>
              {t('signedIn.goOn')}
            </ButtonLink>
            <ButtonLink to={ownRoutes.logout()} variant="secondary">
              {t('logOut')}
            </ButtonLink>
          </Row>
        </Stack>
      ) : (
        <Row gap={12} wrap>
          {retry}
          <ButtonLink to={ownRoutes.login(redirect)} variant={variant}>
            {t('login.submit')}
          </ButtonLink>
        </Row>
      )}
    </SignInLayout>
  );
}
