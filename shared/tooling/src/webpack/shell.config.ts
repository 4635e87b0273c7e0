import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { commonConfig, type PresetOptions } from './base.config.ts';
import { compileHints } from './compile-hints.ts';
import { sharedVersions } from './shared-versions.ts';

const require = createRequire(import.meta.url);

/**
 * The shell's build: without the federation plugin, one main chunk, the federation runtime a chunk of its own
 * (`import(/* webpackChunkName: "federation" *\/ './federation-runtime.ts')`), so is the frame (`"frame"`), versions of
 * the shared modules as `__SHARED_VERSIONS__`.
 */
export function shellConfig(options: PresetOptions): Configuration {
  const common = commonConfig(options);
  const { folder, mode = 'production' } = options;
  return {
    ...common,
    entry: { main: { import: './src/main.tsx' } },
    resolve: {
      ...common.resolve,
      alias: {
        '@module-federation/enhanced/runtime$': join(import.meta.dirname, 'federation-runtime-host.mjs'),
        '@module-federation/runtime$': require.resolve('@module-federation/runtime').replace(/\.cjs$/, '.js'),
        '@module-federation/runtime-core$': require
          .resolve('@module-federation/runtime-core')
          .replace(/\.cjs$/, '.js'),
      },
    },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.DefinePlugin({
        __SHARED_VERSIONS__: JSON.stringify(sharedVersions(folder)),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
        FEDERATION_OPTIMIZE_NO_SHARED: 'false',
        ENV_TARGET: '"web"',
      }),
      new webpack.NormalModuleReplacementPlugin(
        /runtime-core[\\/]dist[\\/](plugins[\\/]snapshot[\\/]SnapshotHandler|utils[\\/]preload)\.js$/,
        join(import.meta.dirname, 'federation-without-snapshots.mjs'),
      ),
      ...(mode === 'production' ? [routerWithoutWarnings(folder)] : []),
      compileHints(['main', 'frame', 'federation']),
    ],
    optimization: { ...common.optimization, splitChunks: false },
  };
}

/** By itself `react-router` always is its development build, which warns of wrong use. */
function routerWithoutWarnings(folder: string): webpack.NormalModuleReplacementPlugin {
  const routerDom = createRequire(join(folder, 'package.json')).resolve('react-router-dom');
  const development = createRequire(routerDom).resolve('react-router');
  return new webpack.NormalModuleReplacementPlugin(
    /^react-router$/,
    join(dirname(development), '../production/index.mjs'),
  );
}
