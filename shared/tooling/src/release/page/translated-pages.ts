import { createHash } from 'node:crypto';
import type { Integrity } from '@portal/platform/contract';
import { integrityOf } from '../../build/built-files.ts';
import { markupNodes, type MarkupNode } from './markup-nodes.ts';
import type { PrerenderedPage } from './prerendered-page.ts';

/** A prerendered page as it is in the file of its language. */
export interface TranslatedPage {
  /** Of the address. */
  readonly path: string;
  readonly brand: string;
  readonly nodes: readonly MarkupNode[];
}

/** The file with the prerendered pages of a language: pages name it with its hash, and it stays as long as they do. */
export interface TranslatedPages {
  readonly language: string;
  /** `/assets/prerendered/es/pages.<hash>.json` */
  readonly address: string;
  readonly integrity: Integrity;
  readonly bytes: Buffer;
}

/** Folder of these files on the site, below `/assets/`. */
export const translatedFolder = 'prerendered';

export function translatedPages(language: string, pages: readonly PrerenderedPage[]): TranslatedPages {
  const translated = pages.map(({ path, brand, html }): TranslatedPage => ({
    path,
    brand,
    nodes: markupNodes(html),
  }));
  const bytes = Buffer.from(JSON.stringify(translated));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const address = `/assets/${translatedFolder}/${language}/pages.${hash}.json`;
  return { language, address, integrity: integrityOf(bytes), bytes };
}
