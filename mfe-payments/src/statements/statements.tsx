import { paymentStatement } from '@portal/api-contract';
import { useMessages } from '@portal/platform';
import { Button, Row, Section, Text } from '@portal/ui';
import { DownloadIcon } from '@portal/ui/icons';
import { frameClass } from '@portal/ui/theme';
import { paymentsMessages } from '../messages/payments.messages.ts';
import type { HistoryEntry } from '../queries/use-payment-history.ts';
import { usePaymentFile } from '../status/use-payment-file.ts';

function StatementButton({ year }: { readonly year: number }) {
  const t = useMessages(paymentsMessages);
  const { save, pending } = usePaymentFile(
    (api) => api.call(paymentStatement, { year, language: t.language }),
    `payments-${year}.pdf`,
  );
  return (
    <Button variant="secondary" size="s" icon={<DownloadIcon />} pending={pending} onClick={save}>
      {t('statements.year', { year: String(year) })}
    </Button>
  );
}

/**
 * The statements of the years in which something was paid, as PDF; nothing against a backend that does not list
 * payments, which makes none.
 */
export function Statements({ payments }: { readonly payments: readonly HistoryEntry[] }) {
  const t = useMessages(paymentsMessages);
  if (payments.every(({ intent }) => intent === null)) return null;
  const paid = payments.filter(({ isPaid }) => isPaid);
  const years = [...new Set(paid.map(({ payment }) => Number(payment.date.slice(0, 4))))];
  if (years.length === 0) return null;
  return (
    <Section title={t('statements.title')} className={frameClass.screenOnly}>
      <Text size="s" tone={2} css={{ marginBottom: 12 }}>
        {t('statements.text')}
      </Text>
      <Row gap={8} wrap>
        {years.map((year) => (
          <StatementButton key={year} year={year} />
        ))}
      </Row>
    </Section>
  );
}
