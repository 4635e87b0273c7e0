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
 * when it belongs to none of the inputs.
 */
export function fieldNameOf(inputs: readonly ParsedInput[], errorName: string): string | undefined {
  for (const input of drawn(inputs)) {
    const { name } = input;
    if (errorName === name) return fieldKey(name);
    if (!errorName.startsWith(`${name}.`) && !errorName.startsWith(`${name}[`)) continue;
    const [, place, inside] = /^\.?\[?(\d+)\]?\.?(.*)$/s.exec(errorName.slice(name.length)) ?? [];
    if (input.type !== 'collection' || place === undefined) return fieldKey(name);
    const nested = inside ? fieldNameOf(input.inputs, inside) : undefined;
    return nested === undefined ? fieldKey(name) : `${fieldKey(name)}.${place}.${nested}`;
  }
  return undefined;
}
