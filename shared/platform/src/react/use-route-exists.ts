import type { PortalPath } from '../routing/portal-path.ts';
import { usePlatform } from './platform-context.ts';

/** Whether the release has a screen at this address: draw no way to one that it lacks. */
export function useRouteExists(to: PortalPath): boolean {
  return usePlatform().routes.exists(to);
}
