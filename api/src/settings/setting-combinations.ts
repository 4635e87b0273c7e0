import { isLoopback, isOwnHost } from './loopback.ts';
import { textOf, type Environment } from './setting.ts';
import { SettingsError } from './settings-error.ts';
import type { SettingName, SettingValues } from './settings-table.ts';

type Values = Partial<SettingValues>;

interface Combination {
  /** The variable that the sentence is about. */
  readonly name: SettingName;
  /** @param given the text of the variable, when it is set */
  readonly isWrong: (values: Values, given: string | undefined, environment: Environment) => boolean;
  /** What follows `must be`. */
  readonly allowed: string;
}

/** Whether customers are sent emails. The commands for the operator do not read the settings of emails. */
const sendsEmails = ({ DEMO: demo, SMTP_URL: url }: Values) => demo === 'off' && url !== undefined;

const isHttpsOrLocal = (address: string) => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || isOwnHost(hostname);
};

/** Settings that are allowed alone and not together. */
const combinations: readonly Combination[] = [
  {
    name: 'HOST',
    isWrong: ({ DEMO: demo, HOST: host }) => demo === 'local' && host !== undefined && !isLoopback(host),
    allowed:
      'an address of this machine alone, such as 127.0.0.1, in the demo: everybody who reaches it can read all emails. DEMO=public is a demo without them, DEMO=0 is for customers',
  },
  {
    name: 'DATA_DIR',
    isWrong: ({ DATABASE_URL: url }, given) => Boolean(url) && given !== undefined,
    allowed: 'empty when DATABASE_URL is set: the data is in one place or the other',
  },
  {
    name: 'SMTP_URL',
    isWrong: ({ DEMO: demo, SMTP_URL: url }) => demo === 'off' && url === null,
    allowed: 'set when DEMO is false: PINs and links are sent by email',
  },
  {
    name: 'MAIL_FROM',
    isWrong: (values, given) => sendsEmails(values) && given === undefined,
    allowed: 'set when DEMO is false: customers get their emails from it',
  },
  {
    name: 'PORTAL_URL',
    isWrong: (values, given) => sendsEmails(values) && (given === undefined || !isHttpsOrLocal(given)),
    allowed:
      'set when DEMO is false, to an address such as https://portal.example.com: links in emails lead to it. Without HTTPS it must be on this machine',
  },
  {
    name: 'BRAND_URLS',
    isWrong: (values) => sendsEmails(values) && !Object.values(values.BRAND_URLS ?? {}).every(isHttpsOrLocal),
    allowed:
      'addresses such as breeze=https://breeze.example when DEMO is false: links in emails lead to them. Without HTTPS they must be on this machine',
  },
  {
    name: 'PORTAL_HEADER',
    isWrong: ({ BRAND_HEADER: brand, PORTAL_HEADER: portal }) =>
      portal?.toLowerCase() === brand?.toLowerCase(),
    allowed: 'another header than BRAND_HEADER',
  },
  {
    name: 'CARD_SCRIPT_URL',
    isWrong: ({ DEMO: demo, CARD_PROVIDER_URL: url, CARD_SCRIPT_URL: script }) =>
      demo === 'off' && url === null && Boolean(script),
    allowed: 'empty unless CARD_PROVIDER_URL is set; in the demo it may name the sandbox’s script',
  },
  {
    name: 'CARD_PROVIDER_SECRET',
    isWrong: ({ CARD_PROVIDER_URL: url, CARD_PROVIDER_SECRET: secret }) => Boolean(url) && secret === null,
    allowed: 'set when CARD_PROVIDER_URL is set',
  },
  {
    name: 'CARD_SCRIPT_URL',
    isWrong: ({ CARD_PROVIDER_URL: url, CARD_SCRIPT_URL: script }) => Boolean(url) && script === null,
    allowed: 'the address of the provider’s script when CARD_PROVIDER_URL is set',
  },
  {
    name: 'PROCESSOR_SECRET',
    isWrong: ({ PROCESSOR_URL: url, PROCESSOR_SECRET: secret }) => Boolean(url) && secret === null,
    allowed: 'set when PROCESSOR_URL is set',
  },
  {
    name: 'TEST_CLOCK',
    isWrong: ({ TEST_CLOCK: clock }, _given, { NODE_ENV: mode }) => Boolean(clock) && mode?.trim() !== 'test',
    allowed: 'empty unless NODE_ENV is test',
  },
  {
    name: 'DEMO_SLIDES',
    isWrong: ({ DEMO: demo }, given) => demo === 'off' && given !== undefined,
    allowed: 'empty when DEMO is false',
  },
];

/**
 * Checks the settings that were read against each other.
 *
 * @throws SettingsError naming the first variable that conflicts with another
 */
export function checkCombinations(values: Values, environment: Environment): void {
  const wrong = combinations.find(
    ({ name, isWrong }) => name in values && isWrong(values, textOf(environment, name), environment),
  );
  if (wrong) throw new SettingsError(`${wrong.name} must be ${wrong.allowed}.`);
}
