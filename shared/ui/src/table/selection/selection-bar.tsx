import { useRef } from 'react';
import { Button } from '../../button/button.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { selectionOf, type TableSelection } from './selection.ts';

interface SelectionBarProps {
  readonly selection: TableSelection;
  /** Ids of the rows that are shown. */
  readonly shown: readonly string[];
  /** Ids of all rows; undefined when a server has them. */
  readonly all: readonly string[] | undefined;
}

/** Shows how many rows are selected, on all pages, and the actions for them. */
export function SelectionBar({ selection, shown, all }: SelectionBarProps) {
  const t = useUiMessages();
  const { selected, onChange, actions } = selection;
  const status = useRef<HTMLParagraphElement>(null);
  /** Changes the selection by a button that disappears with its press. */
  const change = (ids: ReadonlySet<string>) => {
    status.current?.focus();
    onChange(ids);
  };
  const offersAll = all !== undefined && all.length > shown.length && selectionOf(shown, selected) === true;
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 20px', minHeight: 36 }}>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        dir="auto"
        css={{
          fontSize: 14,
          fontWeight: selected.size > 0 ? 600 : 400,
          color: selected.size > 0 ? 'var(--ink)' : 'var(--ink-2)',
        }}
      >
        {selected.size > 0 ? t('tableChosen', { number: selected.size }) : t('tableNoneChosen')}
      </p>
      {selected.size > 0 && (
        <>
          <Button variant="quiet" size="s" onClick={() => change(new Set())}>
            {t('tableChooseNone')}
          </Button>
          {offersAll && selected.size < all.length && (
            <Button variant="quiet" size="s" onClick={() => change(new Set(all))}>
              {t('tableChooseEvery', { number: all.length.toLocaleString('en-US') })}
            </Button>
          )}
          {actions}
        </>
      )}
    </div>
  );
}
