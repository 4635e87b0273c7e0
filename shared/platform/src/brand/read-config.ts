import { isOpeningHours } from '@portal/domain';
import {
  array,
  assert,
  boolean,
  enums,
  integer,
  max,
  min,
  nonempty,
  nullable,
  number,
  pattern,
  refine,
  string,
  StructError,
  tuple,
  type,
  type Struct,
} from 'superstruct';
import { explain } from '../validation/explain.ts';
import type { PortalConfig } from './config.ts';

/** The configuration is unusable; the message names the key. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  /** The keys that lead to the wrong value: `brands`, `0`, `title`. */
  readonly path: readonly string[];

  constructor(message: string, path: readonly string[]) {
    super(message);
    this.path = path;
  }
}

const text = nonempty(string());
const webAddress = refine(
  string(),
  'address',
  (value) => isHttp(value) || 'Expected an http or https address',
);
const pageAddress = refine(
  text,
  'address',
  (value) =>
    /^\/(?!\/)/.test(value) || isHttp(value) || 'Expected an address on this site or an https address',
);
const headerName = pattern(string(), /^[A-Za-z0-9-]+$/);
// The settings of a release know the zone itself. To ask the page's Intl for it here would cost a phone's every start 40 ms.
const timeZone = refine(
  string(),
  'time zone',
  (value) => /^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/.test(value) || 'Expected an IANA time zone',
);

const openingHours = type({ from: number(), to: number(), opens: number(), closes: number() });
const supportHours = nonempty(
  array(
    refine(
      openingHours,
      'opening hours',
      (value) =>
        isOpeningHours(value) ||
        'Expected days from 1, Monday, to 7 and minutes from 0 to 1440, each in their order',
    ),
  ),
);

const brand = type({
  key: pattern(string(), /^[a-z][a-z0-9-]*$/),
  name: text,
  title: text,
  company: text,
  favicon: pageAddress,
  logo: pageAddress,
  stylesheet: pageAddress,
  creditOptionsUrl: webAddress,
  contact: type({
    address: text,
    phone: text,
    afterHoursPhone: text,
    email: pattern(string(), /^\S+@\S+$/),
  }),
});

const configStruct = type({
  apiBase: refine(
    string(),
    'origin',
    (value) =>
      value === '' || (isHttp(value) && new URL(value).origin === value) || 'Expected an origin, or nothing',
  ),
  contentBase: pageAddress,
  brands: tuple([brand, brand]),
  secondBrandHostSuffix: text,
  headers: type({ brand: headerName, portal: headerName }),
  mapsKey: string(),
  mapTilesUrl: nullable(text),
  mapAttribution: nullable(text),
  chatScriptUrl: nullable(pageAddress),
  cardScriptUrl: nullable(pageAddress),
  geocode: type({ forwardUrl: nullable(pageAddress), reverseUrl: nullable(pageAddress) }),
  staffLabel: text,
  portalChoice: enums(['guards', 'areas']),
  demo: boolean(),
  remoteTimeoutMs: max(min(integer(), 1), 600_000),
  supportHours,
  timeZone,
});

/**
 * Returns the configuration of a deployment from an outside value (SHARED-03, 72, 73). Ignores keys that it
 * does not know: a newer release tool may write them.
 *
 * @throws ConfigError that names the key and what it must be
 */
export function readConfig(value: unknown): PortalConfig {
  try {
    assert(value, configStruct);
  } catch (error) {
    throw new ConfigError(
      explain(error, 'config'),
      error instanceof StructError ? error.path.map(String) : [],
    );
  }
  return value;
}

/** Returns the keys that `readConfig` knows, with dots before those inside of others: `brands.contact.phone`. */
export const configKeys = (): readonly string[] => [
  ...keysOf(configStruct.schema),
  ...keysOf(brand.schema, 'brands.'),
  ...keysOf(openingHours.schema, 'supportHours.'),
];

function keysOf(schema: Readonly<Record<string, unknown>>, before = ''): readonly string[] {
  return Object.entries(schema as Record<string, Struct>).flatMap(([key, struct]) => [
    `${before}${key}`,
    ...(struct.type === 'type'
      ? keysOf(struct.schema as Readonly<Record<string, unknown>>, `${before}${key}.`)
      : []),
  ]);
}

function isHttp(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
