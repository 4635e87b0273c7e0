import { useBrand, useMessages } from '@portal/platform';
import { Card, FailedState } from '@portal/ui';
import { FailedIllustration } from '@portal/ui/illustrations';
import { paymentsMessages } from '../messages/payments.messages.ts';

interface FailedLeasesProps {
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** Says that the leases could not be loaded, with Retry. */
export function FailedLeases({ onRetry, retrying }: FailedLeasesProps) {
  const t = useMessages(paymentsMessages);
  const { key: brand } = useBrand();
  return (
    <Card>
      <FailedState
        illustration={<FailedIllustration brand={brand} />}
        title={t('failed.leases')}
        text={t('failed.text')}
        onRetry={onRetry}
        retrying={retrying}
      />
    </Card>
  );
}
