import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import LocalesPlugin from '@react-aria/optimize-locales-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { containerName } from './build-name.ts';
import { compileMessages, messagesFile } from './compile-messages.ts';
import { ScriptIntegrityPlugin } from './script-integrity.plugin.ts';

/** `development` is for the dev server: hot reload, readable names, no hashes. */
export type BuildMode = 'production' | 'development';

export interface PresetOptions {
  /** The workspace's own folder: `import.meta.dirname` of its webpack.config.ts. */
  readonly folder: string;
  readonly mode?: BuildMode;
}

const require = createRequire(import.meta.url);

/** The longest that REMOTE_TIMEOUT_MS may be, ms: `ScriptIntegrityPlugin` sets the limit that counts. */
const longestTimeLimit = 600_000;

/** Returns the address at which the dev server serves a workspace. */
export const devAddress = (folder: string): string => `/dev/${basename(folder)}/`;

/** What the shell and every remote have in common: sources, assets, names, time limits. */
export function commonConfig({ folder, mode = 'production' }: PresetOptions): Configuration {
  const production = mode === 'production';
  return {
    name: containerName(folder, mode),
    mode,
    context: folder,
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: join(folder, 'dist', '.webpack'),
      clean: true,
      uniqueName: production ? containerName(folder) : containerName(folder, 'dev'),
      publicPath: production ? 'auto' : devAddress(folder),
      filename: production ? '[name].[contenthash:16].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:16].js' : '[name].js',
      assetModuleFilename: production ? '[name].[contenthash:16][ext]' : '[name][ext]',
      chunkLoadTimeout: longestTimeLimit,
      crossOriginLoading: 'anonymous',
      hashFunction: 'sha256',
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    module: { rules: rules(production) },
    plugins: [
      new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
      LocalesPlugin.webpack({ locales: ['en-US', 'es-ES'] }),
      new webpack.NormalModuleReplacementPlugin(
        /react-aria[\\/]dist[\\/]private[\\/]utils[\\/]runAfterTransition\.m?js$/,
        join(import.meta.dirname, 'run-after-transition.mjs'),
      ),
      production ? new ScriptIntegrityPlugin() : new ReactRefreshPlugin({ overlay: false }),
    ],
    optimization: {
      // A hot update from a source with an error to its correction would lack modules that both import.
      emitOnErrors: false,
      // In order of use: other ids are hashes of paths, and the same source must give the same bytes on any machine.
      moduleIds: production ? 'natural' : 'named',
      chunkIds: production ? 'natural' : 'named',
      // One minifier with a pinned version, so that the same source gives the same bytes in any release.
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          minimizerOptions: {
            ecma: 2020,
            compress: { passes: 2 },
            mangle: true,
            format: { comments: false },
          },
        }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

function rules(production: boolean): webpack.RuleSetRule[] {
  const swc = (parser: object) => ({
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        target: 'es2022',
        parser,
        transform: {
          react: {
            runtime: 'automatic',
            importSource: '@emotion/react',
            refresh: !production,
          },
        },
      },
    },
  });
  return [
    { test: /\.ts$/, use: swc({ syntax: 'typescript' }) },
    { test: /\.tsx$/, use: swc({ syntax: 'typescript', tsx: true }) },
    { test: /\.(woff2|svg|png|jpg|webp)$/, type: 'asset/resource' },
    // The text of a style sheet, for a constructed sheet: no CSP forbids that.
    { test: /\.css$/, type: 'asset/source' },
    { test: messagesFile, type: 'json', parser: { parse: compileMessages } },
    // Emotion imports it for `withTheme`, which nobody uses.
    { test: /[\\/]node_modules[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
    // Their unused modules drag others along.
    {
      test: /[\\/]@module-federation[\\/](webpack-bundler-runtime|runtime)[\\/]dist[\\/]/,
      sideEffects: false,
    },
  ];
}
