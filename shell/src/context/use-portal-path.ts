import type { PortalPath } from '@portal/platform';
import { portalPath } from '@portal/platform/contract';
import { useShell } from './shell-context.ts';

/** Returns the address of a remote's route that the shell links to. */
export function usePortalPath(name: Parameters<typeof portalPath>[1]): PortalPath {
  return portalPath(useShell().platform.routeTable, name);
}
