import type { ComponentType } from 'react';
import type { RemoteProps } from '@portal/platform/remote';

/** What `lifecycles.ts` of a remote exports in the monolith: `mount` is the remote as a component. */
export interface MonolithRemote {
  readonly mount: ComponentType<Pick<RemoteProps, 'platform'>>;
}

/** Fetches the chunk of each remote, by the remote's name. */
export type RemoteImports = Readonly<Record<string, () => Promise<MonolithRemote>>>;

let imports: RemoteImports = {};
const fetched = new Map<string, MonolithRemote>();

/** Sets the remotes of the monolith, before its page starts. */
export function setRemoteImports(remotes: RemoteImports): void {
  imports = remotes;
}

/** Returns the remote when its chunk has been fetched. */
export const fetchedRemote = (name: string): MonolithRemote | undefined => fetched.get(name);

/** Fetches the chunk of a remote. Rejects when it does not arrive, or when there is no such remote. */
export async function fetchRemote(name: string): Promise<void> {
  const load = imports[name];
  if (load === undefined) throw new Error(`The monolith has no remote ${name}`);
  fetched.set(name, await load());
}
