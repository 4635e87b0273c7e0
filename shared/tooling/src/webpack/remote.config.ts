import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { containerName } from './build-name.ts';
import { commonConfig, type PresetOptions } from './base.config.ts';
import { compileHints } from './compile-hints.ts';
import { FacadeNamesPlugin } from './facade-names.plugin.ts';
import { sharedKitFiles } from './shared-kit-files.ts';
import { sharedModules } from './shared-modules.ts';
import { installedVersion, packageOf } from './shared-versions.ts';
import { workspaceRoot } from '../workspace-root.ts';

/**
 * A remote's build: an entry that exposes `./lifecycles` (src/lifecycles.ts) and a `./parcels/<name>` for every
 * src/parcels/<name>.parcel.tsx. It brings none of the shared modules and none of the runtime's core: the page has them.
 */
export function remoteConfig(options: PresetOptions): Configuration {
  const { folder, mode = 'production' } = options;
  const production = mode === 'production';
  const common = commonConfig(options);
  return {
    ...common,
    entry: {},
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin({
        name: production ? containerName(folder) : containerName(folder, 'dev'),
        filename: production ? 'entry.[contenthash:16].js' : 'entry.js',
        exposes: exposes(folder),
        shared: Object.fromEntries([
          ...sharedModules.map(([name]) => [name, fromThePage(name)] as const),
          ...sharedKitFiles().map(
            ({ file, entryPoint }) => [file, { ...fromThePage(entryPoint), shareKey: entryPoint }] as const,
          ),
        ]),
        dts: false,
        manifest: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web', disableRemote: true },
        },
      }),
      new webpack.NormalModuleReplacementPlugin(
        /webpack-bundler-runtime[\\/]dist[\\/](init|getSharedFallbackGetter|remotes)\.js$/,
        join(import.meta.dirname, 'federation-without-fallbacks.mjs'),
      ),
      new FacadeNamesPlugin(),
      compileHints(['entry', 'lifecycles']),
    ],
    optimization: { ...common.optimization, splitChunks: { chunks: 'async' } },
  };
}

/** The same major as the one installed, and not older: a page with anything else fails this remote alone. */
function fromThePage(name: string) {
  const requiredVersion = `^${installedVersion(packageOf(name), join(workspaceRoot, 'shell'))}`;
  return { import: false as const, singleton: true, strictVersion: true, requiredVersion };
}

/** The chunks carry names, so that the page can preload them. */
function exposes(folder: string) {
  const parcels = join(folder, 'src', 'parcels');
  const names = existsSync(parcels)
    ? readdirSync(parcels).flatMap((file) => /^(.+)\.parcel\.tsx?$/.exec(file)?.[1] ?? [])
    : [];
  return Object.fromEntries([
    ['./lifecycles', { import: './src/lifecycles.ts', name: 'lifecycles' }],
    ...names.map((name) => [
      `./parcels/${name}`,
      { import: `./src/parcels/${name}.parcel`, name: `parcel-${name}` },
    ]),
  ]) as Record<string, { import: string; name: string }>;
}
