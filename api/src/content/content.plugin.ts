import type { FastifyInstance } from 'fastify';
import { serveEndpoints } from '../server/serve-endpoints.ts';
import { contentHandlers, type ContentServices } from './content.handlers.ts';

/** Serves the slides of the welcome screen. */
export async function contentPlugin(server: FastifyInstance, services: ContentServices): Promise<void> {
  serveEndpoints(server, contentHandlers(services));
}
