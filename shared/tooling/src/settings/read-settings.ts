import { CliError } from '../cli-error.ts';
import type { Setting } from './setting.ts';
import { serverSettings, siteSettings } from './settings-table.ts';

type Texts = Readonly<Record<string, string | undefined>>;
type Table = Readonly<Record<string, Setting<unknown>>>;
type Values<Read extends Table> = {
  readonly [Key in keyof Read]: Read[Key] extends Setting<infer Value> ? Value : never;
};

export type ServerSettings = Values<typeof serverSettings>;
export type SiteSettings = Values<typeof siteSettings>;

/**
 * Returns the values of a table's settings. An empty variable counts as absent: that is how shells and compose files
 * leave one out. Throws a `CliError` with one sentence for each wrong variable, which says what is allowed.
 *
 * @param texts by the settings' names; the environment unless others are given
 */
export function readTable<Read extends Table>(table: Read, texts: Texts = process.env): Values<Read> {
  const wrong: string[] = [];
  const textOf = ({ name, default: standard }: Setting<unknown>) => texts[name]?.trim() || standard;
  const entries = Object.entries(table).map(([key, setting]) => {
    const { name, allowed, value, differsFrom } = setting;
    const text = textOf(setting);
    const [error, parsed] = value.validate(text, { coerce: true });
    if (error) wrong.push(`${name} must be ${allowed}, not "${text}".`);
    const other = Object.values(table).find((one) => one.name === differsFrom);
    if (other && textOf(other).toLowerCase() === text.toLowerCase())
      wrong.push(`${name} must be another one than ${other.name}, which is ${textOf(other)} too.`);
    return [key, parsed] as const;
  });
  if (wrong.length > 0) throw new CliError(wrong.join('\n'));
  return Object.fromEntries(entries) as Values<Read>;
}

/** Returns the settings of `portal` and its site server, checked as `readTable` does. */
export const readSettings = (env?: Texts): ServerSettings => readTable(serverSettings, env);

/** Returns the settings of a site, checked as `readTable` does; those without a text have their defaults. */
export const readSiteSettings = (texts: Texts): SiteSettings => readTable(siteSettings, texts);
