import { createContext, useContext } from 'react';
import type { Platform } from '../platform.ts';

/** Provided by the root of a remote and by the shell. */
export const PlatformContext = createContext<Platform | null>(null);

/** The platform of the page this component is drawn in. Throws outside of one. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform needs a component that is drawn inside a portal root');
  return platform;
}
