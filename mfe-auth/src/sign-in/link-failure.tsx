import { useMessages } from '@portal/platform';
import { Button, ButtonLink, leaveFocusToHeading, Notice, Row } from '@portal/ui';
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

/** Shows that the link of an email did not work, with the ways on. */
export function LinkFailure({ title, text, onRetry }: LinkFailureProps) {
  const t = useMessages(authMessages);
  const login = ownRoutes.login(redirectQuery(useRedirect()));
  return (
    <SignInLayout title={title}>
      <Notice tone="bad" role="alert">
        {text}
      </Notice>
      <Row gap={12} wrap>
        {onRetry && (
          <Button ref={leaveFocusToHeading} onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        )}
        <ButtonLink to={login} variant={onRetry ? 'secondary' : 'primary'}>
          {t('login.submit')}
        </ButtonLink>
      </Row>
    </SignInLayout>
  );
}
