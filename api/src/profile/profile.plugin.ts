import type { FastifyInstance } from 'fastify';
import { serveEndpoints } from '../server/serve-endpoints.ts';
import { profileHandlers, type ProfileServices } from './profile.handlers.ts';

/** Serves what customers change about themselves. */
export async function profilePlugin(server: FastifyInstance, services: ProfileServices): Promise<void> {
  serveEndpoints(server, profileHandlers(services));
}
