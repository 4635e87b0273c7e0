import type { Compilation, Module } from 'webpack';
import { isNamedImport } from '../webpack/named-import.ts';
import { partsOf } from './module-parts.ts';

interface ConsumedModule extends Module {
  readonly options: { readonly shareKey: string; readonly requiredVersion?: string | false };
}

const isConsumed = (module: Module | null): module is ConsumedModule =>
  module?.type === 'consume-shared-module';

const partsIn = (compilation: Compilation): readonly Module[] =>
  [...compilation.modules].flatMap((module) => [...partsOf(module)]);

/** Returns, for a remote's build, the range of versions that it accepts of each shared module that it takes from the page. */
export function sharedRequirements(compilation: Compilation): Record<string, string> {
  const ranges = partsIn(compilation)
    .filter(isConsumed)
    .flatMap(({ options: { shareKey, requiredVersion } }) =>
      requiredVersion ? [[shareKey, requiredVersion] as const] : [],
    );
  return Object.fromEntries(ranges.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns, for a remote's build, the names that it imports from each shared module: a page without one would hand it nothing. */
export function sharedImports(compilation: Compilation): Record<string, string[]> {
  const names = new Map<string, Set<string>>();
  for (const { dependencies } of partsIn(compilation)) {
    for (const dependency of dependencies) {
      if (!isNamedImport(dependency)) continue;
      const [name] = dependency.ids;
      const module = compilation.moduleGraph.getModule(dependency);
      if (name === undefined || !isConsumed(module)) continue;
      const { shareKey } = module.options;
      names.set(shareKey, (names.get(shareKey) ?? new Set()).add(name));
    }
  }
  const sorted = [...names].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, set]) => [key, [...set].sort()]));
}
