import {
  addDays,
  compareDates,
  formatDate,
  formatMoney,
  isCurrent,
  productCategory,
  todayOf,
  type Lease,
  type PaymentIntent,
} from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Card, IconTile, ListRow, Section, ShortText } from '@portal/ui';
import { ProductCategoryIcon } from '@portal/ui/icons';
import { paymentsMessages } from '../messages/payments.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { stateOf } from '../status/payment-state.ts';
import { StatusBadge } from '../status/status-badge.tsx';

/** Days for which a payment that was declined, returned or canceled stays on the dashboard. */
const shownFor = 14;

/** Whether a payment was canceled for the sake of another one, that has paid its lease off. */
const wasReplaced = ({ status }: PaymentIntent, lease: Lease): boolean =>
  status === 'canceled' && !isCurrent(lease);

interface PaymentsUnderWayProps {
  readonly leases: readonly Lease[];
  readonly intents: readonly PaymentIntent[];
}

/**
 * The payments that are on their way, also those that pay a lease off, and those that came to nothing lately, each
 * leading to its details; nothing without any.
 */
export function PaymentsUnderWay({ leases, intents }: PaymentsUnderWayProps) {
  const t = useMessages(paymentsMessages);
  const byLoan = new Map(leases.map((lease) => [lease.loanNumber, lease]));
  const shown = intents.flatMap((intent) => {
    const lease = byLoan.get(intent.loanNumber);
    if (!lease) return [];
    const isRecent = compareDates(intent.statusOn ?? intent.date, addDays(todayOf(lease), -shownFor)) >= 0;
    const isNews = stateOf(intent) === 'not-made' && isRecent && !wasReplaced(intent, lease);
    return stateOf(intent) === 'under-way' || isNews ? [{ intent, lease }] : [];
  });
  if (shown.length === 0) return null;
  // The next one first; what came to nothing is the oldest, and so before all others.
  const next = shown.toSorted((a, b) => compareDates(a.intent.date, b.intent.date));
  const title = t(
    shown.every(({ intent }) => stateOf(intent) === 'under-way') ? 'dashboard.underWay' : 'dashboard.latest',
  );
  return (
    <Section title={title} css={{ '&&': { marginTop: 36 } }}>
      <Card pad="none" as="div">
        <ul aria-label={title} css={{ padding: 0, margin: 0 }}>
          {next.map(({ intent, lease }) => (
            <ListRow
              key={intent.id}
              to={ownRoutes.details({ payment: intent.id })}
              leading={
                <IconTile>
                  <ProductCategoryIcon category={productCategory(lease.store.type)} />
                </IconTile>
              }
              title={<ShortText>{t('history.row', { store: lease.store.name })}</ShortText>}
              note={
                <>
                  {t('history.rowNote', {
                    number: intent.loanNumber,
                    date: formatDate(intent.date),
                  })}
                  <span css={{ display: 'block', marginTop: 4 }}>
                    <StatusBadge intent={intent} />
                  </span>
                </>
              }
              trailing={formatMoney(intent.amount)}
            />
          ))}
        </ul>
      </Card>
    </Section>
  );
}
