import { useMemo } from 'react';
import { isLeaf, optionRows, type SelectOption } from '../options/option.ts';
import { filterRows } from '../options/option-filter.ts';
import { SinglePicker, type SinglePickerOptions } from '../options/single-picker.tsx';
import { useSinglePicker } from '../options/use-single-picker.ts';

export interface SearchSelectProps<Value extends string> extends SinglePickerOptions<Value> {
  readonly options: readonly SelectOption<Value>[];
  /** The search box shows when there are more options than this; 10 unless told (UI-76). */
  readonly searchFrom?: number | undefined;
}

/** One of many, found by typing a part of its text. Of ten thousand options it draws only what is looked at. */
export function SearchSelect<Value extends string>({
  options,
  searchFrom = 10,
  ...rest
}: SearchSelectProps<Value>) {
  const picker = useSinglePicker<Value>();
  const { text } = picker;
  const rows = useMemo(() => optionRows(options), [options]);
  const found = useMemo(() => filterRows(rows, text), [rows, text]);
  return (
    <SinglePicker
      {...rest}
      picker={picker}
      state={{ status: 'ready', rows: found }}
      rows={rows}
      searches={rows.filter(isLeaf).length > searchFrom}
      textOf={(value) => value}
    />
  );
}
