import webpack, { type Configuration, type Stats } from 'webpack';

/** Scripts of a bundle, by the name of their entry or lazy chunk: all that must be there before it runs. */
export type BundleScripts = Readonly<Record<string, readonly string[]>>;

/** Builds a bundle. Throws an error with the messages of webpack when it does not build. */
export async function buildBundle(config: Configuration): Promise<BundleScripts> {
  const stats = await compile(config);
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  return Object.fromEntries(
    [...stats.compilation.namedChunkGroups].map(([name, group]) => [
      name,
      group.getFiles().filter((file) => file.endsWith('.js')),
    ]),
  );
}

async function compile(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack made no compiler');
  try {
    return await new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        if (stats) resolve(stats);
        else reject(error ?? new Error('webpack gave no result'));
      });
    });
  } finally {
    await new Promise<void>((resolve) => compiler.close(() => resolve()));
  }
}
