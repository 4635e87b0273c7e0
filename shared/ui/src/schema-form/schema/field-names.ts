import { drawn, type ParsedInput } from './schema-input.ts';

const special = /[%.[\]]/g;

/**
 * Returns the form's name of an input. It is encoded because a backend may use any name: to the form, dots, brackets
 * and digits are positions in lists and objects, and every object has a `constructor`.
 */
export function fieldKey(name: string): string {
  return `in:${name.replace(special, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}

/**
 * Returns the form's field name for a name in a backend's error: `items.0.price`, `items[0].price`, `tags.1`. Undefined
 * when it belongs to none of the inputs. It belongs to the one with the longest name that it begins with, because names
 * may have dots.
 */
export function fieldNameOf(inputs: readonly ParsedInput[], errorName: string): string | undefined {
  const [input] = drawn(inputs)
    .filter(({ name }) => errorName.startsWith(name) && /^(?:[.[]|$)/.test(errorName.slice(name.length)))
    .toSorted((a, b) => b.name.length - a.name.length);
  if (!input) return undefined;
  const key = fieldKey(input.name);
  const [, place, inside] = /^\.?\[?(\d+)\]?\.?(.*)$/s.exec(errorName.slice(input.name.length)) ?? [];
  if (input.type !== 'collection' || place === undefined) return key;
  const nested = inside ? fieldNameOf(input.inputs, inside) : undefined;
  return nested === undefined ? key : `${key}.${place}.${nested}`;
}
