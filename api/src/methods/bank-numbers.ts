import { isRoutingNumber } from '@portal/domain';
import { invalid } from '../server/failure.ts';
import type { BankAccountNumbers } from '../processor/processor.ts';

/**
 * Checks a routing and an account number as they were typed, and returns them without spaces and dashes.
 *
 * @throws Failure 422 naming every wrong field, but not its value
 */
export function checkBankNumbers(typed: BankAccountNumbers): BankAccountNumbers {
  const routing = typed.routing.replaceAll(/[\s-]/g, '');
  const account = typed.account.replaceAll(/[\s-]/g, '');
  const problems = {
    ...(isRoutingNumber(routing) ? {} : { routing: 'Enter the 9 digits of a routing number.' }),
    ...(/^\d{5,17}$/.test(account) ? {} : { account: 'Enter the 5 to 17 digits of an account number.' }),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return { routing, account };
}
