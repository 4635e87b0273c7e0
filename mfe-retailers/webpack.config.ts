import { join } from 'node:path';
import { remoteConfig, type BuildMode } from '@portal/tooling/webpack';

const none = join(import.meta.dirname, 'src', 'map', 'ol-defaults', 'none.ts');

export const config = (mode: BuildMode): ReturnType<typeof remoteConfig> => {
  const remote = remoteConfig({ folder: import.meta.dirname, mode });
  return {
    ...remote,
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
