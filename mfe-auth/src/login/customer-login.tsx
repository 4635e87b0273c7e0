import { loginCustomer } from '@portal/api-contract';
import { usePlatform, useRoutes, useMessages } from '@portal/platform';
import { Row, Stack, Text, TextLink } from '@portal/ui';
import { useState } from 'react';
import { EntryLayout } from '../entry/entry-layout.tsx';
import { redirectQuery } from '../entry/redirect-query.ts';
import { useRedirect } from '../entry/use-redirect.ts';
import { authMessages } from '../messages/auth.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { LoginForm, type Credentials } from './login-form.tsx';

export function CustomerLogin() {
  const t = useMessages(authMessages);
  const { api, brand, config } = usePlatform();
  const redirect = useRedirect();
  const [chosen, setChosen] = useState<Credentials>();
  const forgot = useRoutes().auth.forgot();
  return (
    <EntryLayout
      title={t('login.title')}
      intro={t('login.intro')}
      below={
        <Stack gap={4}>
          <Row gap={8} wrap>
            <Text as="span">{t('login.registerLead', { brand: brand.name })}</Text>
            <TextLink to={ownRoutes.register(redirectQuery(redirect))}>{t('login.register')}</TextLink>
          </Row>
          {forgot && <TextLink to={forgot}>{t('login.forgot')}</TextLink>}
          <TextLink to="/welcome">{t('login.welcome', { brand: brand.name })}</TextLink>
        </Stack>
      }
      aside={config.demo && <DemoAccounts onUse={setChosen} />}
    >
      <LoginForm key={chosen?.email} initial={chosen} signIn={(given) => api.call(loginCustomer, given)} />
    </EntryLayout>
  );
}
