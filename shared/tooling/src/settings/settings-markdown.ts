import { workspaceRoot } from '../workspace-root.ts';
import type { Setting } from './setting.ts';

type Row = Pick<Setting<unknown>, 'name' | 'default' | 'description' | 'allowed'>;

/** Returns settings as a Markdown table, for docs/settings.md. */
export function settingsMarkdown(settings: readonly Row[]): string {
  const rows = settings.map(({ name, default: standard, description, allowed }) => {
    const shown = standard.replace(`${workspaceRoot}/`, '');
    return `| \`${name}\` | ${shown && `\`${shown}\``} | ${description} | ${plain(allowed)} |`;
  });
  return ['| variable | default | what it does | allowed |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** Returns a text that Markdown shows as it is: two asterisks would be emphasis. */
const plain = (text: string): string => text.replaceAll('*', '\\*');
