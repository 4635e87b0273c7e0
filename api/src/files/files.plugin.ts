import type { FastifyInstance } from 'fastify';
import { serveEndpoints } from '../server/serve-endpoints.ts';
import { fileHandlers, type FileServices } from './files.handlers.ts';

/** Serves uploading, renaming, downloading and deleting files. */
export async function filesPlugin(server: FastifyInstance, services: FileServices): Promise<void> {
  serveEndpoints(server, fileHandlers(services));
}
