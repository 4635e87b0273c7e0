import { ARRAY_ERROR, getIn, setIn } from 'final-form';

/** Names of fields with dots between their parts: `items[0].name` is `items.0.name`. */
const dottedName = (name: string): string => name.replaceAll(/\[(\d+)\]/g, '.$1').replace(/^\./, '');

/**
 * The field that a name belongs to: the field itself, or the one whose value it is a part of (`tags` for `tags.1`).
 * Undefined when none of the fields is meant.
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
  /** One text a field. */
  readonly onFields: Readonly<Record<string, string>>;
  /** What concerns none of the fields. */
  readonly others: readonly string[];
}

/** A server's messages by name, shared out to the fields that they belong to. */
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

/** The text of a list, as final-form holds it: beside those of its items. */
const listError = (text: string | undefined): unknown => Object.assign([], { [ARRAY_ERROR]: text });

/**
 * Messages by dotted name as final-form wants them: nested as the values are. Where `isList` says that a field has fields
 * of its own below it, its text never stands alone: final-form could not set those of its items.
 */
export function nestErrors(
  byName: Readonly<Record<string, string>>,
  isList: (name: string) => boolean = () => false,
): Record<string, unknown> {
  // The longer names first: a text for a whole list goes beside those of its items.
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

/** The text of a field itself in what final-form holds for it; of a list that is a mark beside its items. */
export function ownText(error: unknown): string | undefined {
  const own: unknown = Array.isArray(error) ? Reflect.get(error, ARRAY_ERROR) : error;
  return typeof own === 'string' ? own : undefined;
}

/** The text that nested errors hold for a field, if any. */
export function errorAt(errors: unknown, name: string): string | undefined {
  return typeof errors === 'object' && errors !== null ? ownText(getIn(errors, name)) : undefined;
}
