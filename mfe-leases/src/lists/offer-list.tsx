import { formatMoney, type Cents, type Offers } from '@portal/domain';
import { useBrand, useMessages } from '@portal/platform';
import { Notice, ShortText, Text } from '@portal/ui';
import { leasesMessages } from '../messages/leases.messages.ts';

interface OfferListProps {
  readonly offers: Offers;
  /** Whether they are no longer valid: they are shown struck through. */
  readonly over: boolean;
}

/** The offers of an application, or why none can be shown (LEASE-19..21, SHARED-15). */
export function OfferList({ offers, over }: OfferListProps) {
  const t = useMessages(leasesMessages);
  const { phone } = useBrand().contact;
  if (offers.status === 'unreadable') {
    return <Notice tone="warn">{t('approved.unreadable', { phone })}</Notice>;
  }
  if (offers.offers.length === 0) {
    if (over) return null;
    return <Text size="s">{t('approved.noOffers', { phone })}</Text>;
  }
  const money = (amount: Cents | null) => (amount === null ? t('unknown') : formatMoney(amount));
  return (
    <table css={[tableStyles, over && overStyles]}>
      <thead>
        <tr>
          <th scope="col">{t('approved.offer')}</th>
          <th scope="col">{t('approved.value')}</th>
          <th scope="col">{t('approved.dueAtSigning')}</th>
        </tr>
      </thead>
      <tbody>
        {offers.offers.map(({ offer, value, dueAtSigning }, index) => (
          // Offers have no id, and two may be equal.
          <tr key={index}>
            <th scope="row">
              <ShortText>{offer}</ShortText>
            </th>
            <td>{money(value)}</td>
            <td>{money(dueAtSigning)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  'th, td': { padding: '8px 0 8px 12px', textAlign: 'right', fontWeight: 620 },
  'th:first-of-type': { textAlign: 'left', paddingLeft: 0, overflowWrap: 'anywhere' },
  'thead th': {
    padding: '0 0 4px 12px',
    fontSize: 14,
    fontWeight: 400,
    color: 'var(--ink-2)',
    verticalAlign: 'bottom',
  },
  'tbody tr': { borderTop: '1px solid var(--line)' },
} as const;

const overStyles = {
  color: 'var(--ink-3)',
  'tbody th, tbody td': { fontWeight: 400, textDecoration: 'line-through' },
} as const;
