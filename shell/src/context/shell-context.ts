import type { ParsedRelease } from '@portal/platform/contract';
import type { HostPlatform } from '@portal/platform/host';
import { createContext, useContext } from 'react';
import type { Outlet } from '../federation/outlet.ts';
import type { RemoteLoader } from '../federation/remote-loader.ts';
import type { ReleaseWatch } from '../federation/release-watch.ts';
import type { RouterStore } from '../routing/router-store.ts';
import type { SessionChecker } from '../session/session-checker.ts';

/** What the frame draws from and acts on. */
export interface Shell {
  readonly platform: HostPlatform;
  readonly release: ParsedRelease;
  readonly router: RouterStore;
  readonly loader: RemoteLoader;
  readonly checker: SessionChecker;
  readonly outlet: Outlet;
  readonly releaseWatch: ReleaseWatch;
  /** Retry of a remote that failed. */
  readonly retryRemote: (name: string) => void;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a component of the shell');
  return shell;
}
