import type { FastifyInstance } from 'fastify';
import { serveEndpoints } from '../server/serve-endpoints.ts';
import { paymentListHandlers, type PaymentListServices } from './payment-list.handlers.ts';
import { paymentHandlers, type PaymentHandlerServices } from './payments.handlers.ts';

/** Serves pending payments, paying, the outcome of a payment attempt, and the payments that were ordered. */
export async function paymentsPlugin(
  server: FastifyInstance,
  services: PaymentHandlerServices & PaymentListServices,
): Promise<void> {
  serveEndpoints(server, [...paymentHandlers(services), ...paymentListHandlers(services)]);
}
