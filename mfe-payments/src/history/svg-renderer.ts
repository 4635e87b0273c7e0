import { SVGRenderer } from 'echarts/renderers';

type Install = typeof SVGRenderer;
type Painter = Parameters<Parameters<Install>[0]['registerPainter']>[1];

/** Returns a painter that empties its element itself: the original uses `innerHTML`, which Trusted Types reject. */
function withoutMarkup(SvgPainter: Painter): Painter {
  return class extends SvgPainter {
    override clear() {
      const own = this as unknown as { _svgDom: SVGElement | null };
      const drawing = own._svgDom;
      drawing?.replaceChildren();
      // Without a drawing the painter only forgets what it has drawn.
      own._svgDom = null;
      super.clear();
      own._svgDom = drawing;
    }

    override dispose() {
      this.root?.replaceChildren();
      // Without a root the painter only disposes of its own objects.
      delete this.root;
      super.dispose();
    }
  };
}

/** The SVG renderer of echarts, for a page whose policy forbids markup from text. */
export const SafeSvgRenderer: Install = (registers) =>
  SVGRenderer({
    ...registers,
    registerPainter: (name, SvgPainter) => registers.registerPainter(name, withoutMarkup(SvgPainter)),
  });
