import {
  array,
  boolean,
  enums,
  integer,
  lazy,
  max,
  min,
  nonempty,
  nullable,
  number,
  optional,
  refine,
  size,
  string,
  type,
  type Describe,
  type Struct,
} from 'superstruct';
import { isDate } from '../../controls/date/date-text.ts';

/** Makes a struct optional and nullable, which mean the same. */
function maybe<T, S>(struct: Struct<T, S>) {
  return optional(nullable(struct));
}

/** The limits of what a page can draw; more is a mistake of the backend. */
const longestName = 255;
const mostRows = 100;
const mostStars = 20;
const longestCode = 12;

const count = min(integer(), 0);
const flag = maybe(boolean());
const text = maybe(string());

const base = {
  name: size(string(), 1, longestName),
  label: string(),
  help: text,
  placeholder: text,
  required: flag,
  disabled: flag,
  depends_on: maybe(array(string())),
};
const textRules = { pattern: text, in: maybe(array(string())), max_length: maybe(count) };
const numbers = { min: maybe(number()), max: maybe(number()) };
const day = maybe(refine(string(), 'day', isDate));

export interface WireOption {
  value: string;
  text: string;
  disabled?: boolean | null | undefined;
  children?: WireOption[] | null | undefined;
}

const option: Describe<WireOption> = type({
  value: string(),
  text: string(),
  disabled: flag,
  children: maybe(array(lazy(() => option))),
});
const options = array(option);

const plainText = type({ ...base, ...textRules });
const choice = type({ ...base, options });
const bounded = ordered(type({ ...base, ...numbers }), 'min', 'max');

type Limit = number | string | null | undefined;

/** Rejects a minimum above the maximum, which would reject every value; dates are compared as texts. */
function ordered<Least extends string, Most extends string, T extends { [Name in Least | Most]?: Limit }, S>(
  struct: Struct<T, S>,
  least: Least,
  most: Most,
): Struct<T, S> {
  return refine(struct, 'order', (input) => {
    const [low, high] = [input[least], input[most]];
    return low == null || high == null || low <= high;
  });
}

/**
 * The struct of each type in docs/schema-forms.md: strict for known fields, open to others. `inputs` of a collection
 * are parsed one by one, like those of the form.
 */
export const inputStructs = {
  text: plainText,
  email: plainText,
  username: plainText,
  url: plainText,
  phone: plainText,
  local_phone: plainText,
  password: type({ ...base, ...textRules, meter: flag }),
  textarea: type({ ...base, ...textRules, rows: maybe(max(min(integer(), 1), mostRows)) }),
  number: bounded,
  digits: plainText,
  percentage: bounded,
  money: bounded,
  masked: type({ ...base, ...textRules, kind: enums(['ssn', 'routing', 'account']) }),
  code: type({ ...base, ...textRules, length: maybe(max(min(integer(), 1), longestCode)) }),
  date: ordered(type({ ...base, min: day, max: day }), 'min', 'max'),
  timecode: bounded,
  select: choice,
  radio: choice,
  async_select: type({ ...base, source: nonempty(string()), options: maybe(options) }),
  multiselect: refine(
    type({ ...base, options: maybe(options), source: maybe(nonempty(string())), max: maybe(count) }),
    'offer',
    ({ options: here, source }) => Boolean(here ?? source),
  ),
  tags: type({ ...base, limit: maybe(count), options: maybe(options) }),
  checkbox: type(base),
  switch: type(base),
  rating: type({ ...base, stars: maybe(max(min(integer(), 1), mostStars)) }),
  country: type(base),
  range: ordered(
    ordered(
      type({
        ...base,
        min: number(),
        max: number(),
        min_span: maybe(min(number(), 0)),
        max_span: maybe(min(number(), 0)),
      }),
      'min',
      'max',
    ),
    'min_span',
    'max_span',
  ),
  collection: ordered(
    type({
      ...base,
      inputs: array(),
      min_items: maybe(count),
      max_items: maybe(count),
      item_label: text,
    }),
    'min_items',
    'max_items',
  ),
  file: type({ ...base, accept: maybe(array(nonempty(string()))), max_files: maybe(min(integer(), 1)) }),
} as const;
