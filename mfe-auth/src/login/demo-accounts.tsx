import { useMessages } from '@portal/platform';
import { Button, Card, Heading, Stack, Text } from '@portal/ui';
import { demoMessages } from '../messages/demo.messages.ts';
import type { Credentials } from './login-form.tsx';

/** All accounts of the api's seed have this password. */
const password = 'Portal!demo1';
const names = ['maria', 'evan', 'otis', 'theo', 'dana', 'paige', 'nora', 'ida'] as const;

export interface DemoAccountsProps {
  readonly onUse: (credentials: Credentials) => void;
}

/** The accounts of a demonstration: each fills in the login form. */
export function DemoAccounts({ onUse }: DemoAccountsProps) {
  const t = useMessages(demoMessages);
  return (
    <Card tone="sunken" pad="s" gap={8}>
      <Stack gap={4}>
        <Heading level={2}>{t('demo.title')}</Heading>
        <Text size="s" tone={2}>
          {t('demo.intro', { password })}
        </Text>
      </Stack>
      <ul css={{ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' }}>
        {names.map((name) => (
          <li key={name} css={{ display: 'flex', flexWrap: 'wrap', columnGap: 12, alignItems: 'center' }}>
            <Button
              variant="quiet"
              size="s"
              aria-label={t('demo.use', { name })}
              onClick={() => onUse({ email: `${name}@portal.test`, password })}
            >
              {name}
            </Button>
            <Text as="span" size="s" tone={2}>
              {t(`demo.accounts.${name}`)}
            </Text>
          </li>
        ))}
      </ul>
    </Card>
  );
}
