import { join } from 'node:path';
import { remoteConfig, type BuildMode } from '@portal/tooling/webpack';
import { writeMapData } from './map-data/write-map-data.ts';

const folder = import.meta.dirname;
const none = join(folder, 'src', 'map', 'ol-defaults', 'none.ts');
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
          new NormalModuleReplacementPlugin(/^\.\/(control|interaction)\/defaults\.js$/, none).apply(
            compiler,
          );
        },
      },
    ],
  };
};
