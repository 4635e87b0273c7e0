import { enums, size, string } from 'superstruct';
import { brandKeys } from '../brands/company.ts';
import { setting, type Setting } from './setting.ts';
import {
  baseAddress,
  brandAddresses,
  headerName,
  databaseAddress,
  dayList,
  emailAddress,
  folderPath,
  hostName,
  instant,
  mailServerAddress,
  onOrOff,
  demoMode,
  orNull,
  originPatterns,
  proxyList,
  shortText,
  timeZoneName,
  webAddress,
  webOrigin,
  webOrigins,
  wholeNumber,
} from './setting-structs.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

export const slidesShown = ['four', 'none', 'failing'] as const;

/** With fewer, places where the demo needs stores would have none. */
export const fewestRetailers = 200;
export const mostRetailers = 20_000;

const port = wholeNumber(0, 65_535);
const portAllowed = 'a whole number from 0 to 65535';

/** A text about a brand, as documents show it. */
const brandText = (standard: string, what: string) =>
  setting(shortText, {
    default: standard,
    description: `${what}, on receipts, statements and emails, as the setting of the site has it.`,
    allowed: 'a text of 1 to 120 characters',
  });

/** Every setting of the api by its variable, in the order in which docs/settings.md shows them. */
export const settingsTable = {
  API_PORT: setting(port, {
    default: '4001',
    description: 'Port of the api; 0 chooses any free port.',
    allowed: portAllowed,
  }),
  HOST: setting(hostName, {
    default: '127.0.0.1',
    description: 'Address that the api listens on.',
    allowed: 'an address or host name to listen on, such as 127.0.0.1 or 0.0.0.0',
  }),
  TRUST_PROXY: setting(proxyList, {
    default: '',
    description:
      "Site servers and proxies on other machines whose X-Forwarded-For header is trusted; this machine's are always trusted.",
    allowed: 'addresses or ranges such as 10.0.0.0/8, separated by commas, or empty',
  }),
  DATABASE_URL: setting(orNull(databaseAddress), {
    default: '',
    description: 'PostgreSQL server; when empty, the embedded database is used.',
    allowed: 'an address such as postgres://user:password@host:5432/name, or empty',
    isSecret: true,
  }),
  DATA_DIR: setting(folderPath, {
    default: '.portal/data',
    description:
      'Folder of the embedded database, from the top folder of the clone. One process at a time may use it.',
    allowed: 'the path of a folder on this machine',
  }),
  DEMO: setting(demoMode, {
    default: '1',
    description:
      "Seeds the demo's accounts and accepts its test cards. It is for this machine alone, because everybody can read all emails in its mailbox; `public` is the demo without the mailbox, for every `HOST`.",
    allowed: '1, true, public, 0 or false',
  }),
  SEED_STORES: setting(wholeNumber(fewestRetailers, mostRetailers), {
    default: '1200',
    description: 'Number of stores that the first start seeds.',
    allowed: `a whole number from ${fewestRetailers} to ${mostRetailers}`,
  }),
  SMTP_URL: setting(orNull(mailServerAddress), {
    default: '',
    description: 'Mail server; without one the demo shows its emails in a mailbox.',
    allowed: 'an address such as smtp://user:password@host:587, or empty in the demo',
    isSecret: true,
  }),
  MAIL_FROM: setting(emailAddress, {
    default: 'portal@portal.test',
    description:
      'Address that all emails are from; the company of the brand is the name. Must be set when `DEMO` is false.',
    allowed: 'an email address',
  }),
  PORTAL_URL: setting(baseAddress, {
    default: 'http://localhost:4000',
    description:
      'Address of the site, for links in emails. When `DEMO` is false it must be set, and have HTTPS unless it is on this machine.',
    allowed: 'an address such as https://portal.example.com',
  }),
  BRAND_HEADER: setting(headerName, {
    default: 'X-Brand',
    description: 'Header of every api call that names the brand, as the setting of the site has it.',
    allowed: 'the name of a header that nothing else uses, such as X-Brand: letters, digits and hyphens',
  }),
  PORTAL_HEADER: setting(headerName, {
    default: 'X-Portal',
    description: 'Header of every api call that names the portal, as the setting of the site has it.',
    allowed: 'the name of a header that nothing else uses, such as X-Portal: letters, digits and hyphens',
  }),
  EMBED_ORIGINS: setting(webOrigins, {
    default: '',
    description:
      'Origins of pages that show an element of the portal, and may call the api for it; empty for none.',
    allowed: 'exact origins such as https://shop.example, separated by spaces, or empty',
  }),
  BRAND_URLS: setting(brandAddresses, {
    default: '',
    description:
      'Addresses of the site by brand, as `BRAND_HEADER` names it, for links in emails to customers who saw the portal under it last; a brand that is not named has `PORTAL_URL`. When `DEMO` is false each must have HTTPS unless it is on this machine.',
    allowed: `addresses of the brands ${brandKeys.join(' and ')} such as fernway=https://fernway.example breeze=https://breeze.example, each brand once, separated by spaces, or empty`,
  }),
  BRAND_MAIN_COMPANY: brandText('Fernway Leasing', 'Company of the main brand'),
  BRAND_MAIN_ADDRESS: brandText('200 Harbor St, Suite 4, Macon, GA', 'Postal address of the main brand'),
  BRAND_MAIN_PHONE: brandText('(478) 555-0140', 'Phone number of the main brand'),
  BRAND_SECOND_COMPANY: brandText('Breeze Leasing', 'Company of the second brand'),
  BRAND_SECOND_ADDRESS: brandText('75 Windward Ave, Savannah, GA', 'Postal address of the second brand'),
  BRAND_SECOND_PHONE: brandText('(912) 555-0160', 'Phone number of the second brand'),
  TIME_ZONE: setting(timeZoneName, {
    default: 'America/New_York',
    description: 'Time zone of the deadlines of leases without their own.',
    allowed: 'an IANA time zone such as America/New_York',
  }),
  REMINDER_DAYS: setting(dayList, {
    default: '3,0',
    description:
      'How many days before its due date a payment is reminded of by email; 0 is the due date itself. `off` sends no reminders.',
    allowed: 'whole numbers from 0 to 28 separated by commas, or off',
  }),
  REMINDER_HOUR: setting(wholeNumber(0, 23), {
    default: '8',
    description: 'Hour from which reminders are sent, in the time zone of the lease, until its day ends.',
    allowed: 'a whole number from 0 to 23',
  }),
  SANDBOX_PORT: setting(port, {
    default: '4002',
    description: 'Port of the demo’s vendors: card form and chat.',
    allowed: portAllowed,
  }),
  SANDBOX_URL: setting(orNull(webOrigin), {
    default: '',
    description:
      'Origin at which browsers reach the vendors’ sandbox; empty for localhost at `SANDBOX_PORT`.',
    allowed: 'an origin such as http://localhost:4002, or empty',
  }),
  SANDBOX_PARENTS: setting(orNull(originPatterns), {
    default: '',
    description:
      'Origins that may embed the sandbox’s frames; empty for localhost and the origins of `PORTAL_URL` and `BRAND_URLS`.',
    allowed: 'origins such as https://portal.example or http://*.localhost:*, separated by spaces, or empty',
  }),
  CARD_PROVIDER_URL: setting(orNull(baseAddress), {
    default: '',
    description: 'Server of the card provider that replaces the sandbox.',
    allowed: 'an address such as https://api.provider.example, or empty',
  }),
  CARD_PROVIDER_SECRET: setting(orNull(size(string(), 16, Number.POSITIVE_INFINITY)), {
    default: '',
    description: 'Secret that the api sends to the card provider; the sandbox signs its tokens with it.',
    allowed: 'at least 16 characters long, or empty without a card provider',
    isSecret: true,
  }),
  CARD_SCRIPT_URL: setting(orNull(webAddress), {
    default: '',
    description: 'Script of the card provider’s form.',
    allowed:
      'the address of the provider’s script when CARD_PROVIDER_URL is set, else empty or the sandbox’s',
  }),
  PROCESSOR_URL: setting(orNull(baseAddress), {
    default: '',
    description:
      'Server of the payment processor; when empty, the demo has one inside, and without the demo no payment is taken.',
    allowed: 'an address such as https://api.processor.example, or empty',
  }),
  PROCESSOR_SECRET: setting(orNull(size(string(), 16, Number.POSITIVE_INFINITY)), {
    default: '',
    description:
      'Secret that the api sends to the payment processor, and that the processor signs its events with.',
    allowed: 'at least 16 characters long, or empty without PROCESSOR_URL',
    isSecret: true,
  }),
  WORKERS: setting(onOrOff, {
    default: '1',
    description:
      '0 starts the api without its workers: no scheduled payment is drawn, no open one is looked up, nothing is given back, and no email is sent. For a database that was restored and has not been compared with the processor.',
    allowed: '1 or 0',
  }),
  LOG_LEVEL: setting(enums(logLevels), {
    default: 'info',
    description: 'How much is logged.',
    allowed: `one of ${logLevels.join(', ')}`,
  }),
  SECURITY_LOG: setting(orNull(folderPath), {
    default: '',
    description:
      'File that security events are appended to, from the top folder of the clone; when empty, they go to the standard output, with `"log":"security"`.',
    allowed: 'the path of a file on this machine, or empty',
  }),
  DEMO_SLIDES: setting(enums(slidesShown), {
    default: 'four',
    description: "Slides of the demo's welcome page; `failing` makes their request fail.",
    allowed: `one of ${slidesShown.join(', ')}`,
  }),
  TEST_CLOCK: setting(orNull(instant), {
    default: '',
    description:
      'Time at which the clock starts; only with `NODE_ENV=test`, where `PUT /api/test/clock` sets it too.',
    allowed: 'an instant of the years 2000 to 2099 such as 2026-11-20T12:00:00Z, or empty',
  }),
};

type Table = typeof settingsTable;
export type SettingName = keyof Table;
export type SettingValues = {
  readonly [Name in SettingName]: Table[Name] extends Setting<infer Value> ? Value : never;
};
