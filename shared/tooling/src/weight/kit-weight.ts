import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import webpack, { type Configuration } from 'webpack';
import { CliError } from '../cli-error.ts';
import { commonConfig } from '../webpack/base.config.ts';
import { workspaceRoot } from '../workspace-root.ts';

/** What a screen imports from the ui kit: names by entry point. */
export type UsedExports = Readonly<Record<`@portal/ui${string}`, readonly string[]>>;

export interface Weight {
  /** Script that the screen waits for, gzip bytes. */
  readonly first: number;
  /** Script that is loaded later, when a part opens, gzip bytes. */
  readonly later: number;
}

/** Every page has these anyway. */
const react = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/**
 * Builds these exports as a remote would, with everything they need except React, and returns their weight. Writes
 * nothing. The other modules that a remote shares with the shell (router, emotion, the kit's core) count here, so a
 * remote loads less.
 *
 * @throws CliError when an entry point has no such export
 */
export async function weighKit(used: UsedExports): Promise<Weight> {
  const { plugins, ...common } = commonConfig({ folder: join(workspaceRoot, 'shared/ui') });
  const compiler = webpack({
    ...common,
    name: 'weight',
    entry: { first: { import: `data:text/javascript,${encodeURIComponent(sourceOf(used))}` } },
    output: { ...common.output, path: join(workspaceRoot, '.portal/weight'), library: { type: 'module' } },
    experiments: { outputModule: true },
    externals: Object.fromEntries(react.map((name) => [name, `module ${name}`])),
    // A remote's own integrity has nothing to do with weight.
    plugins: plugins?.slice(0, 2) ?? [],
  } satisfies Configuration);
  const files = await emitted(compiler);
  const size = (wanted: boolean) =>
    files.filter(({ initial }) => initial === wanted).reduce((sum, { bytes }) => sum + bytes, 0);
  return { first: size(true), later: size(false) };
}

function sourceOf(used: UsedExports): string {
  const entryPoints = Object.entries(used);
  const imports = entryPoints.map(([entryPoint, names], index) => {
    const renamed = names.map((name) => `${name} as ${name}_${index}`).join(', ');
    return `import { ${renamed} } from ${JSON.stringify(entryPoint)};`;
  });
  const locals = entryPoints.flatMap(([, names], index) => names.map((name) => `${name}_${index}`));
  return `${imports.join('\n')}\nexport const used = [${locals.join(', ')}];`;
}

async function emitted(
  compiler: webpack.Compiler | null,
): Promise<readonly { readonly initial: boolean; readonly bytes: number }[]> {
  if (!compiler) throw new Error('webpack made no compiler');
  const files: { initial: boolean; bytes: number }[] = [];
  // The sizes are enough: the files need not be written.
  compiler.hooks.shouldEmit.tap('weight', ({ chunks, assets }) => {
    for (const chunk of chunks) {
      for (const file of chunk.files) {
        const source = assets[file]?.source() ?? '';
        files.push({ initial: chunk.canBeInitial(), bytes: gzipSync(source).length });
      }
    }
    return false;
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const [wrong] = stats?.compilation.errors ?? [];
      compiler.close((closing) => {
        // The error of a module carries the whole compilation with it.
        const failure = wrong ? new CliError(wrong.message) : (error ?? closing);
        if (failure) reject(failure);
        else resolve();
      });
    });
  });
  return files;
}
