import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleasedPage } from './bundle-page.ts';

/** Reads the page of the active release of a site. Throws when it lacks what the page of a bundle needs. */
export async function readReleasedPage(site: string): Promise<ReleasedPage> {
  const html = await readFile(join(site, 'current/index.html'), 'utf8');
  const release = await readFile(join(site, 'current/release.json'), 'utf8');
  const find = (part: RegExp) => {
    const [found] = part.exec(html) ?? [];
    if (found === undefined) throw new Error(`The released page has no ${String(part)}`);
    return found;
  };
  return {
    // The styles of prerendered screens follow the rule for presses.
    styles: `${find(/<style[^>]*>[^<]*\[data-react-aria-pressable\].*/)}</style>`,
    release: JSON.parse(release) as ReleasedPage['release'],
    font: find(/\/assets\/brand\/\w+\/font\.\w+\.woff2/),
  };
}
