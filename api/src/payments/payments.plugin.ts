import type { FastifyInstance } from 'fastify';
import { serveEndpoints } from '../server/serve-endpoints.ts';
import { paymentHandlers, type PaymentHandlerServices } from './payments.handlers.ts';

/** Serves pending payments, paying, and the outcome of a payment attempt. */
export async function paymentsPlugin(
  server: FastifyInstance,
  services: PaymentHandlerServices,
): Promise<void> {
  serveEndpoints(server, paymentHandlers(services));
}
