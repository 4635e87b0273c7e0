/**
 * One environment variable. The table of these is the one place where a setting's name, default and check stand;
 * the README's table is printed from it by `portal settings`.
 */
export interface Setting<Value> {
  /** Name of the environment variable. */
  readonly name: string;
  /** Text that counts when the variable is not set. */
  readonly default: string;
  /** What it does, one plain sentence. */
  readonly help: string;
  /** What is allowed, to stand after `must be`: `a whole number from 1 to 65535`. */
  readonly allowed: string;
  /** The value of a text, or undefined when the text is not allowed. */
  read(text: string): Value | undefined;
}

type Described = Pick<Setting<unknown>, 'name' | 'default' | 'help'>;

/** A whole number within limits, both allowed. */
export function wholeNumber(of: Described, least: number, most: number): Setting<number> {
  return {
    ...of,
    allowed: `a whole number from ${least} to ${most}`,
    read: (text) => {
      const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      return value >= least && value <= most ? value : undefined;
    },
  };
}

/** An http address; braces in it stand for parts that are filled in later, as `{z}` of a map tile. */
export function httpAddress(of: Described): Setting<string> {
  return { ...of, allowed: 'an http or https address', read: readAddress };
}

/** An http address, or nothing: the part that needs it is then left out. */
export function optionalAddress(of: Omit<Described, 'default'>): Setting<string | null> {
  return {
    ...of,
    default: '',
    allowed: 'an http or https address, or empty',
    read: (text) => (text === '' ? null : readAddress(text)),
  };
}

function readAddress(text: string): string | undefined {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : undefined;
}

/** `1` or `0`, `true` or `false`. */
export function yesOrNo(of: Described): Setting<boolean> {
  const values = new Map([
    ['1', true],
    ['true', true],
    ['0', false],
    ['false', false],
  ]);
  return { ...of, allowed: '1, true, 0 or false', read: (text) => values.get(text) };
}

/** Any text that fits a pattern. */
export function textLike(of: Described, pattern: RegExp, allowed: string): Setting<string> {
  return { ...of, allowed, read: (text) => (pattern.test(text) ? text : undefined) };
}
