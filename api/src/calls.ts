import { contentCalls } from './content/content.calls.ts';
import { fileCalls } from './files/files.calls.ts';
import { filterCalls } from './filters/filters.calls.ts';
import { formCalls } from './forms/forms.calls.ts';
import { leaseCalls } from './leases/leases.calls.ts';
import { methodCalls } from './methods/methods.calls.ts';
import { optionCalls } from './options/options.calls.ts';
import { paymentCalls } from './payments/payments.calls.ts';
import { profileCalls } from './profile/profile.calls.ts';
import { reportCalls } from './reports/reports.calls.ts';
import { retailerCalls } from './retailers/retailers.calls.ts';
import type { Call } from './server/call.ts';
import { forgottenCalls } from './sign-in/forgotten.calls.ts';
import { signInCalls } from './sign-in/sign-in.calls.ts';
import { verificationCalls } from './sign-in/verification.calls.ts';

/** What answers each call of the endpoint table. */
export const calls: readonly Call[] = [
  ...signInCalls,
  ...forgottenCalls,
  ...verificationCalls,
  ...contentCalls,
  ...leaseCalls,
  ...methodCalls,
  ...paymentCalls,
  ...profileCalls,
  ...retailerCalls,
  ...filterCalls,
  ...formCalls,
  ...fileCalls,
  ...optionCalls,
  ...reportCalls,
];
