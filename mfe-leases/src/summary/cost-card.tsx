import { cents, formatMoney, isPaidOff, payoffSaving, type Lease } from '@portal/domain';
import { useTexts } from '@portal/platform';
import { Card, Heading, Notice, Text } from '@portal/ui';
import { leasesTexts } from '../texts/leases.catalogue.ts';
import { CostBar, type CostPart } from './cost-bar.tsx';

/** What the lease costs, in one bar: paid, left, and what paying off now saves. */
export function CostCard({ lease }: { readonly lease: Lease }) {
  const t = useTexts(leasesTexts);
  const { extra } = lease;
  const paid = extra?.totalPaid ?? lease.totalPaymentsMade;
  const left = extra?.balance ?? null;
  if (isPaidOff(lease)) {
    return (
      <Card>
        <Heading level={2}>{t('summary.yours')}</Heading>
        <Notice tone="ok">
          <Text>{t('summary.yoursText', { total: paid === null ? t('unknown') : formatMoney(paid) })}</Text>
        </Notice>
      </Card>
    );
  }
  if (paid === null || left === null) return null;
  const saved = (extra && payoffSaving(extra)?.saved) ?? cents(0);
  const amounts = { paid: formatMoney(paid), left: formatMoney(left), saved: formatMoney(saved) };
  const parts: readonly CostPart[] = [
    { kind: 'paid', label: t('summary.paidSoFar'), amount: paid },
    { kind: 'left', label: t('summary.leftToOwn'), amount: left },
    { kind: 'saved', label: t('summary.saved'), amount: saved },
  ];
  return (
    <Card gap={20}>
      <Heading level={2}>{t('summary.cost')}</Heading>
      <CostBar
        label={saved > 0 ? t('summary.costBar', amounts) : t('summary.costBarPlain', amounts)}
        parts={parts.filter(({ kind, amount }) => amount > 0 || kind !== 'saved')}
      />
    </Card>
  );
}
