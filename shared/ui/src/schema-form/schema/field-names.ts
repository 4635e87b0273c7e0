import { drawn, type ParsedInput } from './schema-input.ts';

const special = /[%.[\]]/g;

/**
 * The form's name of an input. A backend may call an input as it likes: dots, brackets and digits mean places in lists
 * and objects to the form, and `constructor` is in every object.
 */
export function fieldKey(name: string): string {
  return `in:${name.replace(special, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}

/**
 * The form's name for a name that the backend uses in an error: `items.0.price`, `items[0].price`, `tags.1`. Undefined
 * when none of the inputs is meant.
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
