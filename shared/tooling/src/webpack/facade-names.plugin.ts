import webpack, { type Compiler, type Dependency, type Module } from 'webpack';
import { isNamedImport } from './named-import.ts';
import { sharedModules } from './shared-modules.ts';

const facades = new Map(
  sharedModules.flatMap(([name, { facade }]) => (facade ? [[name as string, facade]] : [])),
);

/** Fails the build of a remote that imports a name which the shell's facade of that package does not export. */
export class FacadeNamesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FacadeNamesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('FacadeNamesPlugin', (modules) => {
        for (const module of modules) {
          for (const dependency of module.dependencies) {
            const missing = missingName(dependency);
            if (missing) compilation.errors.push(missingNameError(module, missing));
          }
        }
      });
    });
  }
}

interface MissingName {
  readonly packageName: string;
  readonly name: string;
}

function missingName(dependency: Dependency): MissingName | undefined {
  if (!isNamedImport(dependency)) return undefined;
  const [name] = dependency.ids;
  const facade = facades.get(dependency.request);
  if (!facade || name === undefined || facade.includes(name)) return undefined;
  return { packageName: dependency.request, name };
}

function missingNameError(module: Module, { packageName, name }: MissingName): webpack.WebpackError {
  return new webpack.WebpackError(
    `${module.identifier().split('!').pop() ?? ''} imports ${name} of ${packageName}, which the shell does not share: ` +
      'add it to shared/tooling/src/webpack/shared-modules.ts and to the facade in the shell.',
  );
}
