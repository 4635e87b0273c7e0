import { useMessages, useSession } from '@portal/platform';
import { TextLink } from '@portal/ui';
import { authMessages } from '../messages/auth.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { redirectQuery } from './redirect-query.ts';
import { useRedirect } from './use-redirect.ts';

/** The link back to login, which keeps the redirect of the address; login is for guests, so who is signed in logs out. */
export function ToLogin() {
  const t = useMessages(authMessages);
  const login = ownRoutes.login(redirectQuery(useRedirect()));
  if (useSession().status === 'signed-in') return <TextLink to={ownRoutes.logout()}>{t('logOut')}</TextLink>;
  return <TextLink to={login}>{t('toLogin')}</TextLink>;
}
