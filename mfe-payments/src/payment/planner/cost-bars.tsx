import { formatMediumDate, formatMoney, type OwnershipPlan } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Text } from '@portal/ui';
import { plannerMessages } from '../../messages/planner.messages.ts';

interface CostBarsProps {
  readonly plan: OwnershipPlan;
  readonly regular: OwnershipPlan;
}

/** Compares what the lease costs in all by the plan and by the regular payments alone, each with its day. */
export function CostBars({ plan, regular }: CostBarsProps) {
  const t = useMessages(plannerMessages);
  const bars = [
    { label: t('planner.thisPlan'), of: plan, color: 'var(--brand)' },
    { label: t('planner.regular'), of: regular, color: 'var(--line-strong)' },
  ];
  const most = Math.max(1, regular.totalCost);
  return (
    <dl aria-label={t('planner.compare')} css={{ display: 'grid', gap: 12 }}>
      {bars.map(({ label, of, color }) => (
        <div key={label} css={{ display: 'grid', gap: 4 }}>
          <Text as="dt" size="s" tone={2}>
            {label}
          </Text>
          <dd css={{ display: 'grid', gap: 6, fontWeight: 600 }}>
            {t('planner.until', {
              amount: formatMoney(of.totalCost),
              date: formatMediumDate(of.ownedOn, t.language),
            })}
            <span
              aria-hidden="true"
              css={{ height: 8, borderRadius: 4, background: color, transition: 'width 160ms ease-out' }}
              style={{ width: `${Math.max(2, (of.totalCost / most) * 100)}%` }}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
