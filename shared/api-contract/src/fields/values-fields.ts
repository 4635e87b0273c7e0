import { define, type Struct } from 'superstruct';
import { isNullish, isRecord } from '../wire/scalars.ts';
import { fieldPrefix } from './field-type.ts';

/** Values by name, with a maximum of characters as JSON. */
export function valuesField(longestJson: number): Struct<Readonly<Record<string, unknown>>, null> {
  return define<Readonly<Record<string, unknown>>>(`${fieldPrefix}values`, (value) => {
    if (isNullish(value)) return 'This is required.';
    if (!isRecord(value)) return 'This must be values by name.';
    return (
      JSON.stringify(value).length <= longestJson ||
      `This may have at most ${longestJson} characters of JSON.`
    );
  });
}

/** Values by name as JSON in a query, with a maximum of characters. */
export function jsonValuesField(longestJson: number): Struct<string, null> {
  return define<string>(`${fieldPrefix}json`, (value) => {
    if (typeof value !== 'string' || parseValues(value) === null)
      return 'This must be values by name as JSON.';
    return value.length <= longestJson || `This may have at most ${longestJson} characters.`;
  });
}

/** Parses the JSON of an object; returns null for any other text. */
export function parseValues(json: string): Readonly<Record<string, unknown>> | null {
  try {
    const values: unknown = JSON.parse(json);
    return isRecord(values) ? values : null;
  } catch {
    return null;
  }
}
