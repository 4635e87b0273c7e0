import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { contractFile, readChangedContract } from '../contracts/read-contract.ts';
import { brandFiles, type BrandFiles } from '../brands/brand-files.ts';
import type { ServerSettings, SiteSettings } from '../settings/index.ts';
import type { BuildMode } from '../webpack/base.config.ts';
import { apiProxy } from './api-proxy.ts';
import { devPage, type DevPage } from './dev-page.ts';
import { fileOf } from './workspace-file.ts';
import { webpackCache } from './webpack-cache.ts';

interface DevServerParts {
  readonly settings: ServerSettings & SiteSettings;
  readonly shell: string;
  /** Folders of the remotes to compile with hot reload. */
  readonly compiled: readonly string[];
  /** Folders of the others, taken from their latest builds. */
  readonly built: readonly string[];
}

/**
 * Starts the whole site on one port with hot reload: shell and the given remotes compiled in memory, everything else from
 * builds, /api passed on. A changed contract reloads the page, which says what is wrong with it.
 */
export async function startDevServer({ settings, shell, compiled, built }: DevServerParts): Promise<void> {
  // Made for each request: a contract may change, and a remote be built again, while this runs.
  const page = async () => {
    const remotes = compiled.map(async (folder) => ({ folder, contract: await readChangedContract(folder) }));
    return devPage({ settings, shell, compiled: await Promise.all(remotes), built });
  };
  await page();
  const brands = brandFiles();
  const configurations = await Promise.all([shell, ...compiled].map(developmentConfig));
  const server = new WebpackDevServer(
    {
      port: settings.port,
      host: settings.host,
      allowedHosts: ['localhost', '.localhost', '127.0.0.1'],
      hot: true,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
      static: false,
      watchFiles: compiled.map(contractFile),
      proxy: [apiProxy(settings.apiUrl)],
      setupMiddlewares: (middlewares, { app }) => {
        app?.use((request, response, next) => {
          void answerFor(page, brands, [shell, ...compiled, ...built], request.path)
            .catch(contractError)
            .then((answer) => {
              if (answer === undefined) next();
              else if ('file' in answer) response.sendFile(answer.file, (error) => error && next());
              else response.type(answer.type).send(answer.body);
            });
        });
        return middlewares;
      },
    },
    webpack(configurations),
  );
  await server.start();
}

async function developmentConfig(folder: string): Promise<Configuration> {
  const module = (await import(pathToFileURL(join(folder, 'webpack.config.ts')).href)) as {
    config: (mode: BuildMode) => Configuration;
  };
  return { ...module.config('development'), cache: webpackCache(folder) };
}

type Answer = { readonly type: string; readonly body: string | Buffer } | { readonly file: string };

/** Shows what is wrong with a contract in place of the page. */
const contractError = (error: unknown): Answer => {
  const text = error instanceof Error ? error.message : String(error);
  console.error(text);
  return { type: 'text', body: `${text}\n\nReload the page once that is mended.` };
};

async function answerFor(
  page: () => Promise<DevPage>,
  brands: readonly BrandFiles[],
  folders: readonly string[],
  path: string,
): Promise<Answer | undefined> {
  if (path === '/' || path === '/index.html') return { type: 'html', body: (await page()).html };
  if (path === '/release.json') return { type: 'json', body: JSON.stringify((await page()).release) };
  for (const { contents } of brands) {
    const body = contents.get(path);
    if (body) return { type: path.slice(path.lastIndexOf('.') + 1), body };
  }
  const file = folders.map((folder) => fileOf(folder, path)).find((candidate) => existsSync(candidate ?? ''));
  return file === undefined ? undefined : { file };
}
