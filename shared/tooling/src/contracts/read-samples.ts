import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { remoteWorkspaces } from './remote-workspaces.ts';
import type { SamplesByRemote } from './route-visits.ts';

/** The samples of every remote in this checkout. */
export async function readSamples(): Promise<SamplesByRemote> {
  const files = remoteWorkspaces()
    .map((folder) => [basename(folder), join(folder, 'remote.samples.ts')] as const)
    .filter(([, file]) => existsSync(file));
  const samples = files.map(async ([remote, file]) => {
    const module = (await import(pathToFileURL(file).href)) as { samples: SamplesByRemote[string] };
    return [remote, module.samples] as const;
  });
  return Object.fromEntries(await Promise.all(samples));
}
