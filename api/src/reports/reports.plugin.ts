import type { FastifyInstance } from 'fastify';
import { serveEndpoints } from '../server/serve-endpoints.ts';
import { reportHandlers, type ReportServices } from './reports.handlers.ts';

/** Serves the reports of the staff. */
export async function reportsPlugin(server: FastifyInstance, services: ReportServices): Promise<void> {
  serveEndpoints(server, reportHandlers(services));
}
