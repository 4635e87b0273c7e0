import { workspaceRoot } from '../workspace-root.ts';
import { settingsTable } from './settings-table.ts';

/** Returns the table of the site's settings as Markdown, for docs/settings.md. */
export function settingsMarkdown(): string {
  const rows = Object.values(settingsTable).map(({ name, default: value, help, allowed }) => {
    const shown = value.startsWith(workspaceRoot) ? value.slice(workspaceRoot.length + 1) : value;
    return `| \`${name}\` | ${shown === '' ? '' : `\`${shown}\``} | ${help} | ${allowed} |`;
  });
  return ['| variable | default | what it does | allowed |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
