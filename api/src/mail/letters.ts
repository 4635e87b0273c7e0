import { formatDate, formatMoney, type CalendarDate, type Cents } from '@portal/domain';
import type { MethodKind } from '../store/schema.ts';
import type { Letter } from './outbox.ts';

/** The texts of every mail. A provider that replaces this backend writes its own. */

const letter = (subject: string, ...paragraphs: string[]): Letter => ({
  subject,
  body: `${paragraphs.join('\n\n')}\n`,
});

export const emailChangedLetter = (email: string): Letter =>
  letter(
    'Your email address was changed',
    `The email address of your account is ${email} from now on. Use it to sign in.`,
    'If this was not you, please call support at once.',
  );

export const passwordChangedLetter = (): Letter =>
  letter(
    'Your password was changed',
    'The password of your account was changed, and other devices were signed out.',
    'If this was not you, please call support at once.',
  );

export interface Receipt {
  readonly amount: Cents;
  readonly date: CalendarDate;
  readonly loanNumber: string;
  readonly methodKind: MethodKind;
  readonly last4: string;
  readonly paymentId: number;
}

const methodName = ({ methodKind, last4 }: Receipt) =>
  `your ${methodKind === 'card' ? 'card' : 'bank account'} ending in ${last4}`;

export const processedLetter = (receipt: Receipt): Letter =>
  letter(
    `Your payment of ${formatMoney(receipt.amount)}`,
    `We received ${formatMoney(receipt.amount)} for lease ${receipt.loanNumber} on ${formatDate(receipt.date)}, from ${methodName(receipt)}.`,
    `Payment number: ${receipt.paymentId}. Please allow up to 3 business days for it to post.`,
  );

export const scheduledLetter = (receipt: Receipt): Letter =>
  letter(
    `Your payment of ${formatMoney(receipt.amount)} is scheduled`,
    `On ${formatDate(receipt.date)} we will take ${formatMoney(receipt.amount)} for lease ${receipt.loanNumber} from ${methodName(receipt)}.`,
    `Payment number: ${receipt.paymentId}. A scheduled payment cannot be cancelled in the portal: please call support.`,
  );

export const refusedLetter = (receipt: Receipt, reason: string): Letter =>
  letter(
    `Your payment of ${formatMoney(receipt.amount)} was not taken`,
    `On ${formatDate(receipt.date)} we tried to take ${formatMoney(receipt.amount)} for lease ${receipt.loanNumber} from ${methodName(receipt)}. ${reason}`,
    'Please sign in and pay another way.',
  );

export const pinLetter = (pin: string): Letter =>
  letter(
    'Your code',
    `Your code is ${pin}. It works for 10 minutes.`,
    'Nobody from us will ever ask you for it. If you did not ask for a code, you can ignore this mail.',
  );

export const resetLetter = (link: string): Letter =>
  letter(
    'Choose a new password',
    'Somebody, probably you, asked for a new password for your account. Choose it here within 30 minutes:',
    link,
    'If this was not you, you can ignore this mail: your password stays as it is.',
  );

/** For an address without an account: its owner learns that, nobody else does. */
export const noAccountLetter = (): Letter =>
  letter(
    'There is no account with this address',
    'Somebody, probably you, asked for a new password, but no account has this email address.',
    'You may have registered with another one. If this was not you, you can ignore this mail.',
  );

export const inviteLetter = (link: string): Letter =>
  letter(
    'You are invited to the portal',
    'An account was made for you. Choose its password here within 7 days:',
    link,
  );

export const oneTimeLetter = (link: string): Letter =>
  letter('Sign in by this link', 'This link signs you in once:', link, 'Do not pass it on.');
