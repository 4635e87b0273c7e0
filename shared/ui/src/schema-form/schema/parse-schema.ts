import { StructError } from 'superstruct';
import type { SelectOption } from '../../controls/options/option.ts';
import {
  drawn,
  type InputType,
  type ParsedInput,
  type ParsedSchema,
  type SchemaInput,
} from './schema-input.ts';
import { inputStructs, type WireOption } from './schema-structs.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Parses a schema: each input strictly, the form as a whole tolerantly. An input of an unknown type is left out with a
 * warning (UI-65); a malformed one stays in the list and is shown as unusable.
 *
 * @returns null when it is not a schema at all
 */
export function parseSchema(data: unknown): ParsedSchema | null {
  if (!isFields(data) || !Array.isArray(data['inputs'])) return null;
  return {
    title: textOf(data['title']),
    description: textOf(data['description']),
    submitText: textOf(data['submit_text']),
    inputs: parseInputs(data['inputs'], false),
    values: isFields(data['values']) ? data['values'] : {},
  };
}

export interface ParsedReload {
  readonly inputs: readonly ParsedInput[];
  readonly values: Fields;
}

/** Parses the answer to a reload; returns null for anything else. */
export function parseReload(data: unknown): ParsedReload | null {
  if (!isFields(data) || !Array.isArray(data['inputs']) || !isFields(data['values'])) return null;
  return { inputs: parseInputs(data['inputs'], false), values: data['values'] };
}

/** Parses a list of inputs; in a disabled collection every input is disabled, whatever it says itself. */
function parseInputs(list: readonly unknown[], forceDisabled: boolean): readonly ParsedInput[] {
  const names = new Set<string>();
  return list.flatMap((raw, index) => {
    const parsed = parseInput(raw, `${index}`, forceDisabled);
    if (parsed?.type !== 'input') return parsed ?? [];
    const { name, label } = parsed.input;
    if (names.has(name)) {
      warn(`A schema has two inputs of the name ${quoted(name)}`);
      return { type: 'malformed', key: `${index}`, label };
    }
    names.add(name);
    return parsed;
  });
}

/** Parses one input; returns null for one that is left out. */
function parseInput(raw: unknown, key: string, forceDisabled: boolean): ParsedInput | null {
  const type = isFields(raw) ? raw['type'] : undefined;
  if (!isFields(raw) || typeof type !== 'string') {
    warn(`Input ${key} of a schema has no type`);
    return { type: 'malformed', key, label: null };
  }
  if (!isInputType(type)) {
    warn(`Unknown input type ${quoted(type)} of ${quoted(raw['name'])}`);
    return null;
  }
  const [error, wire] = inputStructs[type].validate(raw);
  if (error instanceof StructError) {
    warn(
      `Input ${quoted(raw['name'])} of type ${type} is malformed at ${error.path.join('.') || 'the whole'}`,
    );
    return { type: 'malformed', key, label: textOf(raw['label']) };
  }
  return { type: 'input', input: readInput(type, wire as Fields, forceDisabled) };
}

function readInput(type: InputType, wire: Fields, forceDisabled: boolean): SchemaInput {
  const read: Record<string, unknown> = { type };
  for (const [name, value] of Object.entries(wire)) {
    if (value === null || value === undefined || name === 'type') continue;
    read[camelCase(name)] = name === 'options' ? (value as WireOption[]).map(readOption) : value;
  }
  if (forceDisabled) read['disabled'] = true;
  if (type === 'collection') {
    const inputs = parseInputs(wire['inputs'] as readonly unknown[], read['disabled'] === true);
    for (const { name, dependsOn = [] } of drawn(inputs)) {
      if (dependsOn.length > 0) warn(`"depends_on" of ${quoted(name)} has no effect in a collection`);
    }
    read['inputs'] = inputs;
  }
  // The struct has validated the fields; TypeScript can't follow their renaming.
  return read as unknown as SchemaInput;
}

function readOption({ value, text, disabled, children }: WireOption): SelectOption {
  return {
    value,
    text,
    disabled: disabled ?? false,
    ...(children ? { children: children.map(readOption) } : {}),
  };
}

const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
/** Warns the backend's developers. Warnings contain no values, which may be personal data. */
function warn(text: string): void {
  // oxlint-disable-next-line no-console -- UI-65: the specification sends it to the console
  console.warn(text);
}

const isInputType = (type: string): type is InputType => Object.hasOwn(inputStructs, type);
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const quoted = (value: unknown) =>
  JSON.stringify(typeof value === 'string' ? value.slice(0, 80) : (value ?? null)).slice(0, 90);

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
