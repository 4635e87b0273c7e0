import { useMemo, useState } from 'react';
import { madeChoice, rowOf, type MadeChoice, type SelectOption } from '../form/option.ts';
import { useUiTexts } from '../texts/use-ui-texts.ts';
import type { InputProps } from './input-props.ts';
import { OptionList } from './option-list.tsx';
import { OptionPicker } from './option-picker.tsx';
import type { OptionLookUp, OptionSearch } from './option-source.ts';
import { SingleList } from './single-list.tsx';
import { useChosenTexts } from './use-chosen-texts.ts';
import { useOptionListState } from './use-option-list-state.ts';

export interface AsyncSelectProps<Value extends string> extends InputProps<Value> {
  /** Asks the server for options (UI-56). */
  readonly search: OptionSearch<Value>;
  /** The option of the value that the field starts with, if its text is known. */
  readonly initialOption?: SelectOption<Value> | undefined;
  /** Asks for the text of a value whose text is not known. */
  readonly lookUp?: OptionLookUp<Value> | undefined;
  /** So many options are drawn at once, the others on request; 100 unless told. */
  readonly pageSize?: number | undefined;
  readonly placeholder?: string | undefined;
}

/** One of many that a server searches. The text of what was chosen stays, whatever is searched afterwards. */
export function AsyncSelect<Value extends string>({
  id,
  value,
  onChange,
  search,
  initialOption,
  lookUp,
  pageSize = 100,
  placeholder,
  required = false,
  ...rest
}: AsyncSelectProps<Value>) {
  const t = useUiTexts();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [made, setMade] = useState<MadeChoice<Value>>();
  const state = useOptionListState(search, text, open);
  const rows = state.status === 'ready' ? state.rows : [];
  const chosen = rowOf(rows, value, made);
  const given = useMemo(
    () => [...(initialOption ? [initialOption] : []), ...(made ? [made] : [])],
    [initialOption, made],
  );
  const textOf = useChosenTexts(value ? [value] : [], given, lookUp);
  const empty = placeholder ?? t('selectEmpty');
  const turn = (next: boolean) => {
    setOpen(next);
    setText('');
  };
  return (
    <OptionPicker
      id={id}
      open={open}
      onOpenChange={turn}
      face={value ? (chosen?.text ?? textOf(value)) : empty}
      faded={!value}
      {...rest}
    >
      {(openedBy) => (
        <OptionList
          state={state}
          search={{ text, onChange: setText }}
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
              takesFocus={false}
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
