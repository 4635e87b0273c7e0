import { relative, sep } from 'node:path';
import type { Compilation, Module, NormalModule } from 'webpack';
import { partsOf } from './module-parts.ts';

/** What a remote's container calls the module that the shell loads, and the functions of it that single-spa calls. */
export const lifecyclesModule = './lifecycles';
export const lifecycleNames: readonly string[] = ['bootstrap', 'mount', 'unmount'];

/** What a remote's container calls the module of a parcel. */
export const parcelModule = (name: string): string => `./parcels/${name}`;

/** Returns, for a remote's build, the names that each exposed module exports; a re-export of unknown names gives none. */
export function exposedExports(compilation: Compilation, folder: string): Record<string, string[]> {
  const exposed = [...compilation.modules].flatMap((module) =>
    [...partsOf(module)].flatMap((part) => {
      const name = exposedName(part, folder);
      return name === undefined ? [] : [[name, exportsOf(compilation, part)] as const];
    }),
  );
  return Object.fromEntries(exposed.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function exposedName(module: Module, folder: string): string | undefined {
  const { resource } = module as Partial<NormalModule>;
  if (resource === undefined) return undefined;
  const file = relative(folder, resource).split(sep).join('/');
  if (file === 'src/lifecycles.ts') return lifecyclesModule;
  const [, parcel] = /^src\/parcels\/([^/]+)\.parcel\.tsx?$/.exec(file) ?? [];
  return parcel === undefined ? undefined : parcelModule(parcel);
}

function exportsOf({ moduleGraph }: Compilation, module: Module): string[] {
  const names = moduleGraph.getProvidedExports(module);
  return Array.isArray(names) ? [...names].sort() : [];
}

/** Returns what a remote lacks of what the shell calls, as the end of `<remote> …`; undefined when it has everything. */
export function missingExport(
  exposes: Readonly<Record<string, readonly string[]>>,
  parcels: readonly string[],
): string | undefined {
  const exported = exposes[lifecyclesModule];
  if (exported === undefined) return `does not expose ${lifecyclesModule}`;
  const lacking = lifecycleNames.find((name) => !exported.includes(name));
  if (lacking !== undefined) return `does not export ${lacking} from ${lifecyclesModule}`;
  const parcel = parcels.find((name) => !Object.hasOwn(exposes, parcelModule(name)));
  return parcel === undefined ? undefined : `does not expose its parcel ${parcel}`;
}
