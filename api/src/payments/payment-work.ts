import { advancePayments } from './advance-payments.ts';
import type { ProcessorServices } from './payment-services.ts';
import { advanceRefunds } from './refunds/advance-refunds.ts';
import { voidCharges } from './void-charges.ts';

/**
 * What becomes of payments without their customers. Each is repeated by itself, so that charges that the processor does
 * not take back hold up no payment that is due.
 */
export const paymentWork: readonly ((services: ProcessorServices) => Promise<unknown>)[] = [
  advancePayments,
  voidCharges,
  advanceRefunds,
];
