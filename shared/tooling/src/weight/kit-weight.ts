import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import webpack, { type Configuration } from 'webpack';
import { CliError } from '../cli-error.ts';
import { commonConfig } from '../webpack/base.config.ts';
import { workspaceRoot } from '../webpack/workspace-root.ts';

/** What a screen takes of the kit: names by the face they come from. */
export type Taken = Readonly<Record<`@portal/ui${string}`, readonly string[]>>;

export interface Weighed {
  /** Script that the screen waits for, gzip bytes. */
  readonly first: number;
  /** Script that comes later, when a part opens, gzip bytes. */
  readonly later: number;
}

/** In every page anyway. */
const react = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/**
 * Builds it by itself as a remote would, with everything it needs but React, and weighs it; nothing is written. What the
 * page shares with the shell besides (router, emotion, the kit's core) counts here, so a remote pays less.
 *
 * @throws CliError when a face has no such name
 */
export async function weighKit(taken: Taken): Promise<Weighed> {
  const { plugins, ...common } = commonConfig({ folder: join(workspaceRoot, 'shared/ui') });
  const compiler = webpack({
    ...common,
    name: 'weight',
    entry: { first: { import: `data:text/javascript,${encodeURIComponent(sourceOf(taken))}` } },
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

function sourceOf(taken: Taken): string {
  const faces = Object.entries(taken);
  const imports = faces.map(([face, names], index) => {
    const renamed = names.map((name) => `${name} as ${name}_${index}`).join(', ');
    return `import { ${renamed} } from ${JSON.stringify(face)};`;
  });
  const used = faces.flatMap(([, names], index) => names.map((name) => `${name}_${index}`));
  return `${imports.join('\n')}\nexport const used = [${used.join(', ')}];`;
}

async function emitted(
  compiler: webpack.Compiler | null,
): Promise<readonly { readonly initial: boolean; readonly bytes: number }[]> {
  if (!compiler) throw new Error('webpack made no compiler');
  const files: { initial: boolean; bytes: number }[] = [];
  // What is weighed need not be written.
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
