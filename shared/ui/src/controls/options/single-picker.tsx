import { pressedOption, rowOfValue, type OptionRow } from './option.ts';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import type { InputProps } from '../../form/input-props.ts';
import { OptionList, type OptionListState } from './option-list.tsx';
import { OptionPicker } from './option-picker.tsx';
import { SingleList } from './single-list.tsx';
import type { SinglePickerState } from './use-single-picker.ts';

/** The props of every single-selection picker, wherever its options come from. */
export interface SinglePickerOptions<Value extends string> extends InputProps<Value> {
  /** How many options are drawn at once, the others on request; 100 by default. */
  readonly pageSize?: number | undefined;
  /** Text of the empty selection; `Choose` by default. */
  readonly placeholder?: string | undefined;
}

interface SinglePickerProps<Value extends string> extends SinglePickerOptions<Value> {
  readonly picker: SinglePickerState<Value>;
  /** The options that match the search. */
  readonly state: OptionListState<Value>;
  /** The options that contain the selected one. */
  readonly rows: readonly OptionRow<Value>[];
  /** Shows the search box. */
  readonly searches: boolean;
  /** Text of a value that is not among the options. */
  readonly textOf: (value: Value) => string;
}

/** A box that shows the selected option and opens the list of options. */
export function SinglePicker<Value extends string>({
  id,
  value,
  onChange,
  picker: { open, changeOpen, text, setText, pressed, setPressed },
  state,
  rows,
  searches,
  textOf,
  pageSize = 100,
  placeholder,
  required = false,
  ...rest
}: SinglePickerProps<Value>) {
  const t = useUiMessages();
  const empty = placeholder ?? t('selectEmpty');
  const selected = rowOfValue(rows, value, pressed);
  const shown = selected?.text ?? (value ? textOf(value) : undefined);
  return (
    <OptionPicker
      id={id}
      open={open}
      onOpenChange={changeOpen}
      content={shown ?? empty}
      isPlaceholder={shown === undefined}
      {...rest}
    >
      {(openedBy) => (
        <OptionList
          state={state}
          search={searches ? { text, onChange: setText } : undefined}
          openedBy={openedBy}
          pageSize={pageSize}
          pinned={new Set(selected && [selected.key])}
        >
          {(visible) => (
            <SingleList
              id={id}
              rows={visible}
              selectedKey={selected?.key}
              empty={required || text !== '' ? undefined : empty}
              takesFocus={!searches}
              onSelect={(row) => {
                setPressed(row && pressedOption(row));
                onChange(row?.option.value);
                changeOpen(false);
              }}
            />
          )}
        </OptionList>
      )}
    </OptionPicker>
  );
}
