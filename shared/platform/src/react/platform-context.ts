import { createContext, useContext } from 'react';
import type { Platform } from '../platform.ts';

/** The platform, provided by the root of each remote and by the shell. */
export const PlatformContext = createContext<Platform | null>(null);

/** Returns the platform of the page. Throws outside of a `PlatformProvider`. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform needs a component that is drawn inside a portal root');
  return platform;
}
