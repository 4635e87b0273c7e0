import { useMessages } from '@portal/platform';
import { FieldFrame, Select, type SelectOption } from '@portal/ui/form';
import { useId } from 'react';
import { paymentsMessages } from '../messages/payments.messages.ts';
import { filtersLayout } from './history-filters.styles.ts';
import type { FilterChoices, HistoryFilter } from './history-filter.ts';

export interface HistoryFiltersProps {
  readonly choices: FilterChoices;
  readonly filter: HistoryFilter;
  readonly onFilter: (filter: HistoryFilter) => void;
}

interface FilterProps<Value extends string> {
  readonly label: string;
  readonly all: string;
  readonly value: Value | null;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value | null) => void;
}

function Filter<Value extends string>({ label, all, value, options, onChange }: FilterProps<Value>) {
  const id = useId();
  if (options.length < 2 && value === null) return null;
  return (
    <FieldFrame id={id} label={label}>
      <Select<Value>
        id={id}
        value={value ?? undefined}
        placeholder={all}
        options={options}
        onChange={(chosen) => onChange(chosen ?? null)}
      />
    </FieldFrame>
  );
}

/** Filters the history by lease, status and method, as far as its payments differ in them. */
export function HistoryFilters({ choices, filter, onFilter }: HistoryFiltersProps) {
  const t = useMessages(paymentsMessages);
  return (
    <div css={filtersLayout}>
      <Filter
        label={t('filter.lease')}
        all={t('filter.anyLease')}
        value={filter.lease}
        options={choices.leases.map(({ loanNumber, store }) => ({
          value: loanNumber,
          text: store === null ? loanNumber : t('filter.leaseOf', { store, number: loanNumber }),
        }))}
        onChange={(lease) => onFilter({ ...filter, lease })}
      />
      <Filter
        label={t('filter.status')}
        all={t('filter.anyStatus')}
        value={filter.status}
        options={choices.statuses.map((value) => ({ value, text: t(`filter.status.${value}`) }))}
        onChange={(status) => onFilter({ ...filter, status })}
      />
      <Filter
        label={t('filter.method')}
        all={t('filter.anyMethod')}
        value={filter.method}
        options={choices.methods.map((value) => ({ value, text: t(`filter.method.${value}`) }))}
        onChange={(method) => onFilter({ ...filter, method })}
      />
    </div>
  );
}
