import Feature from 'ol/Feature.js';
import MultiLineString from 'ol/geom/MultiLineString.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import Point from 'ol/geom/Point.js';
import LayerGroup from 'ol/layer/Group.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { feature, merge, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { nameStyle } from './marker-images.ts';
import type { Palette } from './palette.ts';

type States = Topology<{ states: GeometryCollection<{ readonly name: string }> }>;

/** Returns the outlines of the states, which the release has itself: the base map when no tile server is configured. */
export async function outlineLayer(first: Palette) {
  const { default: atlas } = await import('us-atlas/states-10m.json');
  // The package's file is this topology; TypeScript reads its literals more widely.
  const topology = atlas as unknown as States;
  const { states } = topology.objects;

  const land = new VectorLayer({ source: sourceOf(new MultiPolygon(landOf(topology))) });
  const borders = new VectorLayer({
    source: sourceOf(new MultiLineString(mesh(topology, states, (a, b) => a !== b).coordinates)),
  });
  const names = new VectorLayer({
    source: new VectorSource({ features: namesOf(topology) }),
    declutter: true,
    minZoom: 4.2,
    maxZoom: 10.5,
  });
  const recolour = (palette: Palette) => {
    land.setStyle(
      new Style({
        fill: new Fill({ color: palette.surface }),
        stroke: new Stroke({ color: palette.coast, width: 0.75 }),
      }),
    );
    borders.setStyle(new Style({ stroke: new Stroke({ color: palette.border, width: 1.25 }) }));
    const made = new Map<string, Style>();
    names.setStyle((each) => {
      const name = String(each.get('name'));
      const style = made.get(name) ?? nameStyle(palette, name);
      made.set(name, style);
      return style;
    });
  };
  recolour(first);
  return { layer: new LayerGroup({ layers: [land, borders, names], zIndex: 0 }), recolour };
}

function landOf(topology: States) {
  // The cast is safe, because every state is a polygon or several.
  return merge(topology, topology.objects.states.geometries as Parameters<typeof merge>[1]).coordinates;
}

function sourceOf(geometry: MultiPolygon | MultiLineString) {
  geometry.transform('EPSG:4326', 'EPSG:3857');
  return new VectorSource({ features: [new Feature(geometry)] });
}

/** Returns a point with the name of each state, where the state is widest. */
function namesOf(topology: States) {
  return feature(topology, topology.objects.states).features.flatMap(({ geometry, properties }) => {
    const areas =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : [];
    const points = new MultiPolygon(areas)
      .getInteriorPoints()
      .getCoordinates()
      .sort((a, b) => (b[2] ?? 0) - (a[2] ?? 0));
    const [widest] = points;
    if (!widest) return [];
    const point = new Point(widest.slice(0, 2)).transform('EPSG:4326', 'EPSG:3857');
    return [new Feature({ geometry: point, name: properties.name })];
  });
}
