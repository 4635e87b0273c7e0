// Writes the site's settings table into the README: node scripts/settings-table.mjs
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from './run/refusal.mjs';
import { root } from './run/root.mjs';
import { withSettings } from './run/readme.mjs';

await main(() => {
  const readme = join(root, 'README.md');
  const table = execFileSync(join(root, 'node_modules/.bin/portal'), ['settings'], { encoding: 'utf8' });
  const text = withSettings(readFileSync(readme, 'utf8'), table);
  writeFileSync(readme, text);
  execFileSync(join(root, 'node_modules/.bin/prettier'), ['--write', readme]);
});
