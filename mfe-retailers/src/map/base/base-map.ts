import type OlMap from 'ol/Map.js';
import type { Frame } from '../painted-layer.ts';
import type { Palette } from '../palette.ts';
import { unpackTowns, type BaseData } from './map-data.ts';
import { paintNames, statesOf, type Box } from './names.ts';
import { onRest } from './on-rest.ts';
import { outlines } from './outlines.ts';
import { paintGrid } from './paint-grid.ts';
import { nearZoom, regionLoader } from './region-watch.ts';
import { restingSheet } from './resting-sheet.ts';
import { townsOf } from './towns.ts';

interface BaseMapOptions {
  readonly map: OlMap;
  readonly palette: Palette;
  /** Returns the boxes of the markers in a frame, which names avoid. */
  readonly markersIn: (frame: Frame) => readonly Box[];
}

/**
 * Returns the base map that the release has itself, for when no tile server is configured: states, counties of the
 * regions in view, towns by name and size, and a grid.
 */
export function baseMap(base: BaseData, { map, palette: first, markersIn }: BaseMapOptions) {
  let palette = first;
  const [abroad, land, borders] = [outlines(base.abroad), outlines(base.land), outlines(base.borders)];
  const states = statesOf(base.states);
  const counties: ReturnType<typeof outlines>[] = [];
  const towns = townsOf();
  towns.add(unpackTowns(base.places));

  const sheet = restingSheet((frame) => {
    const shown = towns.inView(frame);
    const areas = towns.areasIn(frame, shown);
    towns.paintAreas(frame, palette, areas);
    paintGrid(frame, palette);
    if (frame.zoom > nearZoom) for (const draw of counties) draw(frame, { stroke: palette.border, width: 1 });
    frame.context.setTransform(frame.density, 0, 0, frame.density, 0, 0);
    paintNames(frame, palette, markersIn(frame), { towns: shown, areas, states });
  });
  const renew = () => {
    sheet.renew();
    map.render();
  };
  const loadRegions = regionLoader(map, base.regions, (region) => {
    counties.push(outlines(region.counties));
    towns.add(unpackTowns(region.towns));
    renew();
  });
  const waitForRest = onRest(map, () => {
    renew();
    loadRegions();
  });

  return {
    painters: [
      (frame: Frame) => {
        abroad(frame, { fill: palette.abroad, stroke: palette.border, width: 0.75 });
        land(frame, { fill: palette.land, stroke: palette.coast, width: 0.75 });
        borders(frame, { stroke: palette.coast, width: 1.25 });
      },
      sheet.paint,
    ],
    recolour(next: Palette) {
      palette = next;
      renew();
    },
    /** Other markers are shown: the names are painted anew, where there is room now. */
    renewNames: waitForRest,
  };
}
