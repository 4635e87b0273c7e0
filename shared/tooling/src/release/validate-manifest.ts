import { missingExport } from '../build/exposed-exports.ts';
import type { Manifest, RemoteManifest, ShellManifest } from '../build/manifest.ts';
import { CliError } from '../cli-error.ts';
import { containerName } from '../webpack/build-name.ts';

/** Name of the shell's workspace. */
export const shellName = 'shell';

/**
 * The highest budget that a contract may ask for, kB gzip. A slow phone connection carries about 200 kB a second, so a
 * larger remote would delay its first screen by more than a second. A remote that needs more has to split the screen.
 */
const budgetCeiling = 200;

/**
 * Checks what a manifest says about itself. A page trusts it, so a remote must not have another remote's name or
 * container, nor name a file that it does not contain. Throws a `CliError` on the first fault.
 */
export function validateManifest(manifest: Manifest): void {
  const { workspace, files } = manifest;
  const fault =
    (manifest.type === 'shell' ? shellFault(manifest) : remoteFault(manifest)) ??
    namedFiles(manifest).flatMap(([what, name]) =>
      Object.hasOwn(files, name) ? [] : [`names ${name} as ${what}, which is not among its files`],
    )[0];
  if (fault !== undefined) throw new CliError(`${workspace} ${fault}.`);
}

function shellFault({ workspace }: ShellManifest): string | undefined {
  return workspace === shellName ? undefined : 'has the manifest of a shell';
}

function remoteFault({ workspace, build, container, contract, exposes }: RemoteManifest): string | undefined {
  if (contract.name !== workspace) return `has the contract of ${contract.name}`;
  const own = containerName(workspace, build);
  if (container !== own) return `has the container ${JSON.stringify(container)}, and it must be ${own}`;
  if (contract.budget > budgetCeiling)
    return `asks for a budget of ${contract.budget} kB, and the most is ${budgetCeiling} kB`;
  return missingExport(
    exposes,
    (contract.parcels ?? []).map(({ name }) => name),
  );
}

/** Returns every file that a page is told to fetch, with its purpose. */
function namedFiles(manifest: Manifest): readonly (readonly [what: string, name: string])[] {
  const isShell = manifest.type === 'shell';
  const lazy = isShell
    ? [...manifest.runtime, ...(manifest.frame ?? []), ...Object.values(manifest.lazy).flat()]
    : [];
  return [
    ['entry', manifest.entry],
    ...manifest.preload.map((name) => ['preload', name] as const),
    ...(manifest.prerendered === undefined ? [] : [['prerendered screens', manifest.prerendered] as const]),
    ...(isShell ? [['page', manifest.page] as const] : []),
    ...(!isShell && manifest.embed !== undefined ? [['element', manifest.embed] as const] : []),
    ...lazy.map((name) => ['chunk', name] as const),
  ];
}
