import type { FastifyInstance } from 'fastify';
import { serveEndpoints } from '../server/serve-endpoints.ts';
import { fileHandlers, type FileServices } from './files.handlers.ts';

/** Uploads, and what becomes of them. */
export async function filesPlugin(server: FastifyInstance, services: FileServices): Promise<void> {
  serveEndpoints(server, fileHandlers(services));
}
