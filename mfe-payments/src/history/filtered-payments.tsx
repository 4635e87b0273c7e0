import { useBrand, useMessages, usePlatform, usePortalLocation } from '@portal/platform';
import { Button, Card, EmptyState, Row, Section, VisuallyHidden } from '@portal/ui';
import { FilterIcon } from '@portal/ui/icons';
import { EmptyIllustration } from '@portal/ui/illustrations';
import { useDynamicImport } from '@portal/ui/lazy';
import { useState } from 'react';
import { paymentsMessages } from '../messages/payments.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import type { HistoryEntry } from '../queries/use-payment-history.ts';
import { CsvButton } from './csv-button.tsx';
import { filterChoices, filterPayments, readHistoryFilter, type HistoryFilter } from './history-filter.ts';
import type { HistoryFiltersProps } from './history-filters.tsx';
import { filtersLayout } from './history-filters.styles.ts';
import { PaymentList } from './payment-list.tsx';

const noFilter: HistoryFilter = { lease: null, status: null, method: null };
const loadFilters = () => import('./history-filters.tsx').then(({ HistoryFilters }) => HistoryFilters);

/** The lists to choose from load when they are asked for: the screen has the chart to load. */
function LazyFilters(props: HistoryFiltersProps) {
  const loaded = useDynamicImport(loadFilters);
  if (loaded.status === 'failed') return null;
  if (loaded.status === 'loading') return <div css={filtersLayout} />;
  const Filters = loaded.value;
  return <Filters {...props} />;
}

interface FilteredPaymentsProps {
  readonly payments: readonly HistoryEntry[];
  /** Whether what became of them has loaded: a file without it would call every one made. */
  readonly areOutcomesKnown: boolean;
}

/** The payments, filtered by lease, status and method; the filter is in the address, so that it survives a reload. */
export function FilteredPayments({ payments, areOutcomesKnown }: FilteredPaymentsProps) {
  const t = useMessages(paymentsMessages);
  const { key: brand } = useBrand();
  const { navigation } = usePlatform();
  const { search } = usePortalLocation();
  const filter = readHistoryFilter(search);
  const choices = filterChoices(payments);
  const shown = filterPayments(payments, filter);
  const setFilter = ({ lease, status, method }: HistoryFilter) => {
    setOpened(true);
    navigation.go(
      ownRoutes.history({
        lease: lease ?? undefined,
        status: status ?? undefined,
        method: method ?? undefined,
      }),
      { replace: true },
    );
  };
  const [opened, setOpened] = useState(false);
  const hasFilter = Object.values(filter).some((value) => value !== null);
  const canFilter = hasFilter || Object.values(choices).some(({ length }) => length > 1);
  return (
    <Section
      title={t('history.payments')}
      action={
        <Row gap={20} wrap>
          {canFilter && !hasFilter && (
            <Button
              variant="quiet"
              size="s"
              icon={<FilterIcon />}
              aria-expanded={opened}
              onClick={() => setOpened(!opened)}
            >
              {t('filter.open')}
            </Button>
          )}
          {shown.length > 0 && areOutcomesKnown && <CsvButton payments={shown} />}
        </Row>
      }
    >
      {(opened || hasFilter) && <LazyFilters choices={choices} filter={filter} onFilter={setFilter} />}
      {/* Here before the first choice, because a live region must exist first; what an address filters is not said. */}
      <VisuallyHidden role="status">
        {opened ? t('filter.found', { count: shown.length }) : ''}
      </VisuallyHidden>
      {shown.length > 0 ? (
        <PaymentList key={search} payments={shown} />
      ) : (
        <Card>
          <EmptyState
            level={3}
            illustration={<EmptyIllustration brand={brand} width={140} />}
            title={t('filter.found', { count: 0 })}
            action={
              <Button variant="secondary" onClick={() => setFilter(noFilter)}>
                {t('filter.clear')}
              </Button>
            }
          />
        </Card>
      )}
    </Section>
  );
}
