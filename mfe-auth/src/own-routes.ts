import { createOwnRoutes } from '@portal/platform';
import { routes } from '../remote.contract.ts';

/** References to this remote's own screens. */
export const ownRoutes = createOwnRoutes({ routes });
