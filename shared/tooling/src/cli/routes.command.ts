import { repairReferences } from '../contracts/reference-files.ts';

/** Writes the typed references to the routes of every remote in the checkout. */
export async function writeRoutes(): Promise<void> {
  repairReferences();
  const { remoteWorkspaces } = await import('../contracts/remote-workspaces.ts');
  const { writeRouteReferences } = await import('../contracts/write-route-references.ts');
  await writeRouteReferences(remoteWorkspaces());
}
