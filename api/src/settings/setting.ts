import { create, StructError, type Struct } from 'superstruct';
import { SettingsError } from './settings-error.ts';

interface Described {
  /** The text when the variable is not set. */
  readonly default: string;
  /** What it does, in one plain sentence. */
  readonly description: string;
  /** What is allowed, to follow `must be`: `a whole number from 1 to 65535`. */
  readonly allowed: string;
  /** Whether no message may repeat the value, because it may contain a password. */
  readonly isSecret?: boolean;
}

/** One environment variable of the api. */
export interface Setting<Value> extends Described {
  /** Validates the text of the variable and returns its value. Throws superstruct's `StructError`. */
  readonly parse: (text: string) => Value;
}

/** Describes a setting by the struct that validates its text and coerces it to its value. */
export function setting<Value, Schema>(struct: Struct<Value, Schema>, described: Described): Setting<Value> {
  return { ...described, parse: (text) => create(text, struct) };
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the text of a variable; an empty one counts as not set. */
export const textOf = (environment: Environment, name: string): string | undefined =>
  environment[name]?.trim() || undefined;

/**
 * Returns the value of a variable.
 *
 * @throws SettingsError naming the variable and what is allowed
 */
export function readSetting<Value>(
  environment: Environment,
  name: string,
  { parse, default: absent, allowed, isSecret = false }: Setting<Value>,
): Value {
  const text = textOf(environment, name) ?? absent;
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof StructError)) throw error;
    throw new SettingsError(`${name} must be ${allowed}${isSecret ? '' : `, not '${text}'`}.`);
  }
}
