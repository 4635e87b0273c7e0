// Writes the site's settings into docs/settings.md: node scripts/settings-table.mjs
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from './run/cli-error.mjs';
import { root } from './run/root.mjs';
import { withTable } from './run/settings-page.mjs';

await main(() => {
  const path = join(root, 'docs/settings.md');
  const table = execFileSync(join(root, 'node_modules/.bin/portal'), ['settings'], { encoding: 'utf8' });
  writeFileSync(path, withTable(readFileSync(path, 'utf8'), 'site', table));
  execFileSync(join(root, 'node_modules/.bin/prettier'), ['--write', path]);
});
