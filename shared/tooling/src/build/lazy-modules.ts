import type { Chunk, Compilation, Module } from 'webpack';
import { CliError } from '../cli-error.ts';
import { sharedModules } from '../webpack/shared-modules.ts';
import { partsOf } from './module-parts.ts';

/** Shared modules that the shell provides only when the first remote asks for them, with their chunks. */
const lazyModules = sharedModules.flatMap(([name, rule]) =>
  rule.provided === 'lazy' ? [[name, rule.chunk] as const] : [],
);

function modulesOf(compilation: Compilation, chunk: Chunk): readonly Module[] {
  return [...compilation.chunkGraph.getChunkModules(chunk)].flatMap((module) => [...partsOf(module)]);
}

/**
 * Returns, for the shell's build, the scripts of each lazy module's own import, by name. Another chunk may use the same
 * package: nobody waits for that one. Throws a `CliError` when the shell has no such chunk.
 */
export function lazyChunks(compilation: Pick<Compilation, 'namedChunkGroups'>): Record<string, string[]> {
  return Object.fromEntries(
    lazyModules.map(([name, chunk]) => {
      const group = compilation.namedChunkGroups.get(chunk);
      if (!group) throw new CliError(`The shell has no chunk ${chunk} for the shared module ${name}.`);
      return [name, group.getFiles().filter((file) => file.endsWith('.js'))];
    }),
  );
}

/** Returns, for a remote's build, the lazy modules that its exposed `./lifecycles` waits for. */
export function lazyModulesOf(compilation: Compilation): string[] {
  const chunks = compilation.namedChunkGroups.get('lifecycles')?.chunks ?? [];
  const consumed = chunks
    .flatMap((chunk) => modulesOf(compilation, chunk))
    .filter(({ type }) => type === 'consume-shared-module')
    .map((module) => module.identifier());
  return lazyModules
    .map(([name]) => name)
    .filter((name) => consumed.some((identifier) => identifier.split('|').includes(name)));
}
