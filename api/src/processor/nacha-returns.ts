/** Reasons for which a bank returns a debit, by the codes of Nacha, in words for the customer. */
const reasons: Readonly<Record<string, string>> = {
  R01: 'The account did not have enough money.',
  R02: 'The account has been closed.',
  R03: 'The bank found no such account.',
  R04: 'The account number is not valid.',
  R05: 'The account does not accept this kind of debit.',
  R07: 'The authorization was revoked.',
  R08: 'Payment was stopped at the bank.',
  R09: 'The account’s money was not available yet.',
  R10: 'The account’s owner told the bank that the debit was not authorized.',
  R16: 'The account is frozen.',
  R20: 'The account does not allow debits.',
  R29: 'The company that owns the account did not authorize the debit.',
};

/** Returns in plain words why a bank returned a debit. */
export const returnReason = (code: string): string =>
  `The bank returned the payment (${code}). ${reasons[code] ?? 'Ask your bank for the reason.'}`;
