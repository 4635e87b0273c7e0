import { useBrand, useMessages } from '@portal/platform';
import { Card, FailedState } from '@portal/ui';
import { FailedIllustration } from '@portal/ui/illustrations';
import { paymentsMessages } from '../messages/payments.messages.ts';

interface FailedCardProps {
  readonly what: 'leases' | 'history';
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** Says in place of a screen that the leases or the payments could not be loaded, with Retry. */
export function FailedCard({ what, onRetry, retrying }: FailedCardProps) {
  const t = useMessages(paymentsMessages);
  const { key: brand } = useBrand();
  return (
    <Card>
      <FailedState
        illustration={<FailedIllustration brand={brand} />}
        title={t(`failed.${what}`)}
        text={t('failed.text')}
        onRetry={onRetry}
        retrying={retrying}
      />
    </Card>
  );
}
