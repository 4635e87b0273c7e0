import { join } from 'node:path';
import { shellConfig, type BuildMode } from '@portal/tooling/webpack';
import webpack, { type Configuration } from 'webpack';
import { root } from '../../../site/paths.ts';
import { remoteNames } from './monolith-entry.ts';

const shell = join(root, 'shell');

/** Modules of the portal that load and mount remotes, and what the monolith has in their place. */
const standIns = [
  [/\/create-remotes\.ts$/, 'direct-remotes.ts'],
  [/\/remote-outlet\.tsx$/, 'direct-outlet.tsx'],
  [/\/create-lifecycles\.tsx$/, 'remote-component.tsx'],
] as const;

/** A plain bundle does not ask its page for the hashes of its chunks, and each variant sets hints of its own. */
const composedOnly = ['ScriptIntegrityPlugin', 'BannerPlugin'];

/** The shell's own build with these entries, into this folder, without what only a composed page needs. */
export async function bundleConfig(
  entries: Readonly<Record<string, string>>,
  folder: string,
): Promise<Configuration> {
  const { output, plugins, optimization, resolve, ...common } = shellConfig({ folder: shell });
  return {
    ...common,
    resolve: { ...resolve, alias: { ...resolve?.alias, ...(await aliasesOfRemotes()) } },
    cache: false,
    entry: entries,
    output: { ...output, path: folder, uniqueName: 'monolith' },
    plugins: [
      ...(plugins ?? []).filter((plugin) => !composedOnly.includes(plugin?.constructor.name ?? '')),
      // The federation runtime and single-spa.
      new webpack.IgnorePlugin({ resourceRegExp: /\/federation-runtime\.ts$/ }),
      ...standIns.map(
        ([module, standIn]) =>
          new webpack.NormalModuleReplacementPlugin(module, join(shell, 'bench', standIn)),
      ),
    ],
    optimization: { ...optimization, splitChunks: { chunks: 'async' } },
  };
}

/** What remotes import under names of their own, such as data that their build makes. */
async function aliasesOfRemotes(): Promise<object> {
  const aliases = remoteNames.map(async (name) => {
    const { config } = (await import(join(root, name, 'webpack.config.ts'))) as {
      config: (mode: BuildMode) => Configuration;
    };
    return config('production').resolve?.alias;
  });
  return Object.assign({}, ...(await Promise.all(aliases))) as object;
}
