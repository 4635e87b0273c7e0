import { useMessages } from '@portal/platform';
import { Card, FailedState } from '@portal/ui';
import { paymentsMessages } from '../messages/payments.messages.ts';

interface FailedLeasesProps {
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** Says that the leases could not be loaded, with Retry. */
export function FailedLeases({ onRetry, retrying }: FailedLeasesProps) {
  const t = useMessages(paymentsMessages);
  return (
    <Card>
      <FailedState title={t('failed.leases')} text={t('failed.text')} onRetry={onRetry} retrying={retrying} />
    </Card>
  );
}
