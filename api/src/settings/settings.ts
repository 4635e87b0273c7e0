import { resolve } from 'node:path';
import type { Companies } from '../brands/company.ts';
import type { ProcessorSettings } from '../processor/remote-processor.ts';
import { checkCombinations } from './setting-combinations.ts';
import { readSetting, type Environment, type Setting } from './setting.ts';
import {
  settingsTable,
  type logLevels,
  type SettingName,
  type SettingValues,
  type slidesShown,
} from './settings-table.ts';
import {
  readCardProvider,
  readProcessor,
  readSandbox,
  type CardProviderSettings,
  type SandboxSettings,
} from './vendor-settings.ts';

export type LogLevel = (typeof logLevels)[number];

/** The database: embedded in a folder of this machine, or on a PostgreSQL server. */
type StoreSettings =
  | { readonly type: 'folder'; readonly folder: string }
  | { readonly type: 'server'; readonly url: string };

/** Emails are sent, or kept in the store, where only the demo's mailbox shows them. */
export type MailSettings =
  | { readonly type: 'smtp'; readonly url: string; readonly from: string }
  | { readonly type: 'kept' };

/** The machine's clock, or one that tests set; it starts at `start`, or now. */
export type ClockSettings =
  | { readonly type: 'machine' }
  | { readonly type: 'settable'; readonly start: Date | null };

/** The slides of the demo's welcome page: four, none, or a request that fails. */
export type SlidesShown = (typeof slidesShown)[number];

export interface Settings {
  /** 0 chooses any free port. */
  readonly port: number;
  readonly host: string;
  /** Addresses and ranges, besides this machine's own, whose X-Forwarded-For header is trusted. */
  readonly trustedProxies: readonly string[];
  readonly store: StoreSettings;
  /** Seeds the demo's people and honours its triggers (last four digits, amounts ending in .13). */
  readonly demo: boolean;
  /** Whether everybody may read all emails: in a demo for this machine alone. */
  readonly mailbox: boolean;
  /** How many retailers the first start seeds. */
  readonly seededRetailers: number;
  readonly logLevel: LogLevel;
  /** File of the security events; null for the standard output. */
  readonly securityLog: string | null;
  readonly mail: MailSettings;
  /** Where the portal is opened, for the links in emails, without a slash at its end. */
  readonly portalUrl: string;
  /** The request header with the key of the brand. */
  readonly brandHeader: string;
  /** The request header that names the portal. */
  readonly portalHeader: string;
  /** Exact origins of pages that may call the api for an element of the portal. */
  readonly embedOrigins: readonly string[];
  /** The same by the key of a brand, for brands that have an address of their own. */
  readonly brandUrls: Readonly<Record<string, string>>;
  /** Who the customers of each brand lease from. */
  readonly companies: Companies;
  /** Variables of the main company, whom receipts name, that still have the demo's texts. */
  readonly companyOfDemo: readonly SettingName[];
  readonly clock: ClockSettings;
  /** IANA name of the time zone of leases without their own (OP-105). */
  readonly timeZone: string;
  /** How many days before its due date a payment is reminded of; 0 is the due date itself. */
  readonly reminderDays: readonly number[];
  /** Hour of the lease's day from which they are sent. */
  readonly reminderHour: number;
  readonly slides: SlidesShown;
  /** Whether payments, refunds, reminders and emails go on by themselves. */
  readonly workers: boolean;
  /** Null outside the demo. */
  readonly sandbox: SandboxSettings | null;
  /** Null for the demo's own, and for none outside the demo. */
  readonly processor: ProcessorSettings | null;
  /** Null for the sandbox's, if there is one. */
  readonly cardProvider: CardProviderSettings | null;
}

/** What seeding needs: nothing listens, and no email is sent. */
export type SeedSettings = Pick<
  Settings,
  'store' | 'demo' | 'seededRetailers' | 'portalUrl' | 'clock' | 'timeZone'
>;

const seedNames = [
  'DATABASE_URL',
  'DATA_DIR',
  'DEMO',
  'SEED_STORES',
  'PORTAL_URL',
  'TIME_ZONE',
  'TEST_CLOCK',
] as const;

/**
 * Reads the settings of the seed command, and no others, as `readSettings` does.
 *
 * @throws SettingsError naming the first wrong variable
 */
export function readSeedSettings(environment: Environment, repository: string): SeedSettings {
  return seedSettings(readValues(environment, seedNames), environment, repository);
}

/** What the operator's commands about the processor's money need. */
export type ProcessorCommandSettings = Pick<Settings, 'store' | 'processor' | 'timeZone'>;

const processorCommandNames = [...seedNames, 'PROCESSOR_URL', 'PROCESSOR_SECRET'] as const;

/**
 * Reads the settings of the commands that compare the books with the processor's and give money back, and no others.
 *
 * @throws SettingsError naming the first wrong variable
 */
export function readProcessorCommandSettings(
  environment: Environment,
  repository: string,
): ProcessorCommandSettings {
  const values = readValues(environment, processorCommandNames);
  const { store, timeZone } = seedSettings(values, environment, repository);
  return { store, timeZone, processor: readProcessor(values) };
}

const mainCompanyNames = ['BRAND_MAIN_COMPANY', 'BRAND_MAIN_ADDRESS', 'BRAND_MAIN_PHONE'] as const;

/**
 * Reads the settings from environment variables; an empty variable counts as not set.
 *
 * @param repository the folder that relative paths start from
 * @throws SettingsError naming the first wrong variable
 */
export function readSettings(environment: Environment, repository: string): Settings {
  const values = readValues(environment, Object.keys(settingsTable) as SettingName[]);
  return {
    ...seedSettings(values, environment, repository),
    port: values.API_PORT,
    host: values.HOST,
    trustedProxies: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    securityLog: values.SECURITY_LOG === null ? null : resolve(repository, values.SECURITY_LOG),
    mailbox: values.DEMO === 'local',
    mail:
      values.SMTP_URL === null
        ? { type: 'kept' }
        : { type: 'smtp', url: values.SMTP_URL, from: values.MAIL_FROM },
    brandHeader: values.BRAND_HEADER,
    portalHeader: values.PORTAL_HEADER,
    embedOrigins: values.EMBED_ORIGINS,
    brandUrls: values.BRAND_URLS,
    companies: {
      main: {
        name: values.BRAND_MAIN_COMPANY,
        address: values.BRAND_MAIN_ADDRESS,
        phone: values.BRAND_MAIN_PHONE,
      },
      second: {
        name: values.BRAND_SECOND_COMPANY,
        address: values.BRAND_SECOND_ADDRESS,
        phone: values.BRAND_SECOND_PHONE,
      },
    },
    companyOfDemo: mainCompanyNames.filter((name) => values[name] === settingsTable[name].default),
    reminderDays: values.REMINDER_DAYS,
    reminderHour: values.REMINDER_HOUR,
    slides: values.DEMO_SLIDES,
    workers: values.WORKERS,
    sandbox: readSandbox(values),
    processor: readProcessor(values),
    cardProvider: readCardProvider(values),
  };
}

function readValues<Name extends SettingName>(
  environment: Environment,
  names: readonly Name[],
): Pick<SettingValues, Name> {
  const entries = names.map((name) => {
    const setting: Setting<unknown> = settingsTable[name];
    return [name, readSetting(environment, name, setting)] as const;
  });
  const values = Object.fromEntries(entries) as Pick<SettingValues, Name>;
  checkCombinations(values, environment);
  return values;
}

function seedSettings(
  values: Pick<SettingValues, (typeof seedNames)[number]>,
  { NODE_ENV: mode }: Environment,
  repository: string,
): SeedSettings {
  const { DATABASE_URL: url, DATA_DIR: folder, TEST_CLOCK: start } = values;
  return {
    store: url === null ? { type: 'folder', folder: resolve(repository, folder) } : { type: 'server', url },
    demo: values.DEMO !== 'off',
    seededRetailers: values.SEED_STORES,
    portalUrl: values.PORTAL_URL,
    timeZone: values.TIME_ZONE,
    clock: mode?.trim() === 'test' ? { type: 'settable', start } : { type: 'machine' },
  };
}
