import type { Compilation, Module } from 'webpack';
import { partsOf } from './module-parts.ts';

interface ConsumedModule extends Module {
  readonly options: { readonly shareKey: string; readonly requiredVersion?: string | false };
}

const isConsumed = (module: Module): module is ConsumedModule => module.type === 'consume-shared-module';

/** Returns, for a remote's build, the range of versions that it accepts of each shared module that it takes from the page. */
export function sharedRequirements(compilation: Compilation): Record<string, string> {
  const consumed = [...compilation.modules].flatMap((module) => [...partsOf(module)]).filter(isConsumed);
  const ranges = consumed.flatMap(({ options: { shareKey, requiredVersion } }) =>
    requiredVersion ? [[shareKey, requiredVersion] as const] : [],
  );
  return Object.fromEntries(ranges.sort(([one], [other]) => (one < other ? -1 : 1)));
}
