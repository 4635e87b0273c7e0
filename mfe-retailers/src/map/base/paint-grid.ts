import { pixelAt, type Frame } from '../painted-layer.ts';
import type { Palette } from '../palette.ts';
import { gridWidth } from './grid-width.ts';

const gridZoom = 8;

/** Paints a fine grid, which gives an empty plain a ground that moves with the map. */
export function paintGrid(frame: Frame, palette: Palette): void {
  const { context, extent, resolution, size, zoom } = frame;
  if (zoom < gridZoom) return;
  const step = gridWidth(resolution);
  const [west, south, east, north] = extent;
  context.beginPath();
  for (let x = Math.ceil(west / step) * step; x <= east; x += step) {
    const [left] = pixelAt(frame, [x, north]);
    context.moveTo(left, 0);
    context.lineTo(left, size[1]);
  }
  for (let y = Math.ceil(south / step) * step; y <= north; y += step) {
    const [, top] = pixelAt(frame, [west, y]);
    context.moveTo(0, top);
    context.lineTo(size[0], top);
  }
  context.strokeStyle = palette.grid;
  context.lineWidth = 1;
  context.stroke();
}
