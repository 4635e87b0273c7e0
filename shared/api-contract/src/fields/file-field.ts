import { define } from 'superstruct';
import { isNullish } from '../wire/scalars.ts';
import { fieldPrefix } from './field-type.ts';

/** A file of a form, recognized by its shape because pages and Node have different File classes. */
export const fileField = define<File>(`${fieldPrefix}file`, (value) => {
  if (isNullish(value)) return 'Choose a file.';
  if (typeof value !== 'object' || !('arrayBuffer' in value) || !('size' in value))
    return 'This must be a file.';
  return value.size !== 0 || 'This file is empty.';
});
