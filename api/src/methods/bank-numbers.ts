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

/** Whether a text is an ABA number: nine digits whose sum, weighted by 3, 7 and 1 in turn, is a multiple of ten. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || /^0+$/.test(text)) return false;
  const weights = [3, 7, 1];
  const sum = [...text].reduce((total, digit, at) => total + Number(digit) * (weights[at % 3] ?? 0), 0);
  return sum % 10 === 0;
}
