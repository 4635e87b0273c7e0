import { loginCustomer } from '@portal/api-contract';
import { useMessages, usePlatform } from '@portal/platform';
import { Row, Stack, Text, TextLink } from '@portal/ui';
import { useState } from 'react';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { redirectQuery } from '../sign-in/redirect-query.ts';
import { useRedirect } from '../sign-in/use-redirect.ts';
import { loginMessages } from '../messages/login.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { LazyDemoAccounts } from './lazy-demo-accounts.tsx';
import { LoginForm, type Credentials } from './login-form.tsx';

/** `/auth/login` for customers (AUTH-05..07); the portal variant is loaded when its address asks for it. */
export function LoginPage() {
  const t = useMessages(loginMessages);
  const { api, brand, config } = usePlatform();
  const redirect = useRedirect();
  const [demoCredentials, setDemoCredentials] = useState<Credentials>();
  return (
    <SignInLayout
      title={t('login.title')}
      intro={t('login.intro')}
      below={
        <Stack gap={4}>
          <Row gap={8} wrap>
            <Text as="span">{t('login.registerLead', { brand: brand.name })}</Text>
            <TextLink to={ownRoutes.register(redirectQuery(redirect))}>{t('login.register')}</TextLink>
          </Row>
          <TextLink to={ownRoutes.forgot(redirectQuery(redirect))}>{t('login.forgot')}</TextLink>
          <TextLink to="/welcome">{t('login.welcome', { brand: brand.name })}</TextLink>
        </Stack>
      }
      aside={config.demo && <LazyDemoAccounts onUse={setDemoCredentials} />}
    >
      <LoginForm
        key={demoCredentials?.email}
        initial={demoCredentials}
        signIn={(credentials) => api.call(loginCustomer, credentials)}
      />
    </SignInLayout>
  );
}
