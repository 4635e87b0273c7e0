import { formatMoney, itemsTotal, lineTotal, type Lease, type LineItem } from '@portal/domain';
import { useBrand, useMessages } from '@portal/platform';
import { ButtonLink, Card, EmptyState, ShortText, Text } from '@portal/ui';
import { SimpleTable, useBreakpoint, type TableColumn } from '@portal/ui/data';
import { EmptyIllustration } from '@portal/ui/illustrations';
import { LeaseScreen } from '../lease/lease-screen.tsx';
import { RowsSkeleton } from '../lease/rows.skeleton.tsx';
import { leasesMessages } from '../messages/leases.messages.ts';
import { ownRoutes } from '../own-routes.ts';

/** `/lease/{id}/items`: what was leased (LEASE-23); on a phone quantity and unit price are below the description. */
export function ItemsPage() {
  return (
    <LeaseScreen screen="items" skeleton={<RowsSkeleton />}>
      {(lease) => <Items lease={lease} />}
    </LeaseScreen>
  );
}

function Items({ lease }: { readonly lease: Lease }) {
  const t = useMessages(leasesMessages);
  const { key: brand } = useBrand();
  const onPhone = useBreakpoint() === 'xs';
  if (lease.items.length === 0) {
    return (
      <Card as="div">
        <EmptyState
          illustration={<EmptyIllustration brand={brand} />}
          title={t('items.empty')}
          text={t('items.emptyText')}
          action={
            <ButtonLink to={ownRoutes.contractTerms({ id: lease.id })} variant="secondary">
              {t('items.contract')}
            </ButtonLink>
          }
        />
      </Card>
    );
  }
  const eachColumns: readonly TableColumn<LineItem>[] = [
    { key: 'quantity', label: t('items.quantity'), cell: ({ quantity }) => quantity, align: 'end' },
    {
      key: 'unitPrice',
      label: t('items.unitPrice'),
      cell: ({ unitPrice }) => formatMoney(unitPrice),
      align: 'end',
    },
  ];
  return (
    <SimpleTable
      caption={t('items.caption')}
      hideCaption
      columns={[
        {
          key: 'description',
          label: t('items.description'),
          cell: (item) => (
            <>
              <ShortText max={200}>{item.description}</ShortText>
              {onPhone && (
                <Text as="div" size="s" tone={2}>
                  {t('items.each', { quantity: item.quantity, price: formatMoney(item.unitPrice) })}
                </Text>
              )}
            </>
          ),
        },
        ...(onPhone ? [] : eachColumns),
        {
          key: 'total',
          label: t('items.total'),
          cell: (item) => formatMoney(lineTotal(item)),
          align: 'end',
        },
      ]}
      rows={lease.items.map((item, at) => ({ ...item, at }))}
      rowKey={({ at }) => at}
      // Without the unreadable ones it would be too small.
      {...(lease.unreadable.includes('items')
        ? {}
        : { total: { label: t('items.sum'), value: formatMoney(itemsTotal(lease.items)) } })}
    />
  );
}
