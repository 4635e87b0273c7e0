import { createHash } from 'node:crypto';
import { array, object, string, type Infer } from 'superstruct';
import { parseJson } from '../json-file.ts';

const address = string();

const partsShape = object({
  /** The inline script in the head. */
  boot: string(),
  /** The inline script that shows a prerendered screen. */
  show: string(),
  /** The inline styles that the first paint needs. */
  styles: string(),
  /** Inline styles that are added later, whose hashes the policy allows. */
  laterStyles: array(string()),
  /** Frame of the first paint; a comment takes the place of the brands' marks. */
  frame: string(),
  /** Files of each brand by their address on the site; the main brand is first. */
  brands: array(
    object({ key: string(), stylesheet: address, font: address, logo: address, favicon: address }),
  ),
});

/** What a page has besides releases and settings, all from the build of the shell: scripts, styles, frame and brands. */
export type PageParts = Readonly<Infer<typeof partsShape>>;

/** The files of one brand, by their address on the site. */
export type BrandAddresses = PageParts['brands'][number];

/** Text of the comment in the frame that the marks take the place of. */
export const marksSlot = 'marks';

/** Folder of the brands' files in the shell's build; on the site they are below `/assets/`, under the same name. */
export const brandFolder = 'brand/';

/** Returns the file of a build that holds the parts of its page, under a name with its hash. */
export function pagePartsFile(parts: PageParts): readonly [name: string, bytes: Buffer] {
  const bytes = Buffer.from(JSON.stringify(parts, null, 1));
  return [`page.${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.json`, bytes];
}

/**
 * Returns the parts of the page in a file of a shell's build. Throws a `CliError` when it is not such a file.
 *
 * @param remedy what to do then, as the end of a sentence
 */
export const parsePageParts = (bytes: Buffer, remedy: string): PageParts =>
  parseJson(bytes.toString(), partsShape, 'The page of the shell', remedy);
