import type { SelectOption } from '@portal/domain';
import { array, boolean, string, type, type Describe } from 'superstruct';
import { lazyOf } from './described-structs.ts';
import { maybe, wireId } from './scalars.ts';

export interface WireSelectOption {
  value: string | number;
  text: string;
  disabled?: boolean | null | undefined;
  children?: WireSelectOption[] | null | undefined;
}

/** UI-03. */
export const wireSelectOption: Describe<WireSelectOption> = type({
  value: wireId,
  text: string(),
  disabled: maybe(boolean()),
  children: maybe(array(lazyOf(() => wireSelectOption))),
});

export function readSelectOption(wire: WireSelectOption): SelectOption {
  return {
    value: String(wire.value),
    text: wire.text,
    disabled: wire.disabled ?? false,
    children: (wire.children ?? []).map(readSelectOption),
  };
}
