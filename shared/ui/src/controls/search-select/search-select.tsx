import { useMemo } from 'react';
import { isLeaf, optionRows, type SelectOption } from '../options/option.ts';
import { filterRows } from '../options/option-filter.ts';
import { SinglePicker, type SinglePickerOptions } from '../options/single-picker.tsx';
import { useSinglePicker } from '../options/use-single-picker.ts';

export interface SearchSelectProps<Value extends string> extends SinglePickerOptions<Value> {
  readonly options: readonly SelectOption<Value>[];
  /** With more options than this, the search box is shown; 10 by default (UI-76). */
  readonly searchFrom?: number | undefined;
}

/**
 * Selects one of many options, found by typing a part of its text. Of ten thousand options it draws only the visible
 * ones.
 */
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
