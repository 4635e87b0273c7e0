import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseContract, type PlannedRoute, type RemoteContract } from '@portal/platform/contract';
import { CliError } from '../cli-error.ts';

/** Reads and strictly parses `remote.contract.ts`. Throws a `CliError` that names what is wrong with it. */
export async function readContract(folder: string): Promise<RemoteContract> {
  return parsedContract(folder, await import(pathToFileURL(contractFile(folder)).href));
}

/**
 * Reads and parses it as `readContract` does, as it is now: Node keeps the module of a file that was imported before.
 * What the file itself imports stays as it was at first.
 */
export async function readChangedContract(folder: string): Promise<RemoteContract> {
  const file = contractFile(folder);
  return parsedContract(
    folder,
    await import(`${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`),
  );
}

/** The file of a remote's contract. */
export const contractFile = (folder: string): string => join(folder, 'remote.contract.ts');

function parsedContract(folder: string, module: { readonly contract?: unknown }): RemoteContract {
  try {
    // Through JSON, as it will travel: what JSON can't hold must fail here and not in the page.
    const contract = parseContract(JSON.parse(JSON.stringify(module.contract ?? null)));
    if (contract.name !== basename(folder))
      throw new Error(`name is ${contract.name}, the folder is ${basename(folder)}`);
    return contract;
  } catch (error) {
    throw new CliError(
      `${basename(folder)}/remote.contract.ts: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** The routes that `remote.planned.ts` announces; none without the file. */
export async function readPlannedRoutes(folder: string): Promise<readonly PlannedRoute[]> {
  const file = join(folder, 'remote.planned.ts');
  if (!existsSync(file)) return [];
  return ((await import(pathToFileURL(file).href)) as { planned: readonly PlannedRoute[] }).planned;
}
