import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sharedModules, type SharedModuleName } from './shared-modules.ts';

/** Name of the package that a module belongs to: `@emotion/react/jsx-runtime` to `@emotion/react`. */
export function packageOf(moduleName: string): string {
  return moduleName.split('/', moduleName.startsWith('@') ? 2 : 1).join('/');
}

/** Installed version of a package as `folder` would import it. Throws when it is not installed. */
export function installedVersion(packageName: string, folder: string): string {
  const file = join('node_modules', packageName, 'package.json');
  for (let place = folder; ; place = dirname(place)) {
    const candidate = join(place, file);
    if (existsSync(candidate))
      return (JSON.parse(readFileSync(candidate, 'utf8')) as { version: string }).version;
    if (place === dirname(place)) throw new Error(`${packageName} is not installed for ${folder}`);
  }
}

/** Exact versions of every shared module, as the shell in `shellFolder` would bundle them. */
export function sharedVersions(shellFolder: string): Readonly<Record<SharedModuleName, string>> {
  const versions = sharedModules.map(
    ([name]) => [name, installedVersion(packageOf(name), shellFolder)] as const,
  );
  return Object.fromEntries(versions) as Record<SharedModuleName, string>;
}
