import type { Chunk, Compilation, Module } from 'webpack';
import { sharedModules } from '../webpack/shared-modules.ts';

/** Shared modules that the shell provides only when the first remote asks for them. */
const lateNames = sharedModules.flatMap(([name, { provided }]) => (provided === 'lazy' ? [name] : []));

const isAt = (module: Module, part: string): boolean => module.identifier().includes(part);

/** A module and, when webpack has joined several into it, those. */
function* parts(module: Module): Generator<Module> {
  yield module;
  if ('modules' in module && Array.isArray(module.modules)) yield* module.modules as Module[];
}

function modulesOf(compilation: Compilation, chunk: Chunk): readonly Module[] {
  return [...compilation.chunkGraph.getChunkModules(chunk)].flatMap((module) => [...parts(module)]);
}

const scriptsOf = (chunk: Chunk): string[] => [...chunk.files].filter((file) => file.endsWith('.js'));

/** In the shell's build: the chunks of each late module that has its own, by name. */
export function lateChunks(compilation: Compilation): Record<string, string[]> {
  const chunks = [...compilation.chunks].filter((chunk) => !chunk.canBeInitial());
  const found = lateNames.map((name) => {
    const its = chunks.filter((chunk) =>
      modulesOf(compilation, chunk).some((module) => isAt(module, `/node_modules/${name}/`)),
    );
    return [name, its.flatMap(scriptsOf)] as const;
  });
  return Object.fromEntries(found.filter(([, files]) => files.length > 0));
}

/** In a remote's build: the late modules that its exposed `./lifecycles` waits for. */
export function lateModulesOf(compilation: Compilation): string[] {
  const chunks = compilation.namedChunkGroups.get('lifecycles')?.chunks ?? [];
  const consumed = chunks
    .flatMap((chunk) => modulesOf(compilation, chunk))
    .filter(({ type }) => type === 'consume-shared-module')
    .map((module) => module.identifier());
  return lateNames.filter((name) => consumed.some((identifier) => identifier.split('|').includes(name)));
}
