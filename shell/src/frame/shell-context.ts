import type { HostPlatform } from '@portal/platform/host';
import type { ParsedRelease } from '@portal/platform/contract';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Outlet } from '../federation/outlet.ts';
import type { RemoteLoader } from '../federation/remote-loader.ts';
import type { RemoteState } from '../federation/remote-state.ts';
import type { Place } from '../routing/place.ts';
import type { Places } from '../routing/places.ts';
import type { SessionCheck } from '../start/session-check.ts';
import type { SessionChecker } from '../start/session-checker.ts';

/** What the frame draws from and acts on. */
export interface Shell {
  readonly platform: HostPlatform;
  readonly release: ParsedRelease;
  readonly places: Places;
  readonly loader: RemoteLoader;
  readonly checker: SessionChecker;
  readonly outlet: Outlet;
  /** Retry of a remote that failed. */
  readonly retryRemote: (name: string) => void;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a component of the shell');
  return shell;
}

export function usePlace(): Place {
  const { places } = useShell();
  return useSyncExternalStore(places.subscribe, () => places.current);
}

export function useRemoteState(name: string): RemoteState {
  const { loader } = useShell();
  return useSyncExternalStore(loader.subscribe, () => loader.state(name));
}

export function useSessionCheck(): SessionCheck {
  const { checker } = useShell();
  return useSyncExternalStore(checker.subscribe, () => checker.state);
}
