import { SVGRenderer } from 'echarts/renderers';

type Install = typeof SVGRenderer;
type Painter = Parameters<Parameters<Install>[0]['registerPainter']>[1];

/** Empties its element itself: the painter does it with `innerHTML`, which the page's Trusted Types refuse. */
function withoutMarkup(SvgPainter: Painter): Painter {
  return class extends SvgPainter {
    override dispose() {
      this.root?.replaceChildren();
      // Without a root the painter only lets go of its own things.
      delete this.root;
      super.dispose();
    }
  };
}

/** The SVG renderer of echarts, for a page whose policy allows no markup from text. */
export const SafeSvgRenderer: Install = (registers) =>
  SVGRenderer({
    ...registers,
    registerPainter: (name, SvgPainter) => registers.registerPainter(name, withoutMarkup(SvgPainter)),
  });
