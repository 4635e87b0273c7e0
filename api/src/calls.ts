import { contentCalls } from './content/content.calls.ts';
import { leaseCalls } from './leases/leases.calls.ts';
import { methodCalls } from './methods/methods.calls.ts';
import { paymentCalls } from './payments/payments.calls.ts';
import { profileCalls } from './profile/profile.calls.ts';
import { retailerCalls } from './retailers/retailers.calls.ts';
import type { Call } from './server/call.ts';
import { forgottenCalls } from './sign-in/forgotten.calls.ts';
import { signInCalls } from './sign-in/sign-in.calls.ts';
import { verificationCalls } from './sign-in/verification.calls.ts';

/** Every call that is answered; the others of the endpoint table say that they are not available yet. */
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
];
