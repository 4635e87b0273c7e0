import { formatDate, formatMoney, type CalendarDate, type Cents } from '@portal/domain';
import type { Guard, MethodType } from '../store/schema.ts';
import { template, type EmailLanguage, type EmailTemplate } from './email-template.ts';

// The emails of the api; their texts are in email-texts. A provider that replaces this backend writes its own.

/** A link that an email is read for. */
export interface EmailedLink {
  readonly link: string;
  /** Milliseconds that it works for. */
  readonly lifetime: number;
}

/** @param undoLink puts the old address back; null when the account goes back to an address that it had */
export const addressChangedEmail = (email: string, undoLink: string | null): EmailTemplate =>
  undoLink === null
    ? template('addressChangedBack', () => ({ email }))
    : template('addressChanged', () => ({ email, link: undoLink }));

/** To the address that was put back, whose owner alone can choose the new password. */
export const addressPutBackEmail = (resetLink: string): EmailTemplate =>
  template('addressPutBack', () => ({ link: resetLink }));

/** To the address that the account had until the change to it was undone. */
export const addressRemovedEmail = (): EmailTemplate => template('addressRemoved');

export const passwordChangedEmail = (): EmailTemplate => template('passwordChanged');

/** After the first password, which nobody's other devices were logged in with. */
export const accountReadyEmail = (loginLink: string): EmailTemplate =>
  template('accountReady', () => ({ link: loginLink }));

export interface Receipt {
  readonly amount: Cents;
  readonly date: CalendarDate;
  readonly loanNumber: string;
  readonly methodType: MethodType;
  readonly last4: string;
  readonly paymentId: number;
}

const valuesOf = (
  { amount, date, loanNumber, methodType, last4, paymentId }: Receipt,
  { t }: EmailLanguage,
) => ({
  amount: formatMoney(amount),
  date: formatDate(date),
  loanNumber,
  method: t(`method.${methodType}`, { last4 }),
  paymentId: String(paymentId),
});

export const paymentProcessedEmail = (receipt: Receipt): EmailTemplate =>
  template('paymentProcessed', (language) => valuesOf(receipt, language));

/** Of a payment that the customer's bank has not confirmed yet. */
export const paymentSubmittedEmail = (receipt: Receipt): EmailTemplate =>
  template('paymentSubmitted', (language) => valuesOf(receipt, language));

export const paymentScheduledEmail = (receipt: Receipt): EmailTemplate =>
  template('paymentScheduled', (language) => valuesOf(receipt, language));

/** @param reason a sentence of the api, or of the processor, in English */
export const paymentDeclinedEmail = (receipt: Receipt, reason: string): EmailTemplate =>
  template('paymentDeclined', (language) => ({
    ...valuesOf(receipt, language),
    reason: language.say(reason),
  }));

/** An email about a payment that does not count, whose texts differ for a payoff that had canceled others. */
const undoneEmail =
  (payment: 'paymentCanceled' | 'paymentReturned', payoff: 'payoffCanceled' | 'payoffReturned') =>
  /**
   * @param reason a sentence of the api, in English
   * @param canceled the scheduled payments that were canceled because the payment paid off the lease
   */
  (receipt: Receipt, reason: string, canceled: readonly DatedPayment[] = []): EmailTemplate =>
    template(canceled.length === 0 ? payment : payoff, (language) => ({
      ...valuesOf(receipt, language),
      reason: language.say(reason),
      canceled: listOf(canceled),
    }));

export const paymentCanceledEmail = undoneEmail('paymentCanceled', 'payoffCanceled');
/** Of a payment that the customer's bank returned. */
export const paymentReturnedEmail = undoneEmail('paymentReturned', 'payoffReturned');

/** A payment by its day and amount. */
export interface DatedPayment {
  readonly date: CalendarDate;
  readonly amount: Cents;
}

const listOf = (dated: readonly DatedPayment[]) =>
  dated.map(({ date, amount }) => `${formatDate(date)}: ${formatMoney(amount)}`).join('\n');

/** @param receipt of the payment that pays off the lease, for which the others are canceled */
export const scheduleCanceledEmail = (receipt: Receipt, canceled: readonly DatedPayment[]): EmailTemplate =>
  template('scheduleCanceled', (language) => ({
    ...valuesOf(receipt, language),
    canceled: listOf(canceled),
  }));

/** Money of a payment that went back. */
interface RefundedAmount {
  /** A chargeback is taken by the customer's bank. */
  readonly type: 'refund' | 'chargeback';
  readonly amount: Cents;
  /** Whether the discount of an early payoff ended with it. */
  readonly endsDiscount: boolean;
}

export const paymentRefundedEmail = (
  receipt: Receipt,
  { type, amount, endsDiscount }: RefundedAmount,
): EmailTemplate =>
  template(type === 'refund' ? 'paymentRefunded' : 'paymentDisputed', (language) => ({
    ...valuesOf(receipt, language),
    refunded: formatMoney(amount),
    due: language.t(endsDiscount ? 'dueAgain.amountAndSaving' : 'dueAgain.amount'),
  }));

/** @param amount what the customer's bank took back, and has paid to us again */
export const chargebackWonEmail = (receipt: Receipt, amount: Cents): EmailTemplate =>
  template('chargebackWon', (language) => ({
    ...valuesOf(receipt, language),
    won: formatMoney(amount),
  }));

/** @param rest what is left to pay after the payment, as of its day */
export const payoffNoLongerHoldsEmail = (receipt: Receipt, rest: Cents): EmailTemplate =>
  template('payoffNoLongerHolds', (language) => ({
    ...valuesOf(receipt, language),
    rest: formatMoney(rest),
  }));

/** The payment that a reminder is about. */
export interface RemindedPayment {
  readonly amount: Cents;
  readonly dueOn: CalendarDate;
  readonly isToday: boolean;
  readonly storeName: string;
  readonly loanNumber: string;
}

const remindedValues =
  ({ amount, dueOn, storeName, loanNumber }: RemindedPayment, link: string) =>
  () => ({
    amount: formatMoney(amount),
    date: formatDate(dueOn),
    storeName,
    loanNumber,
    link,
  });

/** @param link opens this one payment, once, within two days (OP-103) */
export const reminderEmail = (payment: RemindedPayment, { link, lifetime }: EmailedLink): EmailTemplate =>
  template(payment.isToday ? 'reminderToday' : 'reminder', remindedValues(payment, link), lifetime);

/** For a customer whose default method can't pay. @param link leads to the payment after a log-in */
export const logInReminderEmail = (
  payment: RemindedPayment,
  { link, lifetime }: EmailedLink,
): EmailTemplate =>
  template(payment.isToday ? 'logInReminderToday' : 'logInReminder', remindedValues(payment, link), lifetime);

/** @param lifetime milliseconds that the PIN works for */
export const pinEmail = (pin: string, lifetime: number): EmailTemplate =>
  template('pin', () => ({ pin }), lifetime);

/** The link works without the code, and when no code is accepted for a day. */
export const pinResetEmail = (pin: string, { link, lifetime }: EmailedLink): EmailTemplate =>
  template('pinReset', () => ({ pin, link }), lifetime);

/** Also for an address without an account, for which somebody may have requested PINs. */
export const wrongPinsEmail = (count: number, most: number): EmailTemplate =>
  template('wrongPins', () => ({ count: String(count), most: String(most) }));

export const passwordResetEmail = ({ link, lifetime }: EmailedLink): EmailTemplate =>
  template('passwordReset', () => ({ link }), lifetime);

/** For an address without an account: only the address's owner learns that there is none. */
export const noAccountEmail = (): EmailTemplate => template('noAccount');

/** For an address whose account is of another guard: only the address's owner learns of which. */
export const otherLoginEmail = (guard: Guard, loginLink: string): EmailTemplate =>
  template('otherLogin', ({ t }) => ({ whose: t(`login.${guard}`), link: loginLink }));

export const invitationEmail = ({ link, lifetime }: EmailedLink): EmailTemplate =>
  template('invitation', () => ({ link }), lifetime);

export const oneTimeLinkEmail = ({ link, lifetime }: EmailedLink): EmailTemplate =>
  template('oneTimeLink', () => ({ link }), lifetime);
