import { copyFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { buildBundle } from '../../site/build-bundle.ts';
import { root } from '../../site/paths.ts';

const require = createRequire(import.meta.url);
const remote = join(root, 'mfe-retailers');

/** The measured maps, and the script of each. */
export const maps = {
  portal: join(remote, 'bench/portal-map.ts'),
  'ol/source/Cluster': join(remote, 'bench/stock-cluster.ts'),
  'Leaflet.markercluster': join(import.meta.dirname, 'leaflet-cluster.js'),
} as const;

export type MapName = keyof typeof maps;
export const mapNames = Object.keys(maps) as readonly MapName[];

export const pageOf = (name: MapName) => `${mapNames.indexOf(name)}.html`;

/** Builds a page for each map into a folder, all by the settings of the remote's own build. */
export async function buildPages(folder: string): Promise<void> {
  const { config } = (await import(join(remote, 'webpack.config.ts'))) as {
    readonly config: (mode: 'production') => Configuration;
  };
  const { module = {}, resolve = {}, plugins = [] } = config('production');
  for (const name of mapNames) {
    const number = mapNames.indexOf(name);
    await buildBundle({
      mode: 'production',
      context: root,
      devtool: false,
      entry: { [number]: maps[name] },
      module,
      resolve,
      // The last one leaves out the parts of ol that the remote leaves out; the stock map has all of them.
      plugins: name === 'portal' ? plugins.slice(-1) : [],
      output: { path: folder, filename: '[name].js', chunkFilename: `${number}-[name].js`, publicPath: '/' },
    });
    await writeFile(join(folder, pageOf(name)), html(number));
  }
  await copyFile(require.resolve('leaflet/dist/leaflet.css'), join(folder, 'leaflet.css'));
}

const html = (number: number) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><link rel="stylesheet" href="/leaflet.css">
<style>
html { --brand: #0e5a4a; --on-brand: #ffffff; --info: #1d5a8c; --surface: #ffffff; --sunken: #efede7; --ink: #16211e;
  --ink-3: #6a746f; --line: #dedbd2; --line-strong: #8a877d }
body { margin: 0 } #map { position: absolute; inset: 0 }
</style>
<div id="map"></div><button id="marker" aria-label="Marker" style="position:absolute"></button>
<script src="/${number}.js"></script></html>
`;
