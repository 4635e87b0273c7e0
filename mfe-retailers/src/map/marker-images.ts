import Icon from 'ol/style/Icon.js';
import Style from 'ol/style/Style.js';
import type { Palette } from './palette.ts';

/** Image pixels per CSS pixel, so that markers are sharp on dense screens. */
const density = 3;

/** Returns an image of this size in CSS pixels, in which `draw` draws. */
function image(width: number, height: number, draw: (context: CanvasRenderingContext2D) => void) {
  const canvas = document.createElement('canvas');
  canvas.width = width * density;
  canvas.height = height * density;
  const context = canvas.getContext('2d');
  if (context) {
    context.scale(density, density);
    draw(context);
  }
  return canvas;
}

/** ol always draws an `obstacle`, and names avoid it; it leaves out what is `declutter` where there is no room. */
type DeclutterMode = 'obstacle' | 'declutter' | 'none';

function styleOf(
  canvas: HTMLCanvasElement,
  anchor: readonly [number, number],
  zIndex: number,
  declutterMode: DeclutterMode,
): Style {
  return new Style({
    image: new Icon({ img: canvas, scale: 1 / density, anchor: [...anchor], declutterMode }),
    zIndex,
  });
}

/** Returns a pin whose tip is at the store's position. */
export function pinStyle(palette: Palette, marked: boolean): Style {
  const size = marked ? 1.3 : 1;
  const canvas = image(34 * size, 42 * size, (context) => {
    context.scale(size, size);
    context.beginPath();
    context.moveTo(17, 39);
    context.bezierCurveTo(10, 31, 4, 24.5, 4, 16);
    context.arc(17, 16, 13, Math.PI, 0);
    context.bezierCurveTo(30, 24.5, 24, 31, 17, 39);
    context.closePath();
    context.shadowColor = 'rgba(0, 0, 0, .28)';
    context.shadowBlur = 4 * density;
    context.shadowOffsetY = density;
    context.fillStyle = marked ? palette.ink : palette.brand;
    context.fill();
    context.shadowColor = 'transparent';
    context.lineWidth = 2;
    context.strokeStyle = palette.surface;
    context.stroke();
    context.beginPath();
    context.arc(17, 16, 4.5, 0, 2 * Math.PI);
    context.fillStyle = marked ? palette.surface : palette.onBrand;
    context.fill();
  });
  return styleOf(canvas, [0.5, 39 / 42], marked ? 3 : 1, 'obstacle');
}

/** Returns the radius of a cluster's disc in pixels, which grows with the logarithm of its count. */
export function discRadius(count: number): number {
  return 15 + 3.5 * Math.min(3, Math.log10(count));
}

/** Returns a disc with the number of stores in the cluster. */
export function discStyle(palette: Palette, count: number, marked: boolean): Style {
  const radius = discRadius(count);
  const halo = 5;
  const size = 2 * (radius + halo);
  const canvas = image(size, size, (context) => {
    const disc = (r: number) => {
      context.beginPath();
      context.arc(size / 2, size / 2, r, 0, 2 * Math.PI);
    };
    context.fillStyle = marked ? palette.ink : palette.brand;
    context.globalAlpha = 0.22;
    disc(radius + halo);
    context.fill();
    context.globalAlpha = 1;
    disc(radius);
    context.fill();
    context.lineWidth = 2;
    context.strokeStyle = palette.surface;
    context.stroke();
    context.font = `650 ${count > 999 ? 12 : 13}px ${palette.font}`;
    context.textAlign = 'center';
    context.textBaseline = 'alphabetic';
    context.fillStyle = marked ? palette.surface : palette.onBrand;
    const text = count.toLocaleString('en-US');
    const { actualBoundingBoxAscent: rise, actualBoundingBoxDescent: fall } = context.measureText(text);
    context.fillText(text, size / 2, size / 2 + (rise - fall) / 2);
  });
  return styleOf(canvas, [0.5, 0.5], marked ? 3 : 2, 'obstacle');
}

/** In pixels: larger than the disc of any cluster, so that its rim is always visible. */
const searchRadius = 30;

/** Returns the marker of the search's centre, drawn below the stores so that it doesn't cover their counts. */
export function searchStyle(palette: Palette): Style {
  const size = 2 * (searchRadius + 1);
  const canvas = image(size, size, (context) => {
    const disc = (r: number) => {
      context.beginPath();
      context.arc(size / 2, size / 2, r, 0, 2 * Math.PI);
    };
    context.fillStyle = palette.info;
    context.strokeStyle = palette.info;
    disc(searchRadius);
    context.globalAlpha = 0.18;
    context.fill();
    context.globalAlpha = 1;
    context.lineWidth = 2;
    context.stroke();
    disc(9);
    context.fill();
    context.lineWidth = 3;
    context.strokeStyle = palette.surface;
    context.stroke();
  });
  return styleOf(canvas, [0.5, 0.5], 1, 'none');
}

/**
 * Returns a name on the map, `below` pixels under its position. It isn't ol's own text, which is measured with markup
 * that the page's policy rejects.
 */
export function nameStyle(palette: Palette, name: string, below = 0): Style {
  const font = `550 12px ${palette.font}`;
  const measure = document.createElement('canvas').getContext('2d');
  if (measure) measure.font = font;
  const width = Math.ceil(measure?.measureText(name).width ?? 0) + 8;
  const height = 16;
  const canvas = image(width, height, (context) => {
    context.font = font;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineWidth = 3;
    context.lineJoin = 'round';
    context.strokeStyle = palette.surface;
    context.strokeText(name, width / 2, height / 2);
    context.fillStyle = palette.quietInk;
    context.fillText(name, width / 2, height / 2);
  });
  return styleOf(canvas, [0.5, 0.5 - below / height], 0, 'declutter');
}
