import type { FastifyInstance } from 'fastify';
import { serveEndpoints } from '../server/serve-endpoints.ts';
import type { MethodServices } from './method-services.ts';
import { methodHandlers } from './methods.handlers.ts';

/** Serves the cards and bank accounts that customers pay with. */
export async function methodsPlugin(server: FastifyInstance, services: MethodServices): Promise<void> {
  serveEndpoints(server, methodHandlers(services));
}
