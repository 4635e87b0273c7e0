import Icon from 'ol/style/Icon.js';
import Style from 'ol/style/Style.js';
import { nameSize, paintName, townNameStyle } from './base/paint-name.ts';
import type { Palette } from './palette.ts';
import { sprite } from './sprite.ts';

/** Image pixels per CSS pixel, so that names are sharp on dense screens. */
const density = 3;

/**
 * Returns the name of a town on vector tiles. It isn't ol's own text, which is measured with markup that the page's
 * policy rejects.
 */
export function townStyle(palette: Palette, name: string, isLarge: boolean): Style {
  const style = townNameStyle(palette, isLarge);
  const ruler = document.createElement('canvas').getContext('2d');
  if (!ruler) return new Style();
  const { width, height, anchor } = nameSize(ruler, name, style);
  const img = sprite(width, height, density, (context) =>
    paintName(context, palette, name, style, [anchor, height / 2]),
  );
  const image = new Icon({
    img,
    scale: 1 / density,
    anchor: [anchor / width, 0.5],
    declutterMode: 'declutter',
  });
  return new Style({ image, zIndex: isLarge ? 1 : 0 });
}
