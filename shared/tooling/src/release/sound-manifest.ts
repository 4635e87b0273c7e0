import type { Manifest, RemoteManifest, ShellManifest } from '../build/manifest.ts';
import { CliError } from '../cli-error.ts';
import { containerName } from '../webpack/build-name.ts';

const shellName = 'shell';

/**
 * Most that a contract may ask for as its budget, kB gzip. A slow phone line carries about 200 kB a second: a remote
 * above it would alone cost its first screen more than that second. Whoever needs more has to split the screen.
 */
const budgetCeiling = 200;

/**
 * Checks what a manifest says about itself: a page believes it to the letter, so a remote must not bear another's name,
 * take another's container or point to a file that it does not bring. Throws a `CliError` on the first fault.
 */
export function requireSound(manifest: Manifest): void {
  const { workspace, files } = manifest;
  const fault =
    (manifest.kind === 'shell' ? shellFault(manifest) : remoteFault(manifest)) ??
    namedFiles(manifest).flatMap(([what, name]) =>
      Object.hasOwn(files, name) ? [] : [`names ${name} as ${what}, which is not among its files`],
    )[0];
  if (fault !== undefined) throw new CliError(`${workspace} ${fault}.`);
}

function shellFault({ workspace }: ShellManifest): string | undefined {
  return workspace === shellName ? undefined : 'has the manifest of a shell';
}

function remoteFault({ workspace, build, container, contract }: RemoteManifest): string | undefined {
  if (contract.name !== workspace) return `has the contract of ${contract.name}`;
  const own = containerName(workspace, build);
  if (container !== own) return `has the container ${JSON.stringify(container)}, and it must be ${own}`;
  if (contract.budget > budgetCeiling)
    return `asks for a budget of ${contract.budget} kB, and the most is ${budgetCeiling} kB`;
  return undefined;
}

/** Every file that a page is told to fetch, with what for. */
function namedFiles(manifest: Manifest): readonly (readonly [what: string, name: string])[] {
  const late = manifest.kind === 'shell' ? [...manifest.runtime, ...Object.values(manifest.lazy).flat()] : [];
  return [
    ['entry', manifest.entry],
    ...manifest.preload.map((name) => ['preload', name] as const),
    ...late.map((name) => ['chunk', name] as const),
  ];
}
