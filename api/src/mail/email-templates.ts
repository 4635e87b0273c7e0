import { formatDate, formatMoney, type CalendarDate, type Cents } from '@portal/domain';
import type { MethodType } from '../store/schema.ts';
import type { EmailContent } from './outbox.ts';

// The texts of all emails. A provider that replaces this backend writes its own.

const content = (subject: string, ...paragraphs: string[]): EmailContent => ({
  subject,
  body: `${paragraphs.join('\n\n')}\n`,
});

/** @param undoLink puts the old address back; null when the account goes back to an address that it had */
export const addressChangedEmail = (email: string, undoLink: string | null): EmailContent =>
  content(
    'Your email address was changed',
    `The email address of your account is ${email} from now on. Use it to log in.`,
    ...(undoLink === null
      ? ['If this was not you, please call support at once.']
      : ['If this was not you, put this address back within 24 hours:', undoLink]),
  );

/** To the address that was put back, whose owner alone can choose the new password. */
export const addressPutBackEmail = (resetLink: string): EmailContent =>
  content(
    'Your email address was put back',
    'This is the email address of your account again. Everybody was logged out, and the password no longer works.',
    'Choose a new one here within 30 minutes. Later, use “Forgot password?”.',
    resetLink,
  );

/** To the address that the account had until the change to it was undone. */
export const addressRemovedEmail = (): EmailContent =>
  content(
    'The change of your email address was undone',
    'The account that had this email address has its earlier one again: somebody used the link that was sent there.',
    'If this was not you, please call support at once.',
  );

export const passwordChangedEmail = (): EmailContent =>
  content(
    'Your password was changed',
    'The password of your account was changed, and other devices were logged out.',
    'If this was not you, please call support at once.',
  );

export interface Receipt {
  readonly amount: Cents;
  readonly date: CalendarDate;
  readonly loanNumber: string;
  readonly methodType: MethodType;
  readonly last4: string;
  readonly paymentId: number;
}

const methodName = ({ methodType, last4 }: Receipt) =>
  `your ${methodType === 'card' ? 'card' : 'bank account'} ending in ${last4}`;

export const paymentProcessedEmail = (receipt: Receipt): EmailContent =>
  content(
    `Your payment of ${formatMoney(receipt.amount)}`,
    `We received ${formatMoney(receipt.amount)} for lease ${receipt.loanNumber} on ${formatDate(receipt.date)}, from ${methodName(receipt)}.`,
    `Payment number: ${receipt.paymentId}. Please allow up to 3 business days for it to post.`,
  );

export const paymentScheduledEmail = (receipt: Receipt): EmailContent =>
  content(
    `Your payment of ${formatMoney(receipt.amount)} is scheduled`,
    `On ${formatDate(receipt.date)} we will take ${formatMoney(receipt.amount)} for lease ${receipt.loanNumber} from ${methodName(receipt)}.`,
    `Payment number: ${receipt.paymentId}. A scheduled payment cannot be cancelled in the portal: please call support.`,
  );

export const paymentDeclinedEmail = (receipt: Receipt, reason: string): EmailContent =>
  content(
    `Your payment of ${formatMoney(receipt.amount)} was not taken`,
    `On ${formatDate(receipt.date)} we tried to take ${formatMoney(receipt.amount)} for lease ${receipt.loanNumber} from ${methodName(receipt)}. ${reason}`,
    'Please log in and pay another way.',
  );

export const paymentReturnedEmail = (receipt: Receipt, reason: string): EmailContent =>
  content(
    `Your payment of ${formatMoney(receipt.amount)} was returned`,
    `Your payment of ${formatMoney(receipt.amount)} for lease ${receipt.loanNumber} of ${formatDate(receipt.date)}, from ${methodName(receipt)}, does not count any more. ${reason}`,
    'Please log in and pay another way.',
  );

/** @param refunded what went back; a chargeback is taken by the customer's bank */
export const paymentRefundedEmail = (
  receipt: Receipt,
  { type, amount }: { readonly type: 'refund' | 'chargeback'; readonly amount: Cents },
): EmailContent =>
  content(
    `Your refund of ${formatMoney(amount)}`,
    type === 'refund'
      ? `We gave back ${formatMoney(amount)} of your payment of ${formatMoney(receipt.amount)} for lease ${receipt.loanNumber} of ${formatDate(receipt.date)}, to ${methodName(receipt)}. It can take up to 10 days until your bank shows it.`
      : `Your bank took back ${formatMoney(amount)} of your payment of ${formatMoney(receipt.amount)} for lease ${receipt.loanNumber} of ${formatDate(receipt.date)}, from ${methodName(receipt)}, because it was disputed.`,
    `Payment number: ${receipt.paymentId}. What was given back is due again: please log in to see what is left.`,
  );

/** @param amount what the customer's bank took back, and has paid to us again */
export const chargebackWonEmail = (receipt: Receipt, amount: Cents): EmailContent =>
  content(
    `Your payment of ${formatMoney(receipt.amount)} counts again`,
    `Your bank had taken back ${formatMoney(amount)} of your payment of ${formatMoney(receipt.amount)} for lease ${receipt.loanNumber} of ${formatDate(receipt.date)}, from ${methodName(receipt)}. It has now paid this money to us again, so it is not due any more.`,
    `Payment number: ${receipt.paymentId}. If you have paid it in another way meanwhile, please call support: we give back what was paid twice.`,
  );

/** @param rest what is left to pay after the payment, as of its day */
export const payoffNoLongerHoldsEmail = (receipt: Receipt, rest: Cents): EmailContent =>
  content(
    `Your payment of ${formatMoney(receipt.amount)} will not pay off your lease`,
    `An earlier payment of lease ${receipt.loanNumber} was returned or refunded. We will still take ${formatMoney(receipt.amount)} on ${formatDate(receipt.date)} from ${methodName(receipt)}, but ${formatMoney(rest)} will be left to pay after it.`,
    'Please log in to see what is left.',
  );

/** The payment that a reminder is about. */
export interface RemindedPayment {
  readonly amount: Cents;
  readonly dueOn: CalendarDate;
  readonly isToday: boolean;
  readonly storeName: string;
  readonly loanNumber: string;
}

/** @param link opens this one payment, once, within two days (OP-103) */
export const reminderEmail = (
  { amount, dueOn, isToday, storeName, loanNumber }: RemindedPayment,
  link: string,
): EmailContent =>
  content(
    isToday
      ? `Your payment of ${formatMoney(amount)} is due today`
      : `Your payment of ${formatMoney(amount)} is due on ${formatDate(dueOn)}`,
    `${formatMoney(amount)} for lease ${loanNumber} from ${storeName} is due ${isToday ? 'today,' : 'on'} ${formatDate(dueOn)}.`,
    'Pay it here without a password, with your default method:',
    link,
    'The link opens this payment only, once, within 2 days. You will be asked for the last four digits of your card or bank account. Do not share it.',
    'You can also log in and pay. If you have paid already, you can ignore this email. In your profile you can turn reminders off.',
  );

export const pinEmail = (pin: string): EmailContent =>
  content(
    'Your code',
    `Your code is ${pin}. It works for 10 minutes.`,
    'We will never ask you for it. If you did not ask for a code, you can ignore this email.',
  );

/** The link works without the code, and when no code is accepted for a day. */
export const pinResetEmail = (pin: string, link: string): EmailContent =>
  content(
    'Your code',
    `Somebody, probably you, asked for a new password for your account. Your code is ${pin}. It works for 10 minutes.`,
    'Or choose the new password here within 30 minutes, without the code:',
    link,
    'We will never ask you for either. If this was not you, you can ignore this email: your password does not change.',
  );

/** Also for an address without an account, for which somebody may have requested PINs. */
export const wrongPinsEmail = (count: number, most: number): EmailContent =>
  content(
    'Wrong codes were entered',
    `Within a day, ${count} wrong codes were entered that were not the ones we sent to this address.`,
    `Nobody got in with them. After ${most} we accept no code for a day. The link in an email for a new password works all the same.`,
    'If this was not you, do not pass any code on to anybody, and call support if you get this email again.',
  );

export const passwordResetEmail = (link: string): EmailContent =>
  content(
    'Choose a new password',
    'Somebody, probably you, asked for a new password for your account. Choose it here within 30 minutes:',
    link,
    'If this was not you, you can ignore this email: your password does not change.',
  );

/** For an address without an account: only the address's owner learns that there is none. */
export const noAccountEmail = (): EmailContent =>
  content(
    'There is no account with this address',
    'Somebody, probably you, asked for a new password, but no account has this email address.',
    'You may have registered with another one. If this was not you, you can ignore this email.',
  );

export const invitationEmail = (link: string): EmailContent =>
  content(
    'You are invited to the portal',
    'An account was created for you. Choose a password here within 7 days:',
    link,
  );

export const oneTimeLinkEmail = (link: string): EmailContent =>
  content('Log in with this link', 'This link logs you in once:', link, 'Do not share it.');
