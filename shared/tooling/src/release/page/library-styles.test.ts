import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { scrollLockStyles } from './page-parts.ts';

const ui = createRequire(require.resolve('@portal/ui/theme'));
const library = join(dirname(ui.resolve('react-aria-components/package.json')), '../react-aria/dist/private');
const source = (file: string) => readFileSync(join(library, file), 'utf8');

it('the page has the rule for presses under the id that react-aria looks for', () => {
  expect(source('interactions/usePress.mjs')).toContain("'react-aria-pressable-style'");
});

it('the policy allows exactly the style that react-aria adds on iOS', () => {
  expect(source('overlays/usePreventScroll.mjs')).toContain(`\`\n${scrollLockStyles}\`.trim()`);
});
