import type { Palette } from './palette.ts';
import { headHeight } from './search-marker-size.ts';
import { sprite } from './sprite.ts';

/** In CSS pixels: its size, and where its tip is. */
export const pin = { width: 34, height: 42, tip: { x: 17, y: 39 } } as const;
/** A chosen pin is that much larger. */
export const markedPin = 1.3;

/** Returns a pin. */
export function pinSprite(palette: Palette, isMarked: boolean, density: number): HTMLCanvasElement {
  const size = isMarked ? markedPin : 1;
  return sprite(pin.width * size, pin.height * size, density, (context) => {
    context.scale(size, size);
    context.beginPath();
    context.moveTo(17, 39);
    context.bezierCurveTo(10, 31, 4, 24.5, 4, 16);
    context.arc(17, 16, 13, Math.PI, 0);
    context.bezierCurveTo(30, 24.5, 24, 31, 17, 39);
    context.closePath();
    castShadow(context, density, 0.28);
    context.fillStyle = isMarked ? palette.ink : palette.brand;
    context.fill();
    context.shadowColor = 'transparent';
    context.lineWidth = 2;
    context.strokeStyle = palette.surface;
    context.stroke();
    disc(context, 17, 16, 4.5);
    context.fillStyle = isMarked ? palette.surface : palette.onBrand;
    context.fill();
  });
}

/** In CSS pixels. */
const headRadius = 15;
/** In CSS pixels: half of its width and height. */
export const headMiddle = headRadius + 3;

/** Returns the head of the search marker, which is above the stores, to be dragged. */
export function headSprite(palette: Palette, density: number): HTMLCanvasElement {
  return sprite(2 * headMiddle, 2 * headMiddle, density, (context) => {
    castShadow(context, density, 0.3);
    context.fillStyle = palette.info;
    disc(context, headMiddle, headMiddle, headRadius);
    context.fill();
    context.shadowColor = 'transparent';
    context.lineWidth = 2.5;
    context.strokeStyle = palette.surface;
    context.stroke();
    // A person: the customer, or where they want to be.
    context.fillStyle = palette.surface;
    disc(context, headMiddle, headMiddle - 4, 3.6);
    context.fill();
    context.beginPath();
    context.ellipse(headMiddle, headMiddle + 8, 7, 7, 0, Math.PI, 2 * Math.PI);
    context.fill();
  });
}

/** Paints the stem of the search marker, from its head to the centre of the search, which is at this pixel. */
export function paintStem(
  context: CanvasRenderingContext2D,
  palette: Palette,
  [x, y]: readonly [number, number],
): void {
  const line = (colour: string, lineWidth: number, radius: number) => {
    context.strokeStyle = colour;
    context.fillStyle = colour;
    context.lineWidth = lineWidth;
    context.beginPath();
    context.moveTo(x, y - headHeight);
    context.lineTo(x, y);
    context.stroke();
    disc(context, x, y, radius);
    context.fill();
  };
  line(palette.surface, 6, 6);
  line(palette.info, 3, 4);
}

export function disc(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
}

function castShadow(context: CanvasRenderingContext2D, density: number, alpha: number): void {
  context.shadowColor = `rgba(0, 0, 0, ${alpha})`;
  // Shadows are not scaled with what is drawn.
  context.shadowBlur = 4 * density;
  context.shadowOffsetY = density;
}
