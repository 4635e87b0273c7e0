import Feature from 'ol/Feature.js';
import MultiLineString from 'ol/geom/MultiLineString.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import Point from 'ol/geom/Point.js';
import LayerGroup from 'ol/layer/Group.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { nameStyle } from '../marker-images.ts';
import type { Palette } from '../palette.ts';
import { gridLayer } from './grid-layer.ts';
import { loadBase } from './load-map-data.ts';
import { unpackLines, unpackTowns, type BaseData } from './map-data.ts';
import { onRest } from './on-rest.ts';
import { nearZoom, regionLoader } from './region-watch.ts';
import { townLayers } from './town-labels.ts';

/** From this zoom on there is room for the names of the states; before, for their letters. */
const spelledOut = 4.6;

/**
 * Returns the base map that the release has itself, for when no tile server is configured: states, counties of the
 * regions in view, towns by name and size, and a grid.
 */
export async function baseMap(map: OlMap, first: Palette) {
  const base = await loadBase();
  const abroad = areaLayer(unpackLines(base.abroad));
  const land = areaLayer(unpackLines(base.land));
  const counties = new VectorSource<Feature<MultiLineString>>();
  const countyLayer = new VectorLayer({ source: counties, minZoom: nearZoom });
  const borders = new VectorLayer({
    source: new VectorSource({ features: [linesOf(unpackLines(base.borders))] }),
  });
  const stateNames = new VectorLayer({
    source: new VectorSource({ features: namesOf(base.states) }),
    declutter: true,
    maxZoom: 7.5,
  });
  const grid = gridLayer(map, first);
  const towns = townLayers(map, first);
  const [townAreas, townNames] = [towns.layers.slice(0, 1), towns.layers.slice(1)];
  towns.add(unpackTowns(base.places));
  const loadRegions = regionLoader(map, base.regions, (region) => {
    counties.addFeature(linesOf(unpackLines(region.counties)));
    towns.add(unpackTowns(region.towns));
    towns.draw();
  });
  const details = new LayerGroup({
    layers: [...townAreas, grid.layer, countyLayer, stateNames, ...townNames],
  });
  onRest(
    map,
    () => details.setVisible(false),
    () => {
      grid.draw();
      towns.draw();
      details.setVisible(true);
      loadRegions();
    },
  );

  const recolour = (palette: Palette) => {
    const line = (color: string, width: number) => new Style({ stroke: new Stroke({ color, width }) });
    const area = (fill: string, coast: string) =>
      new Style({ fill: new Fill({ color: fill }), stroke: new Stroke({ color: coast, width: 0.75 }) });
    abroad.setStyle(area(palette.abroad, palette.border));
    land.setStyle(area(palette.land, palette.coast));
    countyLayer.setStyle(line(palette.border, 1));
    borders.setStyle(line(palette.coast, 1.25));
    const made = new Map<string, Style>();
    stateNames.setStyle((each) => {
      const name = String(each.get((map.getView().getZoom() ?? 0) < spelledOut ? 'code' : 'name'));
      const style = made.get(name) ?? nameStyle(palette, name);
      made.set(name, style);
      return style;
    });
    grid.recolour(palette);
    towns.recolour(palette);
  };
  recolour(first);
  return { layer: new LayerGroup({ layers: [abroad, land, borders, details], zIndex: 0 }), recolour };
}

function areaLayer(outlines: number[][][]) {
  const geometry = new MultiPolygon(outlines.map((outline) => [outline])).transform('EPSG:4326', 'EPSG:3857');
  return new VectorLayer({ source: new VectorSource({ features: [new Feature(geometry)] }) });
}

function linesOf(lines: number[][][]): Feature<MultiLineString> {
  const geometry = new MultiLineString(lines);
  geometry.transform('EPSG:4326', 'EPSG:3857');
  return new Feature(geometry);
}

/** Returns a point with the name and the letters of each state. */
function namesOf(states: BaseData['states']) {
  return states.map(({ name, code, position }) => {
    const point = new Point([...position]).transform('EPSG:4326', 'EPSG:3857');
    return new Feature({ geometry: point, name, code });
  });
}
