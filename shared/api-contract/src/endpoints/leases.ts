import { define, type, type Infer } from 'superstruct';
import type { CalendarDate } from '@portal/domain';
import { readLeases, wireLeases } from '../wire/lease.ts';
import {
  readPaymentRecord,
  readScheduledPayment,
  wirePaymentRecord,
  wireScheduledPayment,
} from '../wire/payment.ts';
import { dateField, pinField, requiredText } from '../wire/request-fields.ts';
import { listUnder } from '../wire/scalars.ts';
import { noInput, noAnswerData } from './no-data.ts';
import { guessedTooOften } from './limits.ts';
import { defineEndpoint } from './endpoint.ts';

export const listLeases = defineEndpoint({
  id: 'leases.list',
  method: 'GET',
  path: '/api/v1/mobile/leases',
  summary: 'Lists every lease with its account, and the pending payments.',
  guard: 'client',
  answer: wireLeases,
  toWire: noInput,
  fromWire: readLeases,
});

const paymentRecords = listUnder(wirePaymentRecord, 'histories', 'history', 'payments');

export const listPaymentHistories = defineEndpoint({
  id: 'leases.payment-histories',
  method: 'GET',
  path: '/api/v1/mobile/leases/histories',
  summary: 'Lists the payments of several leases; `loan_numbers` is a JSON list of texts (OP-48).',
  guard: 'client',
  request: { query: type({ loan_numbers: requiredJsonList() }) },
  answer: paymentRecords,
  toWire: (input: { readonly loanNumbers: readonly string[] }) => ({
    query: { loan_numbers: JSON.stringify(input.loanNumbers) },
  }),
  fromWire: (wire) => wire.map(readPaymentRecord),
});

export const leaseHistory = defineEndpoint({
  id: 'leases.history',
  method: 'GET',
  path: '/api/v1/mobile/leases/{loan_number}/history',
  summary: 'Lists the payments of one lease.',
  guard: 'client',
  request: { path: type({ loan_number: requiredText }) },
  answer: paymentRecords,
  failures: [{ status: 404, when: 'The lease is not this customer’s.' }],
  toWire: (input: { readonly loanNumber: string }) => ({ path: { loan_number: input.loanNumber } }),
  fromWire: (wire) => wire.map(readPaymentRecord),
});

export const leaseScheduledPayments = defineEndpoint({
  id: 'leases.scheduled-payments',
  method: 'GET',
  path: '/api/v1/mobile/leases/{lease_uuid}/scheduled-payments',
  summary: 'Lists the payments of one lease that will happen.',
  guard: 'client',
  request: { path: type({ lease_uuid: requiredText }) },
  answer: listUnder(wireScheduledPayment, 'scheduled_payments', 'scheduledPayments', 'payments'),
  failures: [{ status: 404, when: 'The lease is not this customer’s.' }],
  toWire: (input: { readonly leaseUuid: string }) => ({ path: { lease_uuid: input.leaseUuid } }),
  fromWire: (wire) => wire.map(readScheduledPayment),
});

// Becomes a link in the page: an address of another scheme, `javascript:` above all, is refused here.
const wireLink = define<string>(
  'link',
  (value) => typeof value === 'string' && /^(https?:\/\/|\/(?!\/))\S+$/i.test(value),
);

export const leaseContract = defineEndpoint({
  id: 'leases.contract',
  method: 'GET',
  path: '/api/v1/mobile/leases/{lease_id}/contract',
  summary: 'Answers the address of the signed contract.',
  guard: 'client',
  request: { path: type({ lease_id: requiredText }) },
  answer: type({ contract: wireLink }),
  failures: [{ status: 404, when: 'There is no contract, or the lease is not this customer’s.' }],
  toWire: (input: { readonly leaseId: string }) => ({ path: { lease_id: input.leaseId } }),
  fromWire: ({ contract }) => ({ url: contract }),
});

/** Whose past applications are looked for. Never put into an address, a store, a log or an error. */
export interface Applicant {
  readonly lastName: string;
  readonly dateOfBirth: CalendarDate;
  /** SSN or ITIN. */
  readonly ssn: string;
}

export const retrieveLeasesBody = type({
  last_name: requiredText,
  date_of_birth: dateField,
  ssn: requiredText,
});
export type WireApplicant = Infer<typeof retrieveLeasesBody>;

function writeApplicant(input: Applicant): WireApplicant {
  return { last_name: input.lastName, date_of_birth: input.dateOfBirth, ssn: input.ssn };
}

export const retrieveLeases = defineEndpoint({
  id: 'leases.retrieve',
  method: 'POST',
  path: '/api/v1/mobile/leases/retrieve',
  summary: 'Looks for past applications and sends a PIN for them.',
  guard: 'client',
  request: { body: retrieveLeasesBody },
  failures: [
    { status: 404, when: 'There is no past application of this person.' },
    { status: 409, when: 'The leases are connected to the account already.' },
    guessedTooOften,
  ],
  toWire: (input: Applicant) => ({ body: writeApplicant(input) }),
  ...noAnswerData,
});

export const verifyLeasesBody = type({
  code: pinField,
  last_name: requiredText,
  date_of_birth: dateField,
  ssn: requiredText,
});
export type WireLeaseVerification = Infer<typeof verifyLeasesBody>;

export const verifyLeases = defineEndpoint({
  id: 'leases.verify',
  method: 'POST',
  path: '/api/v1/mobile/leases/verify',
  summary: 'Connects the past applications to the account by the PIN.',
  guard: 'client',
  request: { body: verifyLeasesBody },
  failures: [
    { status: 400, when: 'The PIN is wrong.' },
    { status: 404, when: 'There is no such record or past application.' },
    { status: 406, when: 'The tries for the PIN are used up; `data.maxed` is true.' },
    guessedTooOften,
  ],
  toWire: ({ code, ...applicant }: Applicant & { readonly code: string }) => ({
    body: { code, ...writeApplicant(applicant) } satisfies WireLeaseVerification,
  }),
  ...noAnswerData,
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
