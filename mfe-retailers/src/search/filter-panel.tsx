import { listRetailerTypes } from '@portal/api-contract';
import { useApiQuery, useMessages } from '@portal/platform';
import { FieldFrame, Select } from '@portal/ui/form';
import { useId, useState } from 'react';
import { retailersMessages } from '../messages/retailers.messages.ts';
import { PanelActions } from './panel-actions.tsx';
import { PanelForm } from './panel-form.tsx';

interface FilterPanelProps {
  /** The chosen category; null for all. */
  readonly categoryId: string | null;
  readonly onFilter: (categoryId: string | null) => void;
  readonly onCancel: () => void;
}

/** Filters the stores by a category, or shows all of them (RET-11 to RET-13, RET-25, RET-32). */
export function FilterPanel({ categoryId, onFilter, onCancel }: FilterPanelProps) {
  const t = useMessages(retailersMessages);
  const id = useId();
  const types = useApiQuery(listRetailerTypes, undefined);
  const [chosen, setChosen] = useState(categoryId ?? undefined);
  return (
    <PanelForm onSubmit={() => onFilter(chosen ?? null)}>
      <FieldFrame
        id={id}
        label={t('tabs.category')}
        error={types.isError ? t('tabs.categoriesFailed') : undefined}
      >
        <Select
          id={id}
          value={chosen}
          onChange={setChosen}
          placeholder={t('tabs.allCategories')}
          options={types.data?.map(({ id: value, label }) => ({ value, text: label })) ?? []}
          disabled={types.isPending}
          error={types.isError ? t('tabs.categoriesFailed') : undefined}
        />
      </FieldFrame>
      <PanelActions onCancel={onCancel} />
    </PanelForm>
  );
}
