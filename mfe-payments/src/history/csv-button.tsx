import { getToday } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { saveFile } from '@portal/platform/widgets';
import { Button } from '@portal/ui';
import { DownloadIcon } from '@portal/ui/icons';
import { paymentsMessages } from '../messages/payments.messages.ts';
import type { HistoryEntry } from '../queries/use-payment-history.ts';
import { methodOfEntry, wordOf } from '../status/payment-state.ts';
import { paymentsCsv } from './payments-csv.ts';

/** Saves the payments as a comma-separated file. */
export function CsvButton({ payments }: { readonly payments: readonly HistoryEntry[] }) {
  const t = useMessages(paymentsMessages);
  const headings = [
    t('details.date'),
    t('details.store'),
    t('details.loanNumber'),
    t('details.type'),
    t('details.number'),
    t('details.status'),
    t('details.amount'),
  ];
  const textsOf = (entry: HistoryEntry) => {
    const method = methodOfEntry(entry);
    const { payment, intent } = entry;
    return {
      type: method === null ? (payment.type ?? '') : t(`details.type.${method}`),
      status: t(`status.${intent === null ? 'succeeded' : wordOf(intent)}`),
    };
  };
  const save = () =>
    saveFile(
      new Blob([paymentsCsv(payments, headings, textsOf)], {
        type: 'text/csv;charset=utf-8',
      }),
      `payments-${getToday()}.csv`,
    );
  return (
    <Button variant="quiet" size="s" icon={<DownloadIcon />} onClick={save}>
      {t('history.download')}
    </Button>
  );
}
