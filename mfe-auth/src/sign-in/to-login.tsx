import { useMessages } from '@portal/platform';
import { TextLink } from '@portal/ui';
import { authMessages } from '../messages/auth.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { redirectQuery } from './redirect-query.ts';
import { useRedirect } from './use-redirect.ts';

/** The link back to login, which keeps the redirect of the address. */
export function ToLogin() {
  const t = useMessages(authMessages);
  return <TextLink to={ownRoutes.login(redirectQuery(useRedirect()))}>{t('toLogin')}</TextLink>;
}
