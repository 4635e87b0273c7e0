import { join } from 'node:path';
import { remoteConfig, type BuildMode } from '@portal/tooling/webpack';
import { writeMapData } from './map-data/write-map-data.ts';

const folder = import.meta.dirname;
/** Parts of ol that the map never uses, by the request of ol's own files, and what replaces them. */
const unused = [
  [/^\.\/(control|interaction)\/defaults\.js$/, 'none.ts'],
  [/^\.\.\/render\/canvas\/style\.js$/, 'no-flat-styles.ts'],
  [/^\.\/proj\/utm\.js$/, 'no-utm.ts'],
] as const;
/** Made from packages, so it is not part of the sources. */
const mapData = join(folder, 'node_modules', '.cache', 'map-data');

export const config = (mode: BuildMode): ReturnType<typeof remoteConfig> => {
  const remote = remoteConfig({ folder, mode });
  writeMapData(mapData);
  return {
    ...remote,
    resolve: { ...remote.resolve, alias: { ...remote.resolve?.alias, 'map-data': mapData } },
    plugins: [
      ...(remote.plugins ?? []),
      {
        apply(compiler) {
          const { NormalModuleReplacementPlugin } = compiler.webpack;
          for (const [request, file] of unused)
            new NormalModuleReplacementPlugin(request, join(folder, 'src/map/ol-defaults', file)).apply(
              compiler,
            );
        },
      },
    ],
  };
};
