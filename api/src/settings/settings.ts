import { isAbsolute, resolve } from 'node:path';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Where the rows are: embedded in a folder of this machine, or on a server. */
export type StoreSettings =
  { readonly kind: 'folder'; readonly folder: string } | { readonly kind: 'server'; readonly url: string };

export interface Settings {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  readonly store: StoreSettings;
  /** Seeds the demo's people and honours its triggers (last four digits, amounts ending in .13). */
  readonly demo: boolean;
  /** Retailers that a first start seeds. */
  readonly seededRetailers: number;
  readonly logLevel: LogLevel;
  /** The instant the clock starts from; null is the machine's own time. For tests only. */
  readonly clockStart: Date | null;
}

/** A setting that stops the start; the message names the variable and what is allowed. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from environment variables; an empty variable counts as absent.
 *
 * @param workspace the folder that a relative `DATA_DIR` starts from
 * @throws SettingsError naming the first wrong variable
 */
export function readSettings(environment: Environment, workspace: string): Settings {
  const read = (name: string) => environment[name]?.trim() || undefined;
  return {
    port: readInteger('API_PORT', read('API_PORT'), 4001, 0, 65535),
    host: readHost(read('HOST')),
    store: readStore(read('DATABASE_URL'), read('DATA_DIR'), workspace),
    demo: readSwitch('DEMO', read('DEMO'), true),
    seededRetailers: readInteger('SEED_STORES', read('SEED_STORES'), 1200, 200, 20000),
    logLevel: readLogLevel(read('LOG_LEVEL')),
    clockStart: readClock(read('TEST_CLOCK'), read('NODE_ENV')),
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

function readStore(url: string | undefined, folder: string | undefined, workspace: string): StoreSettings {
  if (url === undefined) {
    const chosen = folder ?? '.portal/data';
    if (chosen.includes('\0') || chosen.includes('://')) {
      return refuse('DATA_DIR', 'a path of a folder on this machine', chosen);
    }
    return { kind: 'folder', folder: isAbsolute(chosen) ? chosen : resolve(workspace, chosen) };
  }
  // The address holds a password: it is never repeated.
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol)) {
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

function readClock(given: string | undefined, mode: string | undefined): Date | null {
  if (given === undefined) return null;
  if (mode !== 'test') return refuse('TEST_CLOCK', 'empty unless NODE_ENV is test', given);
  const start = new Date(given);
  if (!/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(given) || Number.isNaN(start.getTime())) {
    return refuse('TEST_CLOCK', 'an instant such as 2026-11-20T12:00:00Z', given);
  }
  return start;
}
