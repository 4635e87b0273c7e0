import { type, type Infer } from 'superstruct';
import type { CalendarDate } from '@portal/domain';
import { dateField, pinField, requiredText } from '../fields/text-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { ignoredAnswer, readNothing } from './no-data.ts';
import { tooManyAttempts, tooManyPins } from './rate-limit-failures.ts';

/** The person whose past applications are searched for. Never put it into an address, storage, a log or an error. */
interface Applicant {
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
  summary: 'Searches for past applications and sends a PIN for them.',
  guard: 'client',
  request: { body: retrieveLeasesBody },
  failures: [
    { status: 404, when: 'This person has no past application.' },
    { status: 409, when: 'The leases are already connected to the account.' },
    {
      status: 429,
      when: `${tooManyAttempts.when.slice(0, -1)}; or too many emails to the contact of the leases.`,
    },
  ],
  toWire: (input: Applicant) => ({ body: writeApplicant(input) }),
  answer: ignoredAnswer,
  fromWire: readNothing,
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
    { status: 406, when: 'There were too many wrong PINs; `data.maxed` is true.' },
    { status: 409, when: 'The leases are connected to this account already.' },
    tooManyPins,
  ],
  toWire: ({ code, ...applicant }: Applicant & { readonly code: string }) => ({
    body: { code, ...writeApplicant(applicant) } satisfies WireLeaseVerification,
  }),
  answer: ignoredAnswer,
  fromWire: readNothing,
});
