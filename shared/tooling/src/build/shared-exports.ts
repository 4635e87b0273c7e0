import type { Compilation, NormalModule } from 'webpack';
import { isNamedImport } from '../webpack/named-import.ts';
import { sharedModules } from '../webpack/shared-modules.ts';
import { partsOf } from './module-parts.ts';

/** The shell's module that hands the shared ones over. */
const providing = /[\\/]src[\\/]federation[\\/]shared-modules\.[jt]s$/;

/**
 * Returns, for the shell's build, the names of each shared module that a remote can import: those of its facade, or those
 * that webpack finds in the module. One whose names can't be known is left out.
 */
export function sharedExports({ modules, moduleGraph }: Compilation): Record<string, string[]> {
  const provider = [...modules]
    .flatMap((module) => [...partsOf(module)])
    .find((module) => providing.test((module as Partial<NormalModule>).resource ?? ''));
  const exportsOf = (name: string): readonly string[] | null => {
    const dependency = provider?.dependencies.find((one) => isNamedImport(one) && one.request === name);
    const module = dependency && moduleGraph.getModule(dependency);
    const names = module && moduleGraph.getProvidedExports(module);
    if (!module || !Array.isArray(names)) return null;
    // A CommonJS module as a whole is its own default export.
    return module.buildMeta?.['exportsType'] === 'namespace' ? names : [...names, 'default'];
  };
  return Object.fromEntries(
    sharedModules.flatMap(([name, { facade }]) => {
      const names = facade ?? exportsOf(name);
      return names === null ? [] : [[name, [...names].sort()] as const];
    }),
  );
}
