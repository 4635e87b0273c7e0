import type { SelectOption } from '../options/option.ts';
import type { OptionLookUp, OptionSearch } from '../options/option-source.ts';
import { SinglePicker, type SinglePickerOptions } from '../options/single-picker.tsx';
import { useSelectedTexts } from '../options/use-selected-texts.ts';
import { useOptionListState } from '../options/use-option-list-state.ts';
import { useSinglePicker } from '../options/use-single-picker.ts';

export interface AsyncSelectProps<Value extends string> extends SinglePickerOptions<Value> {
  /** Asks the server for options (UI-56). */
  readonly search: OptionSearch<Value>;
  /** The option of the value that the field starts with, if its text is known. */
  readonly initialOption?: SelectOption<Value> | undefined;
  /** Asks for the text of a value whose text is not known. */
  readonly lookUp?: OptionLookUp<Value> | undefined;
}

/**
 * Selects one of many options that a server searches. The text of the selected one stays, whatever is searched
 * afterwards.
 */
export function AsyncSelect<Value extends string>({
  value,
  search,
  initialOption,
  lookUp,
  ...rest
}: AsyncSelectProps<Value>) {
  const picker = useSinglePicker<Value>();
  const state = useOptionListState(search, picker.text, picker.open);
  const known = [initialOption, picker.pressed].filter((option) => option !== undefined);
  const textOf = useSelectedTexts(value ? [value] : [], known, lookUp);
  return (
    <SinglePicker
      {...rest}
      value={value}
      picker={picker}
      state={state}
      rows={state.status === 'ready' ? state.rows : []}
      searches
      textOf={textOf}
    />
  );
}
