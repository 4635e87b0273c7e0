import type { FastifyInstance } from 'fastify';
import { serveEndpoints } from '../server/serve-endpoints.ts';
import type { LeaseServices } from './lease-services.ts';
import { leaseHandlers } from './leases.handlers.ts';

/** Serves leases with their accounts and payments, and connects past leases. */
export async function leasesPlugin(server: FastifyInstance, services: LeaseServices): Promise<void> {
  serveEndpoints(server, leaseHandlers(services));
}
