import type { FastifyInstance } from 'fastify';
import { serveEndpoints } from '../server/serve-endpoints.ts';
import { retailerHandlers, type RetailerServices } from './retailers.handlers.ts';

/** Stores, their types, and where a ZIP code is. */
export async function retailersPlugin(server: FastifyInstance, services: RetailerServices): Promise<void> {
  serveEndpoints(server, retailerHandlers(services));
}
