import type { Chunk, Compilation, Module } from 'webpack';
import { sharedModules } from '../webpack/shared-modules.ts';
import { partsOf } from './module-parts.ts';

/** Shared modules that the shell provides only when the first remote asks for them. */
const lazyNames = sharedModules.flatMap(([name, { provided }]) => (provided === 'lazy' ? [name] : []));

const isAt = (module: Module, part: string): boolean => module.identifier().includes(part);

function modulesOf(compilation: Compilation, chunk: Chunk): readonly Module[] {
  return [...compilation.chunkGraph.getChunkModules(chunk)].flatMap((module) => [...partsOf(module)]);
}

const scriptsOf = (chunk: Chunk): string[] => [...chunk.files].filter((file) => file.endsWith('.js'));

/** Returns, for the shell's build, the chunks of each lazy module that has chunks of its own, by name. */
export function lazyChunks(compilation: Compilation): Record<string, string[]> {
  const chunks = [...compilation.chunks].filter((chunk) => !chunk.canBeInitial());
  const found = lazyNames.map((name) => {
    const its = chunks.filter((chunk) =>
      modulesOf(compilation, chunk).some((module) => isAt(module, `/node_modules/${name}/`)),
    );
    return [name, its.flatMap(scriptsOf)] as const;
  });
  return Object.fromEntries(found.filter(([, files]) => files.length > 0));
}

/** Returns, for a remote's build, the lazy modules that its exposed `./lifecycles` waits for. */
export function lazyModulesOf(compilation: Compilation): string[] {
  const chunks = compilation.namedChunkGroups.get('lifecycles')?.chunks ?? [];
  const consumed = chunks
    .flatMap((chunk) => modulesOf(compilation, chunk))
    .filter(({ type }) => type === 'consume-shared-module')
    .map((module) => module.identifier());
  return lazyNames.filter((name) => consumed.some((identifier) => identifier.split('|').includes(name)));
}
