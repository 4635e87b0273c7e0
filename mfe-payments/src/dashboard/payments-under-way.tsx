import { addDays, compareDates, formatDate, formatMoney, productCategory, type Due } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Card, IconTile, ListRow, Section, ShortText } from '@portal/ui';
import { ProductCategoryIcon } from '@portal/ui/icons';
import { paymentsMessages } from '../messages/payments.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { usePaymentIntents } from '../queries/use-payment-intents.ts';
import { stateOf } from '../status/payment-state.ts';
import { StatusBadge } from '../status/status-badge.tsx';

/** Days for which a payment that was declined or returned stays on the dashboard. */
const shownFor = 14;

/**
 * The payments of current leases that are on their way, and those that came to nothing lately, each leading to its
 * details; nothing against a backend that does not list them.
 */
export function PaymentsUnderWay({ dues }: { readonly dues: readonly Due[] }) {
  const t = useMessages(paymentsMessages);
  const { intents } = usePaymentIntents();
  const byLoan = new Map(dues.map((due) => [due.lease.loanNumber, due]));
  const shown = (intents ?? []).flatMap((intent) => {
    const due = byLoan.get(intent.loanNumber);
    if (!due) return [];
    const failed = intent.status === 'declined' || intent.status === 'returned';
    const isRecent = compareDates(intent.date, addDays(due.today, -shownFor)) >= 0;
    return stateOf(intent) === 'under-way' || (failed && isRecent) ? [{ intent, lease: due.lease }] : [];
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
