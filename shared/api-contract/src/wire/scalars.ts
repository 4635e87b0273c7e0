import { coerce, array, define, nullable, optional, string, type, unknown, type Struct } from 'superstruct';
import { type CalendarDate, calendarDate, type Cents, isTimeZone, parseMoney } from '@portal/domain';

// The specification does not say how numbers are written: a number and a numeric text are both accepted, and null and
// absent mean the same. Everything else is strict.

const numeric = /^[+-]?\d+(\.\d+)?$/;

/** Dollars: a number or a decimal text, exact to the cent. */
export const wireMoney = define<number | string>(
  'money',
  (value) => isScalar(value) && parseMoney(value) !== null,
);

/** A number or a numeric text. */
export const wireNumber = define<number | string>(
  'number',
  (value) =>
    (typeof value === 'number' && Number.isFinite(value)) ||
    (typeof value === 'string' && numeric.test(value.trim())),
);

/** `YYYY-MM-DD`; a time after it is ignored. */
export const wireDate = define<string>('date', (value) => typeof value === 'string' && dayOf(value) !== null);

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** A moment as ISO 8601 with its offset from UTC, `2026-11-20T14:05:00Z`. */
export const wireInstant = define<string>(
  'instant',
  (value) => typeof value === 'string' && instant.test(value) && !Number.isNaN(Date.parse(value)),
);

/** A text that is not empty, or a whole number. */
export const wireId = define<number | string>(
  'id',
  (value) => Number.isSafeInteger(value) || (typeof value === 'string' && value.trim() !== ''),
);

/** A field that may be null or absent. */
export function maybe<T, S>(struct: Struct<T, S>) {
  return optional(nullable(struct));
}

export const maybeText = maybe(string());
export const maybeMoney = maybe(wireMoney);
export const maybeNumber = maybe(wireNumber);
export const maybeDate = maybe(wireDate);

/** A list that section 7 puts under a name in `data`, as `data.stores`; `data` may also be the list itself (OP-50). */
export function namedList<Name extends string, T, S>(name: Name, item: Struct<T, S>) {
  const list = type({ [name]: array(item) } as Record<Name, Struct<T[], Struct<T, S>>>);
  return coerce(list, unknown(), (data) => (Array.isArray(data) ? { [name]: data as unknown[] } : data));
}

/** A list that is `data` itself; `data` may also contain it under one of the names (OP-50). */
export function listUnder<T, S>(item: Struct<T, S>, ...names: readonly string[]): Struct<T[], Struct<T, S>> {
  return coerce(array(item), unknown(), (data) => findList(data, names));
}

/** Returns what an answer has under the first of the names that is in it; the answer itself without any. */
export function findList(data: unknown, names: readonly string[]): unknown {
  if (!isRecord(data)) return data;
  const name = names.find((candidate) => candidate in data);
  return name === undefined ? data : data[name];
}

export function readMoney(value: number | string): Cents {
  return assertDefined(parseMoney(value));
}

export function readMaybeMoney(value: number | string | null | undefined): Cents | null {
  return isNullish(value) ? null : readMoney(value);
}

export function readMaybeNumber(value: number | string | null | undefined): number | null {
  return isNullish(value) ? null : Number(value);
}

export function readDate(value: string): CalendarDate {
  return assertDefined(dayOf(value));
}

export function readMaybeDate(value: string | null | undefined): CalendarDate | null {
  return isNullish(value) ? null : readDate(value);
}

/** Returns null for a text that is null, absent or blank. */
export function readMaybeText(value: string | null | undefined): string | null {
  return value?.trim() ? value : null;
}

/** A name that this browser does not know counts as missing. */
export function readTimeZone(name: string | null | undefined): string | null {
  const zone = readMaybeText(name);
  return zone !== null && isTimeZone(zone) ? zone : null;
}

/** Whether a field is absent or null. */
export function isNullish(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isScalar(value: unknown): value is number | string {
  return typeof value === 'number' || typeof value === 'string';
}

function dayOf(text: string): CalendarDate | null {
  return /^.{10}($|[T ]\d{2}:)/.test(text) ? calendarDate(text.slice(0, 10)) : null;
}

// Structs check the values before they are read, so this throws only when a mapper is called without its struct.
function assertDefined<T>(value: T | null): T {
  if (value === null) throw new TypeError('A value was read before its struct checked it.');
  return value;
}
