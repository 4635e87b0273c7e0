import { paymentReceipt } from '@portal/api-contract';
import { useMessages } from '@portal/platform';
import { Button } from '@portal/ui';
import { DownloadIcon } from '@portal/ui/icons';
import { paymentsMessages } from '../messages/payments.messages.ts';
import { usePaymentFile } from './use-payment-file.ts';

/** Saves the receipt of a payment as PDF. Only where the backend lists payments: the others make no receipts. */
export function ReceiptButton({ paymentId }: { readonly paymentId: string }) {
  const t = useMessages(paymentsMessages);
  const { save, pending } = usePaymentFile(
    (api) => api.call(paymentReceipt, { paymentId, language: t.language }),
    `receipt-${paymentId}.pdf`,
  );
  return (
    <Button variant="quiet" icon={<DownloadIcon />} pending={pending} onClick={save}>
      {t('outcome.pdf')}
    </Button>
  );
}
