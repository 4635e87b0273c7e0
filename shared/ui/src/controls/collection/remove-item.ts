import type { Mutator } from 'final-form';

const flags = ['touched', 'visited', 'modified', 'modifiedSinceLastSubmit'] as const;

/** Splits the name of a field in an item: `items.2.street` in `items` is 2 and `.street`. Null for any other field. */
function placeOf(field: string, list: string): { readonly index: number; readonly rest: string } | null {
  if (!field.startsWith(`${list}.`)) return null;
  const [index = '', ...rest] = field.slice(list.length + 1).split('.');
  return /^\d+$/.test(index) ? { index: Number(index), rest: rest.map((part) => `.${part}`).join('') } : null;
}

const without = (list: unknown, index: number): unknown =>
  Array.isArray(list) ? list.filter((_, place) => place !== index) : list;

/**
 * Removes an item from a list of the form, `[name, index]`. The touched flags and server errors of the items after it
 * move with them; final-form alone would leave them at their index.
 */
export const removeItem: Mutator = (args, state, { changeValue, getIn, setIn }) => {
  const [name, index] = args as [string, number];
  changeValue(state, name, (items) => without(items, index));
  const fields = { ...state.fields };
  for (const [key, field] of Object.entries(state.fields)) {
    const place = placeOf(key, name);
    if (place === null || place.index < index) continue;
    const next = state.fields[`${name}.${place.index + 1}${place.rest}`];
    const moved = Object.fromEntries(flags.map((flag) => [flag, next?.[flag] ?? false]));
    fields[key] = { ...field, ...moved };
  }
  state.fields = fields;
  const { submitErrors } = state.formState;
  const said: unknown = submitErrors && getIn(submitErrors, name);
  if (submitErrors && Array.isArray(said)) {
    state.formState.submitErrors = setIn(submitErrors, name, without(said, index));
  }
};
