import type { FastifyInstance } from 'fastify';
import { serveEndpoints } from '../server/serve-endpoints.ts';
import { paymentHandlers, type PaymentHandlerServices } from './payments.handlers.ts';

/** What is to be paid, paying, and what became of a payment. */
export async function paymentsPlugin(
  server: FastifyInstance,
  services: PaymentHandlerServices,
): Promise<void> {
  serveEndpoints(server, paymentHandlers(services));
}
