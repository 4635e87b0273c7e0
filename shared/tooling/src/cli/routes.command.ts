import { writeRouteReferences } from '../contracts/write-route-references.ts';
import { remoteWorkspaces } from '../contracts/remote-workspaces.ts';

/** Writes the typed references to the routes of every remote in the checkout. */
export async function writeRoutes(): Promise<void> {
  await writeRouteReferences(remoteWorkspaces());
}
