import { CliError } from '../cli-error.ts';
import { configure } from '../release/index.ts';
import { readSettings, type SettingTexts } from '../settings/index.ts';

/**
 * Changes settings of the site: `configure DEMO=0 STAFF_LABEL=`, where an empty value means the default;
 * with `--reset` every setting that is not named has its default.
 */
export async function configureSite(args: readonly string[]): Promise<void> {
  const { siteDir } = readSettings();
  const texts = textsOf(args.filter((arg) => arg !== '--reset'));
  const outcome = await configure(siteDir, { texts, reset: args.includes('--reset') });
  if (outcome.status === 'released') console.log(`Release ${outcome.id} is active: settings changed.`);
  else if (outcome.status === 'unchanged')
    console.log(`Release ${outcome.id} is active; nothing has changed.`);
  else console.log('The settings are kept; the first release will have them.');
}

function textsOf(args: readonly string[]): SettingTexts {
  const pairs = args.map((arg) => {
    const [, name, text] = /^([A-Z][A-Z0-9_]*)=(.*)$/s.exec(arg) ?? [];
    if (name !== undefined && text !== undefined) return [name, text] as const;
    throw new CliError(
      `${arg} must be a setting and its value, such as STAFF_LABEL=Office, or --reset: portal configure STAFF_LABEL=Office`,
    );
  });
  return Object.fromEntries(pairs);
}
