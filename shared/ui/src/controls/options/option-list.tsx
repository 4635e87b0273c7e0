import { Button } from '../../button/button.tsx';
import { useRef, useState, type ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { isLeaf, type OptionRow } from './option.ts';
import { optionNoteStyles } from './option.styles.ts';
import { Notice } from '../../feedback/notice.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { keepRows } from './option-filter.ts';
import type { OpenedBy } from './option-picker.tsx';
import { OptionSearchBox } from './option-search-box.tsx';
import { pickerBarStyles, pickerNoteStyles } from './option-picker.styles.ts';

export type OptionListState<Value extends string> =
  | { readonly status: 'searching' }
  | { readonly status: 'failed'; readonly text: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly rows: readonly OptionRow<Value>[] };

export interface OptionListAction {
  readonly text: string;
  /** There is nothing left for it to do. */
  readonly done: boolean;
  readonly run: () => void;
}

interface OptionListProps<Value extends string> {
  readonly state: OptionListState<Value>;
  /** The text of the search box; without it there is no box. */
  readonly search?: { readonly text: string; readonly onChange: (text: string) => void } | undefined;
  readonly openedBy: OpenedBy;
  /** How many options are shown at first. */
  readonly pageSize: number;
  /**
   * Keys of the options that are shown among the first, wherever they are in the list: those selected when it was
   * opened.
   */
  readonly pinned: ReadonlySet<string>;
  /** What can be done with all options, between the search and the list. */
  readonly actions?: readonly OptionListAction[];
  /** Below the list: that no more can be selected. */
  readonly note?: string | undefined;
  readonly children: (rows: readonly OptionRow<Value>[]) => ReactNode;
}

/** The search box, the options, and how many of them are shown (UI-79). */
export function OptionList<Value extends string>({
  state,
  search,
  openedBy,
  pageSize,
  pinned,
  actions = [],
  note,
  children,
}: OptionListProps<Value>) {
  const t = useUiMessages();
  const frame = useRef<HTMLDivElement>(null);
  const text = search?.text ?? '';
  const [shown, setShown] = useState({ text: '', pages: 1 });
  const pages = shown.text === text ? shown.pages : 1;

  const rows = state.status === 'ready' ? state.rows : [];
  const keys = rows.filter(isLeaf).map((row) => row.key);
  const pinnedFirst = [...keys.filter((key) => pinned.has(key)), ...keys.filter((key) => !pinned.has(key))];
  const inReach = new Set(pinnedFirst.slice(0, pages * pageSize));
  const visible = keepRows(rows, (key) => inReach.has(key));
  const count = visible.filter(isLeaf).length;
  const hasMore = count < keys.length;

  /** Moves the focus from a button that is going to search box or list. Touch would bring a keyboard for the box. */
  const leaveFocus = () => {
    const target = openedBy === 'touch' ? '[role=listbox]' : 'input, [role=listbox]';
    frame.current?.querySelector<HTMLElement>(target)?.focus();
  };
  const showMore = () => {
    setShown({ text, pages: pages + 1 });
    // The button disappears with the last options.
    if ((pages + 1) * pageSize >= keys.length) leaveFocus();
  };

  const statusText = {
    searching: t('optionsSearching'),
    failed: '',
    ready: keys.length > 0 ? '' : t(text === '' ? 'optionsNone' : 'optionsNotFound'),
  }[state.status];

  const content = (
    <>
      {search && <OptionSearchBox takesFocus={openedBy !== 'touch'} />}
      {keys.length > 0 && actions.length > 0 && (
        <div css={pickerBarStyles}>
          {actions.map(({ text, done, run }) => (
            <Button
              key={text}
              variant="quiet"
              size="s"
              disabled={done}
              onClick={() => {
                // The press disables the button.
                leaveFocus();
                run();
              }}
            >
              {text}
            </Button>
          ))}
        </div>
      )}
      {count > 0 && children(visible)}
    </>
  );
  return (
    <div ref={frame} css={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
      {search ? (
        <Autocomplete inputValue={text} onInputChange={search.onChange}>
          {content}
        </Autocomplete>
      ) : (
        content
      )}
      {state.status === 'failed' && (
        <div css={{ padding: 8 }}>
          <Notice tone="bad" role="alert">
            <p>{state.text}</p>
            <Button variant="quiet" size="s" onClick={state.retry}>
              {t('retry')}
            </Button>
          </Notice>
        </div>
      )}
      <div role="status">
        {statusText && <p css={[optionNoteStyles, { padding: '16px 14px' }]}>{statusText}</p>}
        {note && <p css={[pickerNoteStyles, { color: 'var(--warn)', fontWeight: 550 }]}>{note}</p>}
      </div>
      {keys.length > pageSize && (
        <div css={[pickerBarStyles, { minHeight: 44, borderTop: '1px solid var(--line)' }]}>
          <p role="status" css={{ fontSize: 14, color: 'var(--ink-2)' }}>
            {t('optionsShowing', { shown: count, total: keys.length })}
          </p>
          {hasMore && (
            <Button variant="quiet" size="s" onClick={showMore}>
              {t('optionsMore')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
