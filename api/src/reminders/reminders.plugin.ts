import type { FastifyInstance } from 'fastify';
import type { PayingServices } from '../payments/payment-services.ts';
import { serveEndpoints } from '../server/serve-endpoints.ts';
import { reminderHandlers } from './reminders.handlers.ts';

/** Serves the links in reminders of payments. */
export async function remindersPlugin(server: FastifyInstance, services: PayingServices): Promise<void> {
  serveEndpoints(server, reminderHandlers(services));
}
