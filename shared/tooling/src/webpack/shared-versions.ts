import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sharedModules, type SharedModuleName } from './shared-modules.ts';

/** Returns the name of the package that a module belongs to: `@emotion/react/jsx-runtime` to `@emotion/react`. */
export function packageOf(moduleName: string): string {
  return moduleName.split('/', moduleName.startsWith('@') ? 2 : 1).join('/');
}

/** Returns the installed version of a package as `folder` would import it. Throws when it is not installed. */
export function installedVersion(packageName: string, folder: string): string {
  const file = join('node_modules', packageName, 'package.json');
  for (let parent = folder; ; parent = dirname(parent)) {
    const candidate = join(parent, file);
    if (existsSync(candidate))
      return (JSON.parse(readFileSync(candidate, 'utf8')) as { version: string }).version;
    if (parent === dirname(parent)) throw new Error(`${packageName} is not installed for ${folder}`);
  }
}

/** Returns the exact version of every shared module, as the shell in `shellFolder` would bundle them. */
export function sharedVersions(shellFolder: string): Readonly<Record<SharedModuleName, string>> {
  const versions = sharedModules.map(
    ([name]) => [name, installedVersion(packageOf(name), shellFolder)] as const,
  );
  return Object.fromEntries(versions) as Record<SharedModuleName, string>;
}
