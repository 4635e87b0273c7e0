import { getToday } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { saveFile, sayInLanguage } from '@portal/platform/widgets';
import { Button } from '@portal/ui';
import { DownloadIcon } from '@portal/ui/icons';
import { paymentsMessages } from '../messages/payments.messages.ts';
import type { HistoryEntry } from '../queries/use-payment-history.ts';
import { typeMethodOf, wordOf } from '../status/payment-state.ts';
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
    t('outcome.amount'),
    t('csv.kept'),
  ];
  const textsOf = async (entry: HistoryEntry) => {
    const method = typeMethodOf(entry);
    const { payment, intent } = entry;
    return {
      entry,
      type:
        method === null ? await sayInLanguage(payment.type ?? '', t.language) : t(`details.type.${method}`),
      status: t(`status.${intent === null ? 'succeeded' : wordOf(intent)}`),
    };
  };
  const save = async () => {
    const rows = await Promise.all(payments.map(textsOf));
    saveFile(
      new Blob([paymentsCsv(rows, headings)], { type: 'text/csv;charset=utf-8' }),
      `payments-${getToday()}.csv`,
    );
  };
  return (
    <Button variant="quiet" size="s" icon={<DownloadIcon />} onClick={() => void save()}>
      {t('history.download')}
    </Button>
  );
}
