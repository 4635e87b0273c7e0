import { sessionCheckCall } from '@portal/platform/early';
import type { BuiltFiles } from '../../build/built-files.ts';
import { brandFolder, type PageParts } from '../../build/page-parts.ts';
import { brandFiles } from '../../brands/brand-files.ts';
import { inlineScript } from './inline-script.ts';
import { criticalStyles, staticFrame } from './static-frame.ts';

/**
 * The one rule that react-aria would add to the page itself, in a style element that the policy blocks. It looks for the
 * element by its id first.
 */
const pressable = '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}';

/** Exactly the style that react-aria adds to the page while a dialog is open on iOS: its hash is allowed. */
export const scrollLockStyles = `@layer {
  * {
    overscroll-behavior: contain;
  }
}`;

/**
 * Returns the parts of a page from this checkout, with the files of its brands: a build of the shell keeps them, and a
 * release takes them from there.
 *
 * @param devOrigins origins of dev servers with a slash at the end; none in a build
 */
export function pageParts(devOrigins: readonly string[] = []): {
  readonly parts: PageParts;
  readonly files: BuiltFiles;
} {
  const brands = brandFiles();
  const boot = inlineScript('boot.ts', {
    __DEV_ORIGINS__: devOrigins,
    __SESSION_CHECK__: sessionCheckCall,
    __FONTS__: Object.fromEntries(brands.map(({ key, font }) => [key, font])),
  });
  const files = brands.flatMap(({ contents }) =>
    [...contents].map(([address, bytes]) => [address.replace(/^\/assets\//, ''), bytes] as const),
  );
  if (files.some(([name]) => !name.startsWith(brandFolder))) throw new Error('A brand has files elsewhere');
  return {
    parts: {
      boot,
      show: inlineScript('show-prerendered.ts'),
      styles: `${criticalStyles}\n${pressable}`,
      laterStyles: [scrollLockStyles],
      frame: staticFrame,
      brands: brands.map(({ key, stylesheet, font, logo, favicon }) => ({
        key,
        stylesheet,
        font,
        logo,
        favicon,
      })),
    },
    files: new Map(files),
  };
}
