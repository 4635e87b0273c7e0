import { ARRAY_ERROR, getIn, setIn } from 'final-form';

/** Writes a field's name with dots between its parts: `items[0].name` becomes `items.0.name`. */
const dottedName = (name: string): string => name.replaceAll(/\[(\d+)\]/g, '.$1').replace(/^\./, '');

/**
 * Returns the field that a name belongs to: the field itself, or the one whose value contains it (`tags` for `tags.1`).
 * Undefined when it belongs to none of the fields.
 */
export function ownerOf(name: string, hasField: (name: string) => boolean): string | undefined {
  const parts = dottedName(name).split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const owner = parts.slice(0, length).join('.');
    if (hasField(owner)) return owner;
  }
  return undefined;
}

interface AssignedMessages {
  /** One message for each field. */
  readonly onFields: Readonly<Record<string, string>>;
  /** Messages that belong to none of the fields. */
  readonly others: readonly string[];
}

/** Assigns a server's messages to the fields that they belong to. */
export function assignToFields(
  messages: ReadonlyMap<string, readonly string[]>,
  hasField: (name: string) => boolean,
): AssignedMessages {
  const onFields: Record<string, string> = {};
  const others: string[] = [];
  for (const [name, texts] of messages) {
    const owner = ownerOf(name, hasField);
    if (owner === undefined) others.push(...texts);
    else onFields[owner] = [onFields[owner], ...texts].filter(Boolean).join(' ');
  }
  return { onFields, others };
}

/** The error of a list, as final-form stores it: beside those of its items. */
const listError = (text: string | undefined): unknown => Object.assign([], { [ARRAY_ERROR]: text });

/**
 * Nests messages by dotted name as final-form expects them: like the values. The message of a list (`isList`) is always
 * stored beside those of its items, because final-form could not set theirs otherwise.
 */
export function nestErrors(
  byName: Readonly<Record<string, string>>,
  isList: (name: string) => boolean = () => false,
): Record<string, unknown> {
  // The longer names first, so that the message of a list is added beside those of its items.
  const names = Object.keys(byName).sort((a, b) => b.split('.').length - a.split('.').length);
  return names.reduce<Record<string, unknown>>((errors, name) => {
    const inside: unknown = getIn(errors, name);
    const text = byName[name];
    if (inside === undefined) {
      return setIn(errors, name, isList(name) ? listError(text) : text) as Record<string, unknown>;
    }
    if (Array.isArray(inside)) Object.assign(inside, { [ARRAY_ERROR]: text });
    return errors;
  }, {});
}

/** Returns a field's own message from its final-form error; a list's is stored beside those of its items. */
export function ownText(error: unknown): string | undefined {
  const own: unknown = Array.isArray(error) ? Reflect.get(error, ARRAY_ERROR) : error;
  return typeof own === 'string' ? own : undefined;
}

/** Returns the message of a field in nested errors, if there is one. */
export function errorAt(errors: unknown, name: string): string | undefined {
  return typeof errors === 'object' && errors !== null ? ownText(getIn(errors, name)) : undefined;
}
