import { findConflicts, isCompatible } from '@portal/platform/contract';
import type { RemoteManifest, ShellManifest } from '../build/manifest.ts';
import { CliError } from '../cli-error.ts';
import type { BuildArtifact } from './build-artifact.ts';
import { firstScreenBytes, kilobytes } from './first-screen.ts';

/**
 * Checks that a shell and these remotes can be released together: platform and shared modules, budgets, addresses and
 * the order of the menu. Throws a `CliError` with one sentence on the first conflict.
 */
export function checkCompatibility(
  shell: BuildArtifact<ShellManifest>,
  remotes: readonly BuildArtifact<RemoteManifest>[],
): void {
  for (const remote of remotes) {
    const { name, platform, budget } = remote.manifest.contract;
    if (!isCompatible(shell.manifest.platform, platform)) {
      throw new CliError(
        `${name} needs platform ${platform}, and the shell has ${shell.manifest.platform}: release both of one checkout at once, or a build of ${name} for the shell's platform.`,
      );
    }
    checkSharedModules(shell.manifest, remote.manifest);
    checkConfiguredOrigins(shell.manifest, remote.manifest);
    const bytes = firstScreenBytes(remote);
    if (bytes > budget * 1000) {
      throw new CliError(`${name} weighs ${kilobytes(bytes)} gzip, and its budget is ${budget} kB.`);
    }
  }
  const contracts = remotes.map(({ manifest }) => manifest.contract);
  const [fault] = findConflicts(contracts);
  if (fault !== undefined) throw new CliError(fault);
  checkMenuOrder(remotes);
}

/** The page would give the remote no other version, and a remote without what it needs fails alone, at run time. */
function checkSharedModules(
  { provides, exports = {} }: ShellManifest,
  { workspace, requires, imports = {} }: RemoteManifest,
): void {
  for (const [name, range] of Object.entries(requires)) {
    const version = Object.hasOwn(provides, name) ? provides[name] : undefined;
    if (version === undefined)
      throw new CliError(`${workspace} needs ${name}, which the shell does not share.`);
    if (!isCompatible(version, range)) {
      throw new CliError(
        `${workspace} was built with ${name} ${range}, and the shell shares ${version}: release a shell of its checkout first, or build it with the shell's version.`,
      );
    }
  }
  for (const [module, names] of Object.entries(imports)) {
    const known = Object.hasOwn(exports, module) ? exports[module] : undefined;
    const missing = known && names.find((name) => !known.includes(name));
    if (missing !== undefined) {
      throw new CliError(
        `${workspace} imports ${missing} of ${module}, which the shell does not have: release a shell of its checkout first.`,
      );
    }
  }
}

/** An address that the configuration does not have would be left out of the page's policy without a word. */
function checkConfiguredOrigins({ configKeys }: ShellManifest, { contract }: RemoteManifest): void {
  const origins = Object.values<readonly string[]>({ ...contract.origins }).flat();
  const unknown = origins.find(
    (origin) =>
      origin.startsWith('config.') && configKeys?.includes(origin.slice('config.'.length)) === false,
  );
  if (unknown !== undefined) {
    throw new CliError(
      `${contract.name} asks for the origin ${unknown}, and the configuration that the shell knows has no such key.`,
    );
  }
}

/** Two menu items with one number would change their order from one release to the next. */
function checkMenuOrder(remotes: readonly BuildArtifact<RemoteManifest>[]): void {
  const owners = new Map<number, string>();
  for (const { manifest } of remotes) {
    for (const { order, route } of manifest.contract.menu ?? []) {
      const owner = owners.get(order);
      if (owner !== undefined) {
        throw new CliError(
          `The menu item of route ${route} of ${manifest.workspace} has the order ${order}, which ${owner} has.`,
        );
      }
      owners.set(order, manifest.workspace);
    }
  }
}
