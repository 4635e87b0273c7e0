import Icon from 'ol/style/Icon.js';
import Style from 'ol/style/Style.js';
import type { Palette } from './palette.ts';
import { headHeight } from './search-marker-size.ts';

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

/** In pixels. */
const headRadius = 15;

/** Returns the head of the search marker, which is above the stores, to be dragged. */
export function searchHeadStyle(palette: Palette): Style {
  const middle = headRadius + 3;
  const size = 2 * middle;
  const canvas = image(size, size, (context) => {
    const disc = (x: number, y: number, radius: number) => {
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
    };
    context.shadowColor = 'rgba(0, 0, 0, .3)';
    context.shadowBlur = 4 * density;
    context.shadowOffsetY = density;
    context.fillStyle = palette.info;
    disc(middle, middle, headRadius);
    context.fill();
    context.shadowColor = 'transparent';
    context.lineWidth = 2.5;
    context.strokeStyle = palette.surface;
    context.stroke();
    // A person: the customer, or where they want to be.
    context.fillStyle = palette.surface;
    disc(middle, middle - 4, 3.6);
    context.fill();
    context.beginPath();
    context.ellipse(middle, middle + 8, 7, 7, 0, Math.PI, 2 * Math.PI);
    context.fill();
  });
  return styleOf(canvas, [0.5, 0.5 + headHeight / size], 1, 'none');
}

/** Returns the stem of the search marker, from its head to the centre of the search, below the stores. */
export function searchStemStyle(palette: Palette): Style {
  const [width, foot] = [12, 6];
  const height = headHeight + foot;
  const canvas = image(width, height, (context) => {
    const line = (colour: string, lineWidth: number, radius: number) => {
      context.strokeStyle = colour;
      context.fillStyle = colour;
      context.lineWidth = lineWidth;
      context.beginPath();
      context.moveTo(width / 2, 0);
      context.lineTo(width / 2, headHeight);
      context.stroke();
      context.beginPath();
      context.arc(width / 2, headHeight, radius, 0, 2 * Math.PI);
      context.fill();
    };
    line(palette.surface, 6, 6);
    line(palette.info, 3, 4);
  });
  return styleOf(canvas, [0.5, headHeight / height], 1, 'none');
}

/**
 * Returns the name of a state or a country on the map. It isn't ol's own text, which is measured with markup that the
 * page's policy rejects.
 */
export function nameStyle(palette: Palette, name: string): Style {
  const text = textImage(
    palette,
    name.toUpperCase(),
    `600 10.5px ${palette.font}`,
    palette.quietInk,
    '1.2px',
  );
  return styleOf(text, [0.5, 0.5], 0, 'declutter');
}

/** Returns the name of a town with a dot at its position, to the left of the name. */
export function townStyle(palette: Palette, name: string, isLarge: boolean): Style {
  const font = isLarge ? `600 13px ${palette.font}` : `500 12px ${palette.font}`;
  const dot = isLarge ? 2.5 : 2;
  const canvas = textImage(palette, name, font, isLarge ? palette.ink : palette.quietInk, '0px', dot);
  return styleOf(canvas, [dotSpace / 2 / (canvas.width / density), 0.5], isLarge ? 1 : 0, 'declutter');
}

/** In pixels: the room of a town's dot, before its name. */
const dotSpace = 10;

function textImage(
  palette: Palette,
  text: string,
  font: string,
  colour: string,
  letterSpacing: string,
  dot = 0,
): HTMLCanvasElement {
  const measure = document.createElement('canvas').getContext('2d');
  if (measure) Object.assign(measure, { font, letterSpacing });
  const start = dot > 0 ? dotSpace : 4;
  const width = Math.ceil(measure?.measureText(text).width ?? 0) + start + 4;
  const height = 18;
  return image(width, height, (context) => {
    Object.assign(context, { font, letterSpacing, textBaseline: 'middle', lineJoin: 'round' });
    context.lineWidth = 3;
    context.strokeStyle = palette.land;
    context.strokeText(text, start, height / 2);
    context.fillStyle = colour;
    context.fillText(text, start, height / 2);
    if (dot === 0) return;
    context.beginPath();
    context.arc(dotSpace / 2, height / 2, dot, 0, 2 * Math.PI);
    context.fill();
  });
}

/** Returns the image of a built-up area, which fades outwards: a rim would read as the radius of a search. */
export function glowImage(colour: string): HTMLCanvasElement {
  const radius = 32;
  return image(2 * radius, 2 * radius, (context) => {
    const glow = context.createRadialGradient(radius, radius, 0, radius, radius, radius);
    glow.addColorStop(0, colour);
    glow.addColorStop(0.45, colour);
    glow.addColorStop(1, `${colour.slice(0, 7)}00`);
    context.fillStyle = glow;
    context.fillRect(0, 0, 2 * radius, 2 * radius);
  });
}
