import { useMemo, useRef, useState } from 'react';
import { isLeaf, optionRows, type SelectOption } from '../options/option.ts';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { hiddenStyle } from '../../typography/visually-hidden.styles.ts';
import type { InputProps } from '../../form/input-props.ts';
import { MultiList } from './multi-list.tsx';
import {
  addRows,
  removeValues,
  rowMarks,
  selectedLeaves,
  selectKeys,
  type PressedOptions,
  type Selected,
} from './multi-selection.ts';
import { filterRows } from '../options/option-filter.ts';
import { OptionList, type OptionListAction } from '../options/option-list.tsx';
import { OptionPicker } from '../options/option-picker.tsx';
import type { OptionLookUp, OptionSearch } from '../options/option-source.ts';
import { pickerTagsStyles } from '../options/option-picker.styles.ts';
import { TagList } from '../tags/tag-list.tsx';
import { useSelectedTexts } from '../options/use-selected-texts.ts';
import { useOptionListState } from '../options/use-option-list-state.ts';

/** Where the options come from: all of them are given, or a server is searched a second after the last key. */
export type MultiselectOffer<Value extends string> =
  | { readonly options: readonly SelectOption<Value>[]; readonly search?: undefined }
  | {
      readonly options?: undefined;
      readonly search: OptionSearch<Value>;
      /** Options of the values that the field starts with, if their texts are known. */
      readonly initialOptions?: readonly SelectOption<Value>[] | undefined;
      /** Asks for the texts of values whose texts are not known. */
      readonly lookUp?: OptionLookUp<Value> | undefined;
    };

export interface MultiselectLimits {
  /** The maximum number of selected options (UI-39). */
  readonly max?: number | undefined;
  /** How many options are shown at first; 10 by default (UI-79). */
  readonly pageSize?: number | undefined;
  readonly placeholder?: string | undefined;
}

export type MultiselectProps<Value extends string> = InputProps<readonly Value[]> &
  MultiselectOffer<Value> &
  MultiselectLimits;

/** With more selected options than these, their number is shown instead of their names (UI-80). */
const tagCount = 5;

/** Selects several of many options, which are found by typing and shown as tags. An empty selection is `undefined`. */
export function Multiselect<Value extends string>({
  id,
  value,
  onChange,
  max = Infinity,
  pageSize = 10,
  placeholder,
  disabled = false,
  onBlur,
  error,
  help,
  ...offer
}: MultiselectProps<Value>) {
  const t = useUiMessages();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [pressed, setPressed] = useState<PressedOptions<Value>>(new Map());
  const [pinned, setPinned] = useState<ReadonlySet<string>>(new Set());

  const local = useMemo(() => optionRows(offer.options ?? []), [offer.options]);
  const searched = useOptionListState(offer.search, text, open);
  const found = useMemo(() => filterRows(local, text), [local, text]);
  const state = offer.search ? searched : ({ status: 'ready', rows: found } as const);
  const rows = state.status === 'ready' ? state.rows : [];

  const values = [...new Set(value ?? [])];
  const selected: Selected<Value> = { values, pressed };
  const leaves = selectedLeaves(offer.search ? rows : local, selected);
  const full = values.length >= max;

  const known = [
    ...local.filter(isLeaf).flatMap((row) => (leaves.has(row.key) ? [row.option] : [])),
    ...(offer.search ? [...(offer.initialOptions ?? []), ...pressed.values()] : []),
  ];
  const textOf = useSelectedTexts(values, known, offer.search ? offer.lookUp : undefined);

  const changeOpen = (next: boolean) => {
    setOpen(next);
    setText('');
    setPinned(next ? leaves : new Set());
  };
  const take = (next: Selected<Value>) => {
    setPressed(next.pressed);
    onChange(next.values.length > 0 ? next.values : undefined);
  };
  const choosable = rows.filter(isLeaf).filter((row) => !row.disabled);

  const all: OptionListAction = {
    text: t('optionsAll'),
    done: choosable.every((row) => leaves.has(row.key)),
    run: () => take(addRows(selected, choosable, max)),
  };
  const clear: OptionListAction = {
    text: t('optionsClear'),
    done: values.length === 0,
    run: () => take({ values: [], pressed }),
  };
  const actions = max === Infinity ? [all, clear] : [clear];

  const content = () => {
    if (values.length === 0) return placeholder ?? t('selectEmpty');
    if (values.length > tagCount) return t('optionsSelected', { number: values.length });
    return <span css={hiddenStyle}>{values.map(textOf).join(', ')}</span>;
  };

  return (
    <OptionPicker
      id={id}
      open={open}
      onOpenChange={changeOpen}
      onBlur={onBlur}
      content={content()}
      isPlaceholder={values.length === 0}
      disabled={disabled}
      error={error}
      help={help}
      triggerRef={trigger}
      before={
        values.length > 0 &&
        values.length <= tagCount && (
          <div css={pickerTagsStyles}>
            <TagList
              id={id}
              tags={values.map((each) => ({ key: each, text: textOf(each) }))}
              disabled={disabled}
              onRemove={(keys) => {
                const next = removeValues(selected, new Set(values.filter((each) => keys.has(each))));
                take(next);
                // Removing the last tag removes its list.
                if (next.values.length === 0) trigger.current?.focus();
              }}
            />
          </div>
        )
      }
    >
      {(openedBy) => (
        <OptionList
          state={state}
          search={offer.search || local.length > pageSize ? { text, onChange: setText } : undefined}
          openedBy={openedBy}
          pageSize={pageSize}
          pinned={pinned}
          note={full ? t('optionsMaximum', { max }) : undefined}
          actions={actions}
        >
          {(visible) => (
            <MultiList
              id={id}
              rows={visible}
              marks={rowMarks(rows, leaves)}
              full={full}
              takesFocus={!offer.search && local.length <= pageSize}
              onSelectionChange={(keys) =>
                take(
                  keys === 'all'
                    ? addRows(selected, choosable, max)
                    : selectKeys(selected, { rows, leaves, keys, max }),
                )
              }
            />
          )}
        </OptionList>
      )}
    </OptionPicker>
  );
}
