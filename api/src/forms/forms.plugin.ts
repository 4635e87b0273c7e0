import type { FastifyInstance } from 'fastify';
import { serveEndpoints } from '../server/serve-endpoints.ts';
import { formHandlers, type FormServices } from './forms.handlers.ts';

/** Serves the forms that the backend describes. */
export async function formsPlugin(server: FastifyInstance, services: FormServices): Promise<void> {
  serveEndpoints(server, formHandlers(services));
}
