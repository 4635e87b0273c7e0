import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inRem } from '@portal/platform/early';
import { brandFonts, brandStyleSheet, type BrandKey } from '@portal/ui/theme';
import { workspaceRoot } from '../workspace-root.ts';
import { brandKeys } from './brand-keys.ts';

/** The files of one brand, by their address on the site; each address holds the hash of its bytes. */
export interface BrandFiles {
  readonly key: BrandKey;
  readonly stylesheet: string;
  readonly font: string;
  readonly logo: string;
  readonly favicon: string;
  readonly contents: ReadonlyMap<string, Buffer>;
}

const requireAsUi = createRequire(join(workspaceRoot, 'shared/ui/package.json'));

/** Returns the address of a file that never changes under its name. */
function addressOf(key: BrandKey, name: string, extension: string, bytes: Buffer): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return `/assets/brand/${key}/${name}.${hash}.${extension}`;
}

/** Returns the style sheet (SHELL-09), font, logo (SHELL-08) and favicon (SHELL-07) of each brand. */
export function brandFiles(): readonly BrandFiles[] {
  return brandKeys.map((key) => {
    const fontBytes = readFileSync(requireAsUi.resolve(brandFonts[key].source));
    const font = addressOf(key, 'font', 'woff2', fontBytes);
    const sheetBytes = Buffer.from(inRem(brandStyleSheet(key, { fontUrl: font })));
    const stylesheet = addressOf(key, 'brand', 'css', sheetBytes);
    const markBytes = readFileSync(join(import.meta.dirname, `${key}.svg`));
    const mark = addressOf(key, 'mark', 'svg', markBytes);
    const contents = new Map([
      [font, fontBytes],
      [stylesheet, sheetBytes],
      [mark, markBytes],
    ]);
    return { key, stylesheet, font, logo: mark, favicon: mark, contents };
  });
}
