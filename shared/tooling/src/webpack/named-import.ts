import webpack, { type Dependency } from 'webpack';

/** An import of a name, or an export of it again. */
export type NamedImport = Dependency & { readonly request: string; readonly ids: readonly string[] };

export const isNamedImport = (dependency: Dependency): dependency is NamedImport =>
  dependency instanceof webpack.dependencies.HarmonyImportDependency && 'ids' in dependency;
