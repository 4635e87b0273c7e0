import { CliError } from '../cli-error.ts';
import type { Setting } from './setting.ts';
import { settingsTable } from './settings-table.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Table = Readonly<Record<string, Setting<unknown>>>;
type Values<Read extends Table> = {
  readonly [Key in keyof Read]: Read[Key] extends Setting<infer Value> ? Value : never;
};

export type Settings = Values<typeof settingsTable>;

/**
 * Returns the values of a table's settings. An empty variable counts as absent: that is how shells and compose files
 * leave one out. Throws a `CliError` with one sentence for each wrong variable, which says what is allowed.
 */
export function readTable<Read extends Table>(table: Read, env: Environment = process.env): Values<Read> {
  const wrong: string[] = [];
  const entries = Object.entries(table).map(([key, { name, default: standard, allowed, value }]) => {
    const text = env[name]?.trim() || standard;
    const [error, parsed] = value.validate(text, { coerce: true });
    if (error) wrong.push(`${name} must be ${allowed}, not "${text}".`);
    return [key, parsed] as const;
  });
  if (wrong.length > 0) throw new CliError(wrong.join('\n'));
  return Object.fromEntries(entries) as Values<Read>;
}

/** Returns every setting of the composed site, checked as `readTable` does. */
export const readSettings = (env?: Environment): Settings => readTable(settingsTable, env);
