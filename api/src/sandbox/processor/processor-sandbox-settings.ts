import { enums, size, string } from 'superstruct';
import { readSetting, setting, type Environment, type Setting } from '../../settings/setting.ts';
import { folderPath, hostName, orNull, webAddress, wholeNumber } from '../../settings/setting-structs.ts';
import { faults, type Fault } from './test-numbers.ts';

const processorSandboxSettings = {
  PROCESSOR_SANDBOX_PORT: setting(wholeNumber(0, 65_535), {
    default: '4003',
    description: 'Port of the sandbox; 0 chooses any free port.',
    allowed: 'a whole number from 0 to 65535',
  }),
  HOST: setting(hostName, {
    default: '127.0.0.1',
    description: 'Address that it listens on.',
    allowed: 'an address or host name to listen on, such as 127.0.0.1',
  }),
  PROCESSOR_SECRET: setting(size(string(), 16, Number.POSITIVE_INFINITY), {
    default: '',
    description: 'The secret that it shares with the api.',
    allowed: 'at least 16 characters long',
    isSecret: true,
  }),
  PROCESSOR_SANDBOX_BOOKS: setting(folderPath, {
    default: '.portal/processor-sandbox.jsonl',
    description: 'File of its books.',
    allowed: 'the path of a file on this machine',
  }),
  PROCESSOR_SANDBOX_EVENTS: setting(orNull(webAddress), {
    default: 'http://127.0.0.1:4001/api/processor/events',
    description: 'Where it sends its events.',
    allowed: 'an address, or empty for none',
  }),
  PROCESSOR_SANDBOX_FAULT: setting(enums(faults), {
    default: 'none',
    description: 'What every charge shows.',
    allowed: `one of ${faults.join(', ')}`,
  }),
  PROCESSOR_SANDBOX_LATENCY: setting(wholeNumber(0, 60_000), {
    default: '0',
    description: 'How long each answer takes, ms.',
    allowed: 'a whole number from 0 to 60000',
  }),
  PROCESSOR_SANDBOX_BANK_TIME: setting(wholeNumber(0, 999_999_999), {
    default: '259200000',
    description: 'How long a bank takes to settle or return a debit, ms: three days.',
    allowed: 'a whole number of milliseconds',
  }),
};

export interface ProcessorSandboxSettings {
  readonly port: number;
  readonly host: string;
  readonly secret: string;
  readonly booksFile: string;
  readonly eventsUrl: string | null;
  readonly fault: Fault;
  readonly latency: number;
  readonly bankTime: number;
}

/**
 * Reads the settings of the processor's sandbox.
 *
 * @throws SettingsError naming the first wrong variable
 */
export function readProcessorSandboxSettings(environment: Environment): ProcessorSandboxSettings {
  const read = <Value>(name: string, from: Setting<Value>) => readSetting(environment, name, from);
  const table = processorSandboxSettings;
  return {
    port: read('PROCESSOR_SANDBOX_PORT', table.PROCESSOR_SANDBOX_PORT),
    host: read('HOST', table.HOST),
    secret: read('PROCESSOR_SECRET', table.PROCESSOR_SECRET),
    booksFile: read('PROCESSOR_SANDBOX_BOOKS', table.PROCESSOR_SANDBOX_BOOKS),
    eventsUrl: read('PROCESSOR_SANDBOX_EVENTS', table.PROCESSOR_SANDBOX_EVENTS),
    fault: read('PROCESSOR_SANDBOX_FAULT', table.PROCESSOR_SANDBOX_FAULT),
    latency: read('PROCESSOR_SANDBOX_LATENCY', table.PROCESSOR_SANDBOX_LATENCY),
    bankTime: read('PROCESSOR_SANDBOX_BANK_TIME', table.PROCESSOR_SANDBOX_BANK_TIME),
  };
}
