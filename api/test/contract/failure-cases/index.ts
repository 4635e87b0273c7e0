import type { Provocations } from '../test-context.ts';
import { cardProvocations } from './cards.ts';
import { contentProvocations } from './content.ts';
import { genericProvocations } from './generic.ts';
import { leaseProvocations } from './leases.ts';
import { paymentProvocations } from './payments.ts';
import { portalSignInProvocations } from './portal-sign-in.ts';
import { signInProvocations } from './sign-in.ts';

/** What makes each call answer each failure that the table lists for it, by `ID STATUS` or `ID STATUS/CODE`. */
export const provocations: Provocations = {
  ...signInProvocations,
  ...portalSignInProvocations,
  ...leaseProvocations,
  ...paymentProvocations,
  ...cardProvocations,
  ...contentProvocations,
  ...genericProvocations,
};
