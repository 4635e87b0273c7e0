import { array, boolean, string, type, unknown, type Describe, type Infer } from 'superstruct';
import type { SavedFilter, SelectOption, UploadedFile } from '../entities/generic.ts';
import { later, mapOf } from './composites.ts';
import { maybe, maybeNumber, maybeText, readMaybeNumber, readMaybeText, wireId } from './scalars.ts';

/** UI-01. */
export const wireSavedFilter = type({ name: string(), input_values: mapOf(unknown()) });
export type WireSavedFilter = Infer<typeof wireSavedFilter>;

/** UI-02. */
export const wireUploadedFile = type({
  id: wireId,
  original_name: string(),
  token: string(),
  size: maybeNumber,
  playtime: maybeNumber,
  url: maybeText,
});
export type WireUploadedFile = Infer<typeof wireUploadedFile>;

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
  children: maybe(array(later(() => wireSelectOption))),
});

export function readSavedFilter(wire: WireSavedFilter): SavedFilter {
  return { name: wire.name, inputValues: wire.input_values };
}

export function readUploadedFile(wire: WireUploadedFile): UploadedFile {
  return {
    id: String(wire.id),
    originalName: wire.original_name,
    token: wire.token,
    size: readMaybeNumber(wire.size),
    playtime: readMaybeNumber(wire.playtime),
    url: readMaybeText(wire.url),
  };
}

export function readSelectOption(wire: WireSelectOption): SelectOption {
  return {
    value: String(wire.value),
    text: wire.text,
    disabled: wire.disabled ?? false,
    children: (wire.children ?? []).map(readSelectOption),
  };
}
