import type { FastifyInstance } from 'fastify';
import { serveEndpoints } from '../server/serve-endpoints.ts';
import { optionHandlers, type OptionServices } from './options.handlers.ts';

/** Serves the options that selects search. */
export async function optionsPlugin(server: FastifyInstance, services: OptionServices): Promise<void> {
  serveEndpoints(server, optionHandlers(services));
}
