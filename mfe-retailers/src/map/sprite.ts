/** Draws in CSS pixels. */
type Draw = (context: CanvasRenderingContext2D) => void;

/** Returns an image of this size in CSS pixels, in which `draw` draws. */
export function sprite(width: number, height: number, density: number, draw: Draw): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * density);
  canvas.height = Math.ceil(height * density);
  const context = canvas.getContext('2d');
  if (context) {
    context.scale(density, density);
    draw(context);
  }
  return canvas;
}

/** Returns images that are made once for each name, until the density of the screen changes. */
export function spriteSheet() {
  let made = new Map<string, HTMLCanvasElement>();
  let madeFor = 0;
  return {
    clear: () => made.clear(),
    get(name: string, density: number, make: () => HTMLCanvasElement): HTMLCanvasElement {
      if (density !== madeFor) made = new Map();
      madeFor = density;
      const image = made.get(name) ?? make();
      made.set(name, image);
      return image;
    },
  };
}
