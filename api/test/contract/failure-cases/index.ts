import type { FailureCases } from '../test-context.ts';
import { cardFailures } from './cards.ts';
import { contentFailures } from './content.ts';
import { fileFailures } from './files.ts';
import { filterFailures } from './filters.ts';
import { formFailures } from './forms.ts';
import { leaseFailures } from './leases.ts';
import { paymentFailures } from './payments.ts';
import { portalSignInFailures } from './portal-sign-in.ts';
import { customerSignInFailures } from './sign-in.ts';

/** The failure case of each failure that the endpoint table lists, by `ID STATUS` or `ID STATUS/CODE`. */
export const failureCases: FailureCases = {
  ...customerSignInFailures,
  ...portalSignInFailures,
  ...leaseFailures,
  ...paymentFailures,
  ...cardFailures,
  ...contentFailures,
  ...fileFailures,
  ...filterFailures,
  ...formFailures,
};
