import { displayName, providerLabel, type Lease } from '@portal/domain';
import { useBrand, useMessages, usePlatform, useUser } from '@portal/platform';
import { BoldText, BrandMark, Card, Facts, Stack, Text } from '@portal/ui';
import { dateValue, moneyValue } from '../lease/fact-values.ts';
import { PrintButton } from '../lease/print-button.tsx';
import { leasesMessages } from '../messages/leases.messages.ts';

/**
 * The certificate of ownership of a paid-off lease: who owns what, since when, and who says so. It names the items only
 * where all of them are known.
 */
export function Certificate({ lease }: { readonly lease: Lease }) {
  const t = useMessages(leasesMessages);
  const { config } = usePlatform();
  const brand = useBrand();
  const { company, contact } = brand;
  const owner = displayName(useUser());
  const { store, loanNumber, items, unreadable, extra } = lease;
  const facts = [
    { label: t('summary.loanNumber'), value: loanNumber },
    { label: t('summary.leased'), value: dateValue(lease.loanDate) },
    { label: t('certificate.paidOff'), value: dateValue(extra?.lastPaymentDate ?? lease.lastPaymentDate) },
    { label: t('paidOff.totalPaid'), value: moneyValue(extra?.totalPaid ?? lease.totalPaymentsMade) },
    { label: t('summary.provider'), value: providerLabel(store.type, config.brands[0].name) },
  ];
  return (
    <Stack gap={16}>
      <div css={{ maxWidth: 760 }}>
        <Card pad="l" gap={24} aria-label={t('certificate.label')} css={onPaper}>
          <div css={{ ...border, display: 'grid', gap: 24 }}>
            <div css={{ display: 'grid', gap: 12, justifyItems: 'center', textAlign: 'center' }}>
              <BrandMark brand={brand} size={44} />
              <Text tone={2}>{t('certificate.certifies')}</Text>
              <p css={{ fontSize: 28, lineHeight: 1.25, fontWeight: 650, overflowWrap: 'anywhere' }}>
                {owner}
              </p>
              <Text css={{ maxWidth: 520, overflowWrap: 'anywhere', '& b': unbroken }}>
                <BoldText>{t('certificate.owns', { store: store.name, number: loanNumber })}</BoldText>
              </Text>
            </div>
            {items.length > 0 && !unreadable.includes('items') && (
              <ul aria-label={t('items.caption')} css={{ display: 'grid', gap: 4, paddingInlineStart: 20 }}>
                {items.map(({ description, quantity }, at) => (
                  // Items have no id, and two may be equal.
                  <li key={at} css={{ overflowWrap: 'anywhere' }}>
                    {quantity === 1 ? description : t('certificate.item', { description, quantity })}
                  </li>
                ))}
              </ul>
            )}
            <Facts layout="rows" items={facts.filter(({ value }) => value !== null)} />
            <Text size="s" tone={2} css={{ textAlign: 'center' }}>
              {t('certificate.issued', { company, address: contact.address, phone: contact.phone })}
            </Text>
          </div>
        </Card>
      </div>
      <PrintButton />
    </Stack>
  );
}

/** Goes to the next line as a whole; breaks only when it is longer than a line. */
const unbroken = { display: 'inline-block', maxWidth: '100%' } as const;

/** Paper is the card: a long name and many items still fit on one sheet. */
const onPaper = { '@media print': { padding: 0, border: 0 } } as const;

const border = {
  border: '2px solid var(--brand)',
  outline: '1px solid var(--brand)',
  outlineOffset: 4,
  borderRadius: 'var(--r2)',
  padding: 'clamp(20px, 5%, 40px)',
  margin: 4,
} as const;
