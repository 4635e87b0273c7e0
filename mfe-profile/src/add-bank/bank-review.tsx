import { useMessages } from '@portal/platform';
import { Card, Facts, Heading } from '@portal/ui';
import { useFormState } from '@portal/ui/form';
import { profileMessages } from '../messages/profile.messages.ts';
import { lastFourOf } from './last-four.ts';

interface Draft {
  readonly bank?: string;
  readonly routing?: string;
  readonly account?: string;
}

/** Shows what will be saved once everything is typed; of the account number only its last four digits. */
export function BankReview() {
  const t = useMessages(profileMessages);
  const { valid, values } = useFormState<Draft>({ subscription: { valid: true, values: true } });
  const { bank = '', routing = '', account = '' } = values;
  if (!valid) return null;
  return (
    <Card tone="sunken" pad="s" gap={12}>
      <Heading level={2} css={{ fontSize: 16 }}>
        {t('bank.review')}
      </Heading>
      <Facts
        layout="rows"
        items={[
          { label: t('bank.name'), value: <span css={{ overflowWrap: 'anywhere' }}>{bank.trim()}</span> },
          { label: t('bank.routing'), value: routing },
          { label: t('bank.account'), value: t('bank.accountEnding', { last4: lastFourOf(account) }) },
        ]}
      />
    </Card>
  );
}
