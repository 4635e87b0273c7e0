import { isIPv4, isIPv6 } from 'node:net';

/**
 * One environment variable. The table of these is the only place with a setting's name, default and check;
 * the table of docs/settings.md is printed from it by `portal settings`.
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

/** An http address, a path of the api, or `none`: the part that needs it is then left out. */
export function serviceAddress(of: Described): Setting<string | null> {
  return {
    ...of,
    allowed: 'an http or https address, a path of the api such as /api/search, or none',
    read: (text) => {
      if (text === 'none') return null;
      return /^\/(?!\/)\S*$/.test(text) ? text : readAddress(text);
    },
  };
}

function readAddress(text: string): string | undefined {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : undefined;
}

/** Proxies by address or range, with commas between; none by default. */
export function proxyList(of: Omit<Described, 'default'>): Setting<readonly string[]> {
  return {
    ...of,
    default: '',
    allowed: 'addresses or ranges such as 10.0.0.0/8 with commas between, or empty',
    read: (text) => {
      if (text === '') return [];
      const proxies = text.split(',').map((proxy) => proxy.trim());
      return proxies.every(isRange) ? proxies : undefined;
    },
  };
}

/** An address, or `address/bits` with 1 to 32 or 128 bits: a range of everybody would trust everybody. */
function isRange(text: string): boolean {
  const [, address = '', bits = '1'] = /^([^/]+)(?:\/([1-9]\d{0,2}))?$/.exec(text) ?? [];
  return isIPv4(address) ? Number(bits) <= 32 : isIPv6(address) && Number(bits) <= 128;
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
