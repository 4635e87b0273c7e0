import type { FastifyInstance } from 'fastify';
import { serveEndpoints } from '../server/serve-endpoints.ts';
import { accessHandlers, type AccessServices } from './access.handlers.ts';

/** Serves what administrators read about the access of other users. */
export async function accessPlugin(server: FastifyInstance, services: AccessServices): Promise<void> {
  serveEndpoints(server, accessHandlers(services));
}
