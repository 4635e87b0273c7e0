import { useSnapshot } from 'valtio';
import { remoteStateOf, type RemoteState } from '../federation/remote-state.ts';
import type { RouteResolution } from '../routing/route-resolution.ts';
import type { SessionCheckState } from '../session/session-checker.ts';
import { useShell } from './shell-context.ts';

// What follows the address is drawn in the same step as the address.
const options = { sync: true };

export function useRouteResolution(): RouteResolution {
  return useSnapshot(useShell().router.state, options).resolution;
}

export function useRemoteState(name: string): RemoteState {
  return remoteStateOf(useSnapshot(useShell().loader.states, options), name);
}

/** Name of the remote whose screen is drawn. */
export function useMountedRemote(): string | null {
  return useSnapshot(useShell().outlet.state, options).mounted;
}

export function useSessionCheck(): SessionCheckState {
  return useSnapshot(useShell().checker.state, options);
}
