import type { Routes } from '../routes/create-routes.ts';
import { usePlatform } from './platform-context.ts';

/** Returns the route references of every remote; one that the active release does not have returns null. */
export function useRoutes(): Routes {
  return usePlatform().routes;
}
