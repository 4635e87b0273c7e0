import { isIPv4, isIPv6 } from 'node:net';
import { isFreeHeaderName } from '@portal/api-contract';
import {
  array,
  boolean,
  coerce,
  date,
  enums,
  integer,
  literal,
  nullable,
  pattern,
  record,
  refine,
  size,
  string,
  type Struct,
} from 'superstruct';
import { brandKeys } from '../brands/company.ts';
import { parseInstant } from '../clock/clock.ts';
import { isTimezone } from '../clock/customer-day.ts';
import { isParentPattern } from './parent-origins.ts';

/** Null for an empty text, else the struct's value. */
export const orNull = <Value, Schema>(struct: Struct<Value, Schema>) =>
  coerce(nullable(struct), literal(''), () => null);

/** A whole number between both ends, which are included. */
export const wholeNumber = (from: number, to: number) =>
  coerce(size(integer(), from, to), pattern(string(), /^\d{1,9}$/), Number);

/** Different whole numbers from 0 to 28 separated by commas; `off` for none. */
export const dayList = coerce(
  refine(array(size(integer(), 0, 28)), 'different days', (days) => new Set(days).size === days.length),
  pattern(string(), /^(off|\d{1,2}( *, *\d{1,2})*)$/),
  (text) => (text === 'off' ? [] : text.split(',').map(Number)),
);

/** Without a demo, with one for this machine alone, or with one that everybody may reach. */
const demoModes = ['off', 'local', 'public'] as const;
const demoTexts = { '1': 'local', true: 'local', '0': 'off', false: 'off', public: 'public' } as const;

export const demoMode = coerce(
  enums(demoModes),
  enums(['1', 'true', '0', 'false', 'public']),
  (text) => demoTexts[text],
);

export const onOrOff = coerce(boolean(), enums(['1', '0']), (text) => text === '1');

export const hostName = pattern(string(), /^[\w.:-]+$/);

export const timeZoneName = refine(string(), 'time zone', isTimezone);

export const shortText = pattern(string(), /^\S(.{0,118}\S)?$/);

export const emailAddress = pattern(string(), /^[^\s@<>]+@[^\s@<>]+$/);

export const folderPath = refine(
  string(),
  'folder',
  (text) => text !== '' && !text.includes('\0') && !text.includes('://'),
);

/** `postgres://user:password@host/name`; the host may be a socket's folder, `?host=/run/postgresql`, as in psql. */
export const databaseAddress = refine(string(), 'database', (text) => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, searchParams } = new URL(text);
  const host = hostname || searchParams.get('host');
  return /^postgres(ql)?:$/.test(protocol) && Boolean(host) && /^\/[^/]+$/.test(pathname);
});

const hasProtocol = (text: string, protocol: RegExp) =>
  URL.canParse(text) && protocol.test(new URL(text).protocol);

export const mailServerAddress = refine(
  string(),
  'mail server',
  (text) => hasProtocol(text, /^smtps?:$/) && new URL(text).hostname !== '',
);

export const webAddress = refine(string(), 'web address', (text) => hasProtocol(text, /^https?:$/));

/** A web address without a fragment, that addresses of screens are appended to: a slash at its end is removed. */
export const baseAddress = coerce(
  refine(webAddress, 'base address', (text) => !text.includes('#')),
  string(),
  (text) => text.replace(/\/+$/, ''),
);

export const headerName = refine(string(), 'header', isFreeHeaderName);

/** `brand=address` with spaces between, each brand once; their addresses by brand. */
export const brandAddresses = coerce(
  record(enums(brandKeys), baseAddress),
  refine(string(), 'different brands', (text) => {
    const brands = pairsIn(text).map(([brand]) => brand);
    return new Set(brands).size === brands.length;
  }),
  (text) => Object.fromEntries(pairsIn(text)),
);

const pairsIn = (text: string) =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((pair) => {
      const [brand = '', ...address] = pair.split('=');
      return [brand, address.join('=').replace(/\/+$/, '')] as const;
    });

/** Scheme, host and port; a slash at its end is removed. */
export const webOrigin = coerce(
  refine(webAddress, 'origin', (text) => new URL(text).origin === text),
  string(),
  (text) => text.replace(/\/$/, ''),
);

/** Exact origins with spaces between, each without a slash at its end; none for an empty text. */
export const webOrigins = coerce(array(webOrigin), string(), (text) => text.split(/\s+/).filter(Boolean));

export const originPatterns = coerce(
  array(refine(string(), 'origin pattern', isParentPattern)),
  string(),
  (text) => text.split(/\s+/),
);

/** An address, or a range of 1 to 32 or 128 bits: a range of 0 bits would trust everybody. */
function isProxy(text: string): boolean {
  const [, address = '', bits = '1'] = /^([^/]+)(?:\/([1-9]\d{0,2}))?$/.exec(text) ?? [];
  return isIPv4(address) ? Number(bits) <= 32 : isIPv6(address) && Number(bits) <= 128;
}

export const proxyList = coerce(array(refine(string(), 'proxy', isProxy)), string(), (text) =>
  text === '' ? [] : text.split(',').map((proxy) => proxy.trim()),
);

export const instant = coerce(date(), string(), (text) => parseInstant(text) ?? text);
