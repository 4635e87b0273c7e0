import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findConflicts, type RemoteContract } from '@portal/platform/contract';
import { CliError } from '../cli-error.ts';
import { newContract } from './new-contract.ts';
import { remoteFiles } from './remote-files.ts';
import type { RemoteName } from './remote-name.ts';

interface Place {
  /** Absolute path of the checkout. */
  readonly root: string;
  /** Contracts of the remotes that are there. */
  readonly contracts: readonly RemoteContract[];
  /** Version of the checkout's platform. */
  readonly platform: string;
}

/**
 * Writes the folder of a new remote beside the others. Returns its absolute path.
 *
 * @throws CliError when the folder exists, or its address is another remote's or the shell's
 */
export function createRemote(name: RemoteName, { root, contracts, platform }: Place): string {
  const folder = join(root, name.workspace);
  if (existsSync(folder)) throw new CliError(`${name.workspace} exists already.`);
  const path = `/${name.kebab}`;
  const owner = contracts.find(({ routes }) =>
    routes.some((route) => route.path === path || route.path.startsWith(`${path}/`)),
  );
  if (owner !== undefined) throw new CliError(`${path} is an address of ${owner.name}: choose another name.`);
  const contract = newContract(name, { platform, menuOrder: orderAfterCustomersItems(contracts) });
  const [conflict] = findConflicts([...contracts, contract]);
  if (conflict !== undefined) throw new CliError(`${conflict} Choose another name.`);
  for (const [file, text] of remoteFiles(name, contract)) {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return folder;
}

/** Returns the order of an item after those of customers, and before those of whoever is signed in, such as Log Out. */
function orderAfterCustomersItems(contracts: readonly RemoteContract[]): number {
  const items = contracts.flatMap(({ menu = [] }) => menu);
  return Math.max(0, ...items.filter(({ access }) => access === 'customer').map(({ order }) => order)) + 5;
}
