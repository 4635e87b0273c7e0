import { useMessages } from '@portal/platform';
import { Button } from '@portal/ui';
import { PrintIcon } from '@portal/ui/icons';
import { paymentsMessages } from '../messages/payments.messages.ts';

/** Prints the page, of which only the receipt goes on paper. */
export function PrintButton() {
  const t = useMessages(paymentsMessages);
  return (
    <Button variant="quiet" icon={<PrintIcon />} onClick={() => globalThis.print()}>
      {t('outcome.print')}
    </Button>
  );
}
