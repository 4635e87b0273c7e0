import { isIPv4, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { SettingsError } from './settings-error.ts';
import { readVendors, type Vendors } from './vendor-settings.ts';
import { parseInstant } from '../clock/clock.ts';

export { SettingsError };

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Where the rows are: embedded in a folder of this machine, or on a server. */
export type StoreSettings =
  { readonly kind: 'folder'; readonly folder: string } | { readonly kind: 'server'; readonly url: string };

/** Mails are sent, or stay in the table for the demo's mailbox to show. */
export type MailSettings =
  { readonly kind: 'smtp'; readonly url: string; readonly from: string } | { readonly kind: 'mailbox' };

/** Fewer could not be everywhere that they must be. */
export const fewestRetailers = 200;
export const mostRetailers = 20_000;

export interface Settings extends Vendors {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Addresses and ranges, besides this machine's own, whose X-Forwarded-For says who asks. */
  readonly trustedProxies: readonly string[];
  readonly store: StoreSettings;
  /** Seeds the demo's people and honours its triggers (last four digits, amounts ending in .13). */
  readonly demo: boolean;
  /** Retailers that a first start seeds. */
  readonly seededRetailers: number;
  readonly logLevel: LogLevel;
  readonly mail: MailSettings;
  /** Where the portal is, for the links of mails: no slash at its end. */
  readonly portalUrl: string;
  readonly clock: ClockSettings;
  readonly slides: SlidesShown;
}

/** The machine's own time, or one that tests set and that starts from an instant of theirs or from now. */
export type ClockSettings =
  { readonly kind: 'machine' } | { readonly kind: 'settable'; readonly start: Date | null };

export const slidesShown = ['four', 'none', 'failing'] as const;

/** What the welcome page's slides show in the demo: there are four, there are none, the call fails. */
export type SlidesShown = (typeof slidesShown)[number];

type Environment = Readonly<Record<string, string | undefined>>;

const readerOf = (environment: Environment) => (name: string) => environment[name]?.trim() || undefined;

/** What filling a store takes: nothing listens, and no mail goes out. */
export type SeedSettings = Pick<Settings, 'store' | 'demo' | 'seededRetailers' | 'portalUrl' | 'clock'>;

/**
 * Reads the settings of the seed command, and no others, as `readSettings` does.
 *
 * @throws SettingsError naming the first wrong variable
 */
export function readSeedSettings(environment: Environment, workspace: string): SeedSettings {
  const read = readerOf(environment);
  return {
    store: readStore(read('DATABASE_URL'), read('DATA_DIR'), workspace),
    demo: readSwitch('DEMO', read('DEMO'), true),
    seededRetailers: readInteger('SEED_STORES', read('SEED_STORES'), 1200, fewestRetailers, mostRetailers),
    portalUrl: readPortal(read('PORTAL_URL')),
    clock: readClock(read('TEST_CLOCK'), read('NODE_ENV')),
  };
}

/**
 * Reads the settings from environment variables; an empty variable counts as absent.
 *
 * @param workspace the folder that a relative `DATA_DIR` starts from
 * @throws SettingsError naming the first wrong variable
 */
export function readSettings(environment: Environment, workspace: string): Settings {
  const read = readerOf(environment);
  const seeding = readSeedSettings(environment, workspace);
  const { demo, portalUrl } = seeding;
  return {
    ...seeding,
    port: readInteger('API_PORT', read('API_PORT'), 4001, 0, 65535),
    host: readHost(read('HOST')),
    trustedProxies: readProxies(read('TRUST_PROXY')),
    logLevel: readLogLevel(read('LOG_LEVEL')),
    mail: readMail(read('SMTP_URL'), read('MAIL_FROM'), demo),
    ...readVendors({
      demo,
      portalUrl,
      sandboxPort: readInteger('SANDBOX_PORT', read('SANDBOX_PORT'), 4002, 0, 65535),
      sandboxUrl: read('SANDBOX_URL'),
      sandboxParents: read('SANDBOX_PARENTS'),
      providerUrl: read('CARD_PROVIDER_URL'),
      providerSecret: read('CARD_PROVIDER_SECRET'),
      scriptUrl: read('CARD_SCRIPT_URL'),
    }),
    slides: readSlides(read('DEMO_SLIDES'), demo),
  };
}

function refuse(name: string, allowed: string, given: string): never {
  throw new SettingsError(`${name} must be ${allowed}, not '${given}'.`);
}

function readInteger(name: string, given: string | undefined, absent: number, from: number, to: number) {
  if (given === undefined) return absent;
  const value = Number(given);
  if (!/^\d+$/.test(given) || value < from || value > to)
    return refuse(name, `a whole number from ${from} to ${to}`, given);
  return value;
}

function readHost(given: string | undefined): string {
  if (given === undefined) return '127.0.0.1';
  if (!/^[\w.:-]+$/.test(given))
    return refuse('HOST', 'an address or host name to listen on, such as 127.0.0.1 or 0.0.0.0', given);
  return given;
}

function readProxies(given: string | undefined): readonly string[] {
  const proxies = given?.split(',').map((proxy) => proxy.trim()) ?? [];
  if (!proxies.every(isProxy))
    return refuse('TRUST_PROXY', 'addresses or ranges such as 10.0.0.0/8 with commas between', given ?? '');
  return proxies;
}

/** An address, or a range with 1 to 32 or 128 bits: one of none would believe everybody. */
function isProxy(text: string): boolean {
  const [, address = '', bits = '1'] = /^([^/]+)(?:\/([1-9]\d{0,2}))?$/.exec(text) ?? [];
  return isIPv4(address) ? Number(bits) <= 32 : isIPv6(address) && Number(bits) <= 128;
}

function readStore(url: string | undefined, folder: string | undefined, workspace: string): StoreSettings {
  if (url === undefined) {
    const chosen = folder ?? '.portal/data';
    if (chosen.includes('\0') || chosen.includes('://')) {
      return refuse('DATA_DIR', 'a path of a folder on this machine', chosen);
    }
    return { kind: 'folder', folder: resolve(workspace, chosen) };
  }
  // The address holds a password: it is never repeated.
  if (!isDatabaseAddress(url)) {
    throw new SettingsError(
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/name.',
    );
  }
  if (folder !== undefined) {
    throw new SettingsError(
      'DATA_DIR must be empty when DATABASE_URL is given: the data is in one place or the other.',
    );
  }
  return { kind: 'server', url };
}

/** The host may be the folder of a socket, `?host=/run/postgresql`, as PostgreSQL's own tools have it. */
function isDatabaseAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, searchParams } = new URL(text);
  const host = hostname || searchParams.get('host');
  return /^postgres(ql)?:$/.test(protocol) && Boolean(host) && /^\/[^/]+$/.test(pathname);
}

function readMail(url: string | undefined, from: string | undefined, demo: boolean): MailSettings {
  if (url === undefined) {
    if (demo) return { kind: 'mailbox' };
    throw new SettingsError('SMTP_URL must be given when DEMO is false: PINs and links go by mail.');
  }
  // The address may hold a password: it is never repeated.
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol)) {
    throw new SettingsError('SMTP_URL must be an address such as smtp://user:password@host:587.');
  }
  const sender = from ?? 'portal@portal.test';
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(sender)) return refuse('MAIL_FROM', 'an e-mail address', sender);
  return { kind: 'smtp', url, from: sender };
}

function readPortal(given: string | undefined): string {
  if (given === undefined) return 'http://localhost:4000';
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) {
    return refuse('PORTAL_URL', 'an address such as https://portal.example.com', given);
  }
  return given.replace(/\/+$/, '');
}

function readSwitch(name: string, given: string | undefined, absent: boolean): boolean {
  if (given === undefined) return absent;
  if (given === 'true' || given === '1') return true;
  if (given === 'false' || given === '0') return false;
  return refuse(name, 'true or false', given);
}

function readLogLevel(given: string | undefined): LogLevel {
  if (given === undefined) return 'info';
  return (
    logLevels.find((level) => level === given) ?? refuse('LOG_LEVEL', `one of ${logLevels.join(', ')}`, given)
  );
}

function readClock(given: string | undefined, mode: string | undefined): ClockSettings {
  if (mode !== 'test') {
    return given === undefined
      ? { kind: 'machine' }
      : refuse('TEST_CLOCK', 'empty unless NODE_ENV is test', given);
  }
  if (given === undefined) return { kind: 'settable', start: null };
  const start = parseInstant(given);
  return start === null
    ? refuse('TEST_CLOCK', 'an instant of the years 2000 to 2099 such as 2026-11-20T12:00:00Z', given)
    : { kind: 'settable', start };
}

function readSlides(given: string | undefined, demo: boolean): SlidesShown {
  if (given === undefined) return 'four';
  if (!demo) return refuse('DEMO_SLIDES', 'empty when DEMO is false', given);
  return (
    slidesShown.find((shown) => shown === given) ??
    refuse('DEMO_SLIDES', `one of ${slidesShown.join(', ')}`, given)
  );
}
