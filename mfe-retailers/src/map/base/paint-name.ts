import type { Palette } from '../palette.ts';

/** How a name on the map looks. */
export interface NameStyle {
  readonly font: string;
  readonly colour: string;
  readonly letterSpacing: string;
  /** In pixels: the radius of the dot at the position, to the left of the name; 0 for a name in the middle of it. */
  readonly dot: number;
}

/** In pixels. */
const height = 18;
/** In pixels: the room of a town's dot, before its name. */
const dotSpace = 10;
/** In pixels, on each side. */
const margin = 4;

export const townNameStyle = (palette: Palette, isLarge: boolean): NameStyle => ({
  font: isLarge ? `600 13px ${palette.font}` : `500 12px ${palette.font}`,
  colour: isLarge ? palette.ink : palette.quietInk,
  letterSpacing: '0px',
  dot: isLarge ? 2.5 : 2,
});

/** Of a state, in capitals. */
export const stateNameStyle = (palette: Palette): NameStyle => ({
  font: `600 10.5px ${palette.font}`,
  colour: palette.quietInk,
  letterSpacing: '1.2px',
  dot: 0,
});

/** Returns the size of a name in pixels, and how far its position is from its left. */
export function nameSize(
  context: CanvasRenderingContext2D,
  name: string,
  { font, letterSpacing, dot }: NameStyle,
) {
  Object.assign(context, { font, letterSpacing });
  const start = dot > 0 ? dotSpace : margin;
  const width = Math.ceil(context.measureText(name).width) + start + margin;
  return { width, height, anchor: dot > 0 ? dotSpace / 2 : width / 2 };
}

/** Paints a name at a position in pixels. */
export function paintName(
  context: CanvasRenderingContext2D,
  palette: Palette,
  name: string,
  style: NameStyle,
  [x, y]: readonly [number, number],
): void {
  const { font, letterSpacing, colour, dot } = style;
  Object.assign(context, {
    font,
    letterSpacing,
    textAlign: 'left',
    textBaseline: 'middle',
    lineJoin: 'round',
  });
  const left = x - nameSize(context, name, style).anchor + (dot > 0 ? dotSpace : margin);
  context.lineWidth = 3;
  context.strokeStyle = palette.land;
  context.strokeText(name, left, y);
  context.fillStyle = colour;
  context.fillText(name, left, y);
  if (dot === 0) return;
  context.beginPath();
  context.arc(x, y, dot, 0, 2 * Math.PI);
  context.fill();
}
