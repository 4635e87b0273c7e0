import { Button } from '../../button/button.tsx';
import { css } from '@emotion/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { describedBy, labelId } from '../../form/field-frame.tsx';
import { AddIcon, TrashIcon } from '../../icons/icons.tsx';
import { ConfirmDialog } from '../../overlay/question/confirm-dialog.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { hiddenStyle } from '../../typography/visually-hidden.styles.ts';
import type { InputProps } from '../../form/input-props.ts';
import { useItemKeys } from './use-item-keys.ts';

export interface CollectionProps extends Pick<InputProps<never>, 'id' | 'disabled' | 'error' | 'help'> {
  /** How many items there are; the owner keeps it between `min` and `max`. */
  readonly count: number;
  /** UI-38. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Names one item: `Address` makes `Address 1`; `Item` by default. */
  readonly itemLabel?: string | undefined;
  /** `Add item` by default. */
  readonly addText?: string | undefined;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
  /** The fields of the item at an index. */
  readonly children: (index: number) => ReactNode;
}

type Destination =
  | { readonly to: 'item'; readonly key: number }
  | { readonly to: 'fields' }
  | { readonly to: 'add' };

const item = css({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 16,
  border: '1px solid var(--line)',
  borderRadius: 'var(--r2)',
  background: 'var(--surface)',
  outlineOffset: 2,
});

const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 });

const firstField = 'input:enabled, textarea:enabled, button:enabled, [tabindex="0"]';

/** A list of items with a few fields each. Deleting one asks first (UI-66), and the focus goes to the next item. */
export function Collection({
  id,
  count,
  min = 0,
  max = Infinity,
  itemLabel,
  addText,
  disabled = false,
  error,
  help,
  onAdd,
  onRemove,
  children,
}: CollectionProps) {
  const t = useUiMessages();
  const frame = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const destination = useRef<Destination>(undefined);
  const [asking, setAsking] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const { keys, drop } = useItemKeys(count);
  const nameOf = (index: number) =>
    itemLabel === undefined ? t('itemName', { number: index + 1 }) : `${itemLabel} ${index + 1}`;

  useEffect(() => {
    const goal = destination.current;
    destination.current = undefined;
    if (goal === undefined) return;
    if (goal.to === 'add') {
      addButton.current?.focus();
      return;
    }
    const items = frame.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [];
    if (goal.to === 'fields') {
      [...items].at(-1)?.querySelector<HTMLElement>(`[data-fields] :is(${firstField})`)?.focus();
    } else {
      [...items].find((each) => each.dataset['item'] === String(goal.key))?.focus();
    }
  }, [count]);

  const add = () => {
    destination.current = { to: 'fields' };
    setSaid(t('itemAdded', { name: nameOf(count) }));
    onAdd();
  };
  const remove = (index: number) => {
    const neighbour = keys[index + 1] ?? keys[index - 1];
    destination.current = neighbour === undefined ? { to: 'add' } : { to: 'item', key: neighbour };
    setSaid(t('itemDeleted', { name: nameOf(index) }));
    drop(index);
    onRemove(index);
  };

  const full = count >= max;
  const needed = min > 0 && count <= min ? t('itemsMin', { number: min }) : undefined;
  const limit = full ? t('itemsMax', { number: max }) : undefined;

  return (
    <div
      ref={frame}
      role="group"
      aria-labelledby={labelId(id)}
      {...describedBy(id, help, error)}
      css={{ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {count === 0 && <p css={{ color: 'var(--ink-2)' }}>{t('itemsNone')}</p>}
      {keys.map((key, index) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`} data-item={key} tabIndex={-1} css={item}>
          <div css={head}>
            <span id={`${id}-${key}`} dir="auto" css={{ fontWeight: 600, minWidth: 0 }}>
              {nameOf(index)}
            </span>
            <Button
              variant="quiet"
              size="s"
              icon={<TrashIcon />}
              aria-label={t('itemDelete', { name: nameOf(index) })}
              disabled={disabled || count <= min}
              disabledReason={needed}
              onClick={() => setAsking(index)}
            >
              {null}
            </Button>
          </div>
          <div data-fields css={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {children(index)}
          </div>
        </div>
      ))}
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
        <Button
          ref={addButton}
          variant="secondary"
          size="s"
          icon={<AddIcon />}
          disabled={disabled || full}
          disabledReason={limit}
          onClick={add}
        >
          {addText ?? t('itemAdd')}
        </Button>
        {(limit ?? needed) && <span css={{ fontSize: 14, color: 'var(--ink-2)' }}>{limit ?? needed}</span>}
      </div>
      <span role="status" css={hiddenStyle}>
        {said}
      </span>
      <ConfirmDialog
        open={asking !== null}
        title={t('itemDeleteTitle', { name: asking === null ? '' : nameOf(asking) })}
        text={t('itemDeleteText')}
        tone="danger"
        onAnswer={(yes) => {
          setAsking(null);
          if (yes && asking !== null) remove(asking);
        }}
      />
    </div>
  );
}
