import { define, type } from 'superstruct';
import { readLeases, repairLeases, wireLeases } from '../wire/lease.ts';
import {
  readPaymentRecord,
  readScheduledPayment,
  wirePaymentRecord,
  wireScheduledPayment,
  type WirePaymentRecord,
} from '../wire/payment.ts';
import { readOwnershipQuote, wireOwnershipQuote } from '../wire/ownership-quote.ts';
import { repairList } from '../wire/repair.ts';
import { requiredText } from '../fields/text-fields.ts';
import { listUnder } from '../wire/scalars.ts';
import { noInput } from './no-data.ts';
import { defineEndpoint } from './endpoint.ts';

export const listLeases = defineEndpoint({
  id: 'leases.list',
  method: 'GET',
  path: '/api/v1/mobile/leases',
  summary: 'Lists all leases with their accounts, and the pending payments.',
  guard: 'client',
  answer: wireLeases,
  toWire: noInput,
  repair: repairLeases,
  fromWire: readLeases,
});

const historyNames = ['histories', 'history', 'payments'];
const scheduledNames = ['scheduled_payments', 'scheduledPayments', 'payments'];

/** What two endpoints answer: payments that were made. */
const paymentRecords = {
  answer: listUnder(wirePaymentRecord, ...historyNames),
  repair: repairList(wirePaymentRecord, ...historyNames),
  fromWire: (wire: readonly WirePaymentRecord[], _meta: unknown, unreadable: number) => ({
    payments: wire.map(readPaymentRecord),
    unreadable,
  }),
};

export const listPaymentHistories = defineEndpoint({
  id: 'leases.payment-histories',
  method: 'GET',
  path: '/api/v1/mobile/leases/histories',
  summary: 'Lists the payments of several leases; `loan_numbers` is a JSON list of texts (OP-48).',
  guard: 'client',
  request: { query: type({ loan_numbers: requiredJsonList() }) },
  ...paymentRecords,
  toWire: (input: { readonly loanNumbers: readonly string[] }) => ({
    query: { loan_numbers: JSON.stringify(input.loanNumbers) },
  }),
});

export const leaseHistory = defineEndpoint({
  id: 'leases.history',
  method: 'GET',
  path: '/api/v1/mobile/leases/{loan_number}/history',
  summary: 'Lists the payments of one lease.',
  guard: 'client',
  request: { path: type({ loan_number: requiredText }) },
  ...paymentRecords,
  failures: [{ status: 404, when: 'The lease is not this customer’s.' }],
  toWire: (input: { readonly loanNumber: string }) => ({ path: { loan_number: input.loanNumber } }),
});

export const leaseScheduledPayments = defineEndpoint({
  id: 'leases.scheduled-payments',
  method: 'GET',
  path: '/api/v1/mobile/leases/{lease_uuid}/scheduled-payments',
  summary: 'Lists the scheduled payments of one lease.',
  guard: 'client',
  request: { path: type({ lease_uuid: requiredText }) },
  answer: listUnder(wireScheduledPayment, ...scheduledNames),
  failures: [{ status: 404, when: 'The lease is not this customer’s.' }],
  toWire: (input: { readonly leaseUuid: string }) => ({ path: { lease_uuid: input.leaseUuid } }),
  repair: repairList(wireScheduledPayment, ...scheduledNames),
  fromWire: (wire, _meta, unreadable) => ({ payments: wire.map(readScheduledPayment), unreadable }),
});

// Not in the specification: a portal hides the planner from a backend without it.
export const quoteOwnership = defineEndpoint({
  id: 'leases.ownership-quote',
  method: 'GET',
  path: '/api/v1/mobile/leases/{lease_uuid}/ownership-quote',
  summary: 'Quotes what pays a lease off on each day from today on, and lists the rest of its term.',
  guard: 'client',
  request: { path: type({ lease_uuid: requiredText }) },
  answer: wireOwnershipQuote,
  failures: [{ status: 404, when: 'The lease is not this customer’s, or nothing is left to pay on it.' }],
  toWire: (input: { readonly leaseUuid: string }) => ({ path: { lease_uuid: input.leaseUuid } }),
  fromWire: readOwnershipQuote,
});

// It becomes a link in the page: a URL with any other scheme, above all `javascript:`, is rejected here.
const wireLink = define<string>(
  'link',
  (value) => typeof value === 'string' && /^(https?:\/\/|\/(?!\/))\S+$/i.test(value),
);

export const leaseContract = defineEndpoint({
  id: 'leases.contract',
  method: 'GET',
  path: '/api/v1/mobile/leases/{lease_id}/contract',
  summary: 'Answers the URL of the signed contract.',
  guard: 'client',
  request: { path: type({ lease_id: requiredText }) },
  answer: type({ contract: wireLink }),
  failures: [{ status: 404, when: 'There is no contract, or the lease is not this customer’s.' }],
  toWire: (input: { readonly leaseId: string }) => ({ path: { lease_id: input.leaseId } }),
  fromWire: ({ contract }) => ({ url: contract }),
});

function requiredJsonList() {
  return define<string>('field:list', (value) => {
    try {
      const list: unknown = typeof value === 'string' ? JSON.parse(value) : null;
      return (
        (Array.isArray(list) && list.every((item) => typeof item === 'string')) ||
        'This must be a JSON list of texts.'
      );
    } catch {
      return 'This must be a JSON list of texts.';
    }
  });
}
