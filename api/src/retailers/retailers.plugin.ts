import type { FastifyInstance } from 'fastify';
import { serveEndpoints } from '../server/serve-endpoints.ts';
import { retailerHandlers, type RetailerServices } from './retailers.handlers.ts';

/** Serves stores, their types, and the position of a ZIP code. */
export async function retailersPlugin(server: FastifyInstance, services: RetailerServices): Promise<void> {
  serveEndpoints(server, retailerHandlers(services));
}
