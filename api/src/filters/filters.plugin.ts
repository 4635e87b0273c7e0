import type { FastifyInstance } from 'fastify';
import { serveEndpoints } from '../server/serve-endpoints.ts';
import { filterHandlers, type FilterServices } from './filters.handlers.ts';

/** Serves saved filters of reports. */
export async function filtersPlugin(server: FastifyInstance, services: FilterServices): Promise<void> {
  serveEndpoints(server, filterHandlers(services));
}
