import { useMemo, useState } from 'react';
import { isLeaf, madeChoice, optionRows, rowOf, type MadeChoice, type SelectOption } from '../form/option.ts';
import { useUiTexts } from '../texts/use-ui-texts.ts';
import type { InputProps } from './input-props.ts';
import { filterRows } from './option-filter.ts';
import { OptionList } from './option-list.tsx';
import { OptionPicker } from './option-picker.tsx';
import { SingleList } from './single-list.tsx';

export interface SearchSelectProps<Value extends string> extends InputProps<Value> {
  readonly options: readonly SelectOption<Value>[];
  /** The search box shows when there are more options than this; 10 unless told (UI-76). */
  readonly searchFrom?: number | undefined;
  /** So many options are drawn at once, the others on request; 100 unless told. */
  readonly pageSize?: number | undefined;
  /** What the empty choice says; `Choose` unless told. */
  readonly placeholder?: string | undefined;
}

/** One of many, found by typing a part of its text. Of ten thousand options it draws only what is looked at. */
export function SearchSelect<Value extends string>({
  id,
  value,
  onChange,
  options,
  searchFrom = 10,
  pageSize = 100,
  placeholder,
  required = false,
  ...rest
}: SearchSelectProps<Value>) {
  const t = useUiTexts();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [made, setMade] = useState<MadeChoice<Value>>();
  const rows = useMemo(() => optionRows(options), [options]);
  const found = useMemo(() => filterRows(rows, text), [rows, text]);
  const chosen = rowOf(rows, value, made);
  const empty = placeholder ?? t('selectEmpty');
  const searches = rows.filter(isLeaf).length > searchFrom;
  const turn = (next: boolean) => {
    setOpen(next);
    setText('');
  };
  return (
    <OptionPicker
      id={id}
      open={open}
      onOpenChange={turn}
      face={chosen?.text ?? value ?? empty}
      faded={chosen === undefined && !value}
      {...rest}
    >
      {(openedBy) => (
        <OptionList
          state={{ status: 'ready', rows: found }}
          search={searches ? { text, onChange: setText } : undefined}
          openedBy={openedBy}
          pageSize={pageSize}
          kept={new Set(chosen && [chosen.key])}
        >
          {(visible) => (
            <SingleList
              id={id}
              rows={visible}
              chosen={chosen?.key}
              empty={required || text !== '' ? undefined : empty}
              takesFocus={!searches}
              onChoose={(row) => {
                setMade(row && madeChoice(row));
                onChange(row?.option.value);
                turn(false);
              }}
            />
          )}
        </OptionList>
      )}
    </OptionPicker>
  );
}
