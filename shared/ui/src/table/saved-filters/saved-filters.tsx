import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { sameValue } from '../../form/same-value.ts';
import { BookmarkIcon, FilterIcon, RetryIcon } from '../../icons/icons.tsx';
import { MenuButton } from '../../menu/menu-button.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { SaveFilterDialog } from './save-filter-dialog.tsx';
import { readFilters } from './read-filters.ts';
import type { FilterSource, SavedFilter } from './saved-filter.ts';

interface SavedFiltersProps {
  readonly source: FilterSource;
  /** The current values of the filter's inputs, which are saved. */
  readonly values: SavedFilter['inputValues'];
  readonly onApply: (filter: SavedFilter) => void;
}

/** With more filters than these, the menu has a search box. */
const mostToRead = 10;

/** A menu of saved filters (UI-47), and a button to save one, if the user may, once it is known which there are. */
export function SavedFilters({ source, values, onApply }: SavedFiltersProps) {
  const t = useUiMessages();
  const { state, may } = source;
  const [naming, setNaming] = useState(false);
  const [note, setNote] = useState('');
  const filters = state.status === 'ready' ? readFilters(state.filters) : null;
  const items = (filters ?? []).map((filter) => ({
    text: filter.name,
    active: sameValue(filter.inputValues, values),
    click: () => {
      onApply(filter);
      setNote(t('filterApplied', { name: filter.name }));
    },
  }));
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', minWidth: 0 }}>
      {state.status !== 'loading' && filters === null ? (
        <>
          <p role="alert" css={{ fontSize: 14, color: 'var(--bad)', overflowWrap: 'anywhere' }}>
            {(state.status === 'failed' && state.error.message) || t('filtersFailed')}
          </p>
          {state.status === 'failed' && (
            <Button variant="secondary" size="s" icon={<RetryIcon />} onClick={state.retry}>
              {t('retry')}
            </Button>
          )}
        </>
      ) : (
        <MenuButton
          label={t('filters')}
          text={t(filters?.length === 0 ? 'filtersNone' : 'filters')}
          icon={<FilterIcon size={18} />}
          items={items}
          search={items.length > mostToRead}
        />
      )}
      {(may.addPersonal || may.addGlobal) && (
        <Button
          variant="quiet"
          size="s"
          icon={<BookmarkIcon size={18} />}
          // A saved filter would otherwise replace another one without a question.
          disabled={filters === null}
          disabledReason={t('filterSaveWaits')}
          onClick={() => setNaming(true)}
        >
          {t('filterSave')}
        </Button>
      )}
      <p
        role="status"
        dir="auto"
        css={{
          fontSize: 14,
          color: 'var(--ink-2)',
          overflowWrap: 'anywhere',
          '&:empty': { display: 'none' },
        }}
      >
        {note}
      </p>
      {filters && (
        <SaveFilterDialog
          open={naming}
          source={source}
          filters={filters}
          values={values}
          onSaved={(name) => {
            setNaming(false);
            setNote(t('filterSaved', { name }));
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  );
}
