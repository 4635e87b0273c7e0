import { isIPv4, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { isFreeHeaderName, parseOpeningHours, type OpeningHours } from '@portal/platform/contract';
import {
  array,
  coerce,
  define,
  enums,
  integer,
  literal,
  max,
  min,
  nullable,
  pattern,
  refine,
  string,
  union,
  type Struct,
} from 'superstruct';

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
  readonly description: string;
  /** What is allowed, as the sentence `must be …` ends: `a whole number from 1 to 65535`. */
  readonly allowed: string;
  /** Parses and checks the text. */
  readonly value: Pick<Struct<Value, unknown>, 'validate'>;
  /** Name of a setting of the same table whose text must be another one, whatever their capitals. */
  readonly differsFrom?: string;
}

type Described = Pick<Setting<unknown>, 'name' | 'default' | 'description'>;
type OptionallyDescribed = Omit<Described, 'default'>;

/** A whole number within limits, both allowed. */
export const wholeNumber = (of: Described, least: number, most: number): Setting<number> => ({
  ...of,
  allowed: `a whole number from ${least} to ${most}`,
  value: coerce(max(min(integer(), least), most), pattern(string(), /^\d{1,9}$/), Number),
});

const isHttp = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const address = refine(string(), 'http address', isHttp);

const tilesAddress = refine(address, 'tiles address', (text) =>
  ['{z}', '{x}', '{y}'].every((place) => text.includes(place)),
);

/** An http address; braces in it mark parts that are filled in later, as `{z}` of a map tile. */
export const httpAddress = (of: Described): Setting<string> => ({
  ...of,
  allowed: 'an http or https address',
  value: address,
});

/** An http address, or null for nothing: the part that needs it is then left out. */
export const optionalAddress = (of: OptionallyDescribed): Setting<string | null> => ({
  ...of,
  default: '',
  allowed: 'an http or https address, or empty',
  value: coerce(nullable(address), literal(''), () => null),
});

/** The address of map tiles, or null for nothing. Without a place for each number every tile would be the same. */
export const optionalTilesAddress = (of: OptionallyDescribed): Setting<string | null> => ({
  ...optionalAddress(of),
  allowed: 'an http or https address with {z}, {x} and {y}, or empty',
  value: coerce(nullable(tilesAddress), literal(''), () => null),
});

/** Without `*` and `;`, which would mean more in a content security policy. */
const origin = refine(
  pattern(string(), /^https?:\/\/[\w.:[\]-]+$/),
  'origin',
  (text) => URL.canParse(text) && new URL(text).origin === text,
);

/**
 * Returns an origin as browsers spell it: a slash at the end, a port that goes without saying and capitals of the host
 * are taken away. A text that is not an origin is returned as it is.
 */
const asOrigin = (text: string): string =>
  /^https?:\/\/[^\s/\\?#@]+\/?$/i.test(text) && URL.canParse(text) ? new URL(text).origin : text;

/** The origin of a server; an address with a path is rejected, because nothing would keep the path. */
export const httpOrigin = (of: Described): Setting<string> => ({
  ...of,
  allowed: 'an origin such as https://api.example, without a path',
  value: coerce(origin, string(), asOrigin),
});

/** The origin of a server, or null for nothing. */
export const optionalOrigin = (of: OptionallyDescribed): Setting<string | null> => ({
  ...of,
  default: '',
  allowed: 'an origin such as https://api.example, or empty',
  value: coerce(nullable(origin), string(), (text) => (text === '' ? null : asOrigin(text))),
});

/** Exact origins with spaces between; none by default. */
export const originList = (of: OptionallyDescribed): Setting<readonly string[]> => ({
  ...of,
  default: '',
  allowed: 'origins such as https://pictures.example with spaces between, or empty',
  value: coerce(array(origin), string(), (text) => text.split(/\s+/).filter(Boolean).map(asOrigin)),
});

/** An http address, a path of the api, or null for `none`: the part that needs it is then left out. */
export const serviceAddress = (of: Described): Setting<string | null> => ({
  ...of,
  allowed: 'an http or https address, a path of the api such as /api/search, or none',
  value: coerce(nullable(union([pattern(string(), /^\/(?!\/)\S*$/), address])), literal('none'), () => null),
});

/** An address, or `address/bits` with 1 to 32 or 128 bits: a range of all addresses would trust everybody. */
const range = refine(string(), 'range', (text) => {
  const [, base = '', bits = '1'] = /^([^/]+)(?:\/([1-9]\d{0,2}))?$/.exec(text) ?? [];
  return isIPv4(base) ? Number(bits) <= 32 : isIPv6(base) && Number(bits) <= 128;
});

/** Proxies by address or range, with commas between; none by default. */
export const proxyList = (of: OptionallyDescribed): Setting<readonly string[]> => ({
  ...of,
  default: '',
  allowed: 'addresses or ranges such as 10.0.0.0/8 with commas between, or empty',
  value: coerce(array(range), string(), (text) =>
    text === '' ? [] : text.split(',').map((proxy) => proxy.trim()),
  ),
});

const demoTexts = { '1': 'local', true: 'local', '0': 'off', false: 'off', public: 'public' } as const;

/** Without a demo, with one for this machine alone, or with one that everybody may reach. */
export const demoMode = (of: Described): Setting<'off' | 'local' | 'public'> => ({
  ...of,
  allowed: '1, true, public, 0 or false',
  value: coerce(
    enums(['off', 'local', 'public']),
    enums(['1', 'true', '0', 'false', 'public']),
    (text) => demoTexts[text],
  ),
});

/** A time zone that this machine's Intl knows, by its name: offsets such as +05:00, which Intl takes, have none. */
export const timeZone = (of: Described): Setting<string> => ({
  ...of,
  allowed: 'an IANA time zone such as America/New_York',
  value: refine(string(), 'time zone', isTimeZone),
});

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Days and hours of the week; the text `Mon-Fri 9-20, Sat 10-17:30`. */
export const openingHours = (of: Described): Setting<readonly OpeningHours[]> => ({
  ...of,
  allowed: 'days and hours of 24, such as Mon-Fri 9-20, Sat 10-17:30',
  value: coerce(
    define<readonly OpeningHours[]>('opening hours', Array.isArray),
    string(),
    (text) => parseOpeningHours(text) ?? text,
  ),
});

/** One of a few words. */
export const oneOf = <const Word extends string>(of: Described, words: readonly Word[]): Setting<Word> => ({
  ...of,
  allowed: words.join(' or '),
  value: enums(words),
});

/** Any text that matches a pattern. */
export const textLike = (of: Described, expression: RegExp, allowed: string): Setting<string> => ({
  ...of,
  allowed,
  value: pattern(string(), expression),
});

/** The name of a header of the site's own calls. */
export const headerName = (of: Described): Setting<string> => ({
  ...of,
  allowed: `the name of a header that nothing else uses, such as ${of.default}: letters, digits and hyphens`,
  value: refine(string(), 'header', isFreeHeaderName),
});

/** The path of a folder, from the present folder on where it is relative. */
export const folder = (of: Described): Setting<string> => ({
  ...of,
  allowed: 'the path of a folder',
  value: coerce(string(), string(), (text) => resolve(text)),
});

/** The path of a folder as `folder` takes it, or an empty text for none. */
export const optionalFolder = (of: OptionallyDescribed): Setting<string> => ({
  ...of,
  default: '',
  allowed: 'the path of a folder, or empty',
  value: coerce(string(), string(), (text) => text && resolve(text)),
});

/** A short text, or null for nothing. */
export const optionalText = (of: OptionallyDescribed): Setting<string | null> => ({
  ...of,
  default: '',
  allowed: 'a text of at most 120 characters',
  value: coerce(nullable(pattern(string(), /^\S.{0,119}$/)), literal(''), () => null),
});
