import { Button } from '../../button/button.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { howMany, type TableSelection } from './selection.ts';

interface SelectionBarProps {
  readonly selection: TableSelection;
  /** Ids of the rows that are shown. */
  readonly shown: readonly string[];
  /** Ids of all rows where they are known; absent where a server has them. */
  readonly all: readonly string[] | undefined;
}

/** How many rows are chosen, on all pages, and what can be done with them. */
export function SelectionBar({ selection, shown, all }: SelectionBarProps) {
  const t = useUiMessages();
  const { chosen, onChange, actions } = selection;
  const offersAll = all !== undefined && all.length > shown.length && howMany(shown, chosen) === true;
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 20px', minHeight: 36 }}>
      <p
        role="status"
        dir="auto"
        css={{
          fontSize: 14,
          fontWeight: chosen.size > 0 ? 600 : 400,
          color: chosen.size > 0 ? 'var(--ink)' : 'var(--ink-2)',
        }}
      >
        {chosen.size > 0
          ? t('tableChosen', { number: chosen.size.toLocaleString('en-US') })
          : t('tableNoneChosen')}
      </p>
      {chosen.size > 0 && (
        <>
          <Button variant="quiet" size="s" onClick={() => onChange(new Set())}>
            {t('tableChooseNone')}
          </Button>
          {offersAll && chosen.size < all.length && (
            <Button variant="quiet" size="s" onClick={() => onChange(new Set(all))}>
              {t('tableChooseEvery', { number: all.length.toLocaleString('en-US') })}
            </Button>
          )}
          {actions}
        </>
      )}
    </div>
  );
}
