import type { Routes } from '../routes/create-routes.ts';
import { usePlatform } from './platform-context.ts';

/** References to the screens of every remote; one that the active release does not have gives null. */
export function useRoutes(): Routes {
  return usePlatform().routes;
}
