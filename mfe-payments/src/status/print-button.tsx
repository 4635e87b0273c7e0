import { useMessages, usePlatform } from '@portal/platform';
import { Button } from '@portal/ui';
import { PrintIcon } from '@portal/ui/icons';
import { paymentsMessages } from '../messages/payments.messages.ts';

/** Prints the page, of which only the receipt goes on paper. Draws nothing where the page is not the portal's. */
export function PrintButton() {
  const t = useMessages(paymentsMessages);
  const { canPrint } = usePlatform();
  if (!canPrint) return null;
  return (
    <Button variant="quiet" icon={<PrintIcon />} onClick={() => globalThis.print()}>
      {t('outcome.print')}
    </Button>
  );
}
