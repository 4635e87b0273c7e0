import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CliError } from '../run/cli-error.mjs';
import { root } from '../run/root.mjs';
import { charactersBySource, partOf } from '../run/source-map.mjs';

const webpack = createRequire(join(root, 'shared/tooling/package.json'))('webpack');

async function buildWithMaps(workspace, folder) {
  const { config } = await import(pathToFileURL(join(root, workspace, 'webpack.config.ts')).href);
  const production = config('production');
  const compiler = webpack({
    ...production,
    devtool: 'hidden-source-map',
    cache: false,
    output: { ...production.output, path: folder },
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new CliError(stats.toString({ preset: 'errors-only', colors: false }));
}

/** Webpack writes no map for a script of nothing but data: a catalogue of messages. */
const noMap = { mappings: '', sources: [] };

async function partsOf(folder, file, hasMap) {
  const code = await readFile(join(folder, file), 'utf8');
  const map = hasMap ? JSON.parse(await readFile(join(folder, `${file}.map`), 'utf8')) : noMap;
  const parts = {};
  for (const [source, count] of charactersBySource(code, map)) {
    const part = partOf(source);
    parts[part] = (parts[part] ?? 0) + count;
  }
  return parts;
}

/** Builds a workspace with source maps in a temporary folder, and prints the parts of its scripts. */
export async function command([workspace]) {
  if (workspace === undefined) throw new CliError('Name a workspace: node scripts/parts.mjs mfe-leases');
  const folder = await mkdtemp(join(tmpdir(), 'portal-parts-'));
  try {
    await buildWithMaps(workspace, folder);
    const files = new Set(await readdir(folder));
    const scripts = [...files].filter((name) => name.endsWith('.js'));
    const parts = await Promise.all(
      scripts.map(async (file) => [file, await partsOf(folder, file, files.has(`${file}.map`))]),
    );
    console.log(JSON.stringify(Object.fromEntries(parts)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
