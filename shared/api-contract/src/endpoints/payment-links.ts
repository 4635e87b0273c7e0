import { optional, string, type, type Infer } from 'superstruct';
import { type Cents, toDecimal } from '@portal/domain';
import { paymentAmountField } from '../fields/number-fields.ts';
import { authorizationField, requiredText, requiredToken } from '../fields/text-fields.ts';
import { readLinkedPayment, wireLinkedPayment } from '../wire/linked-payment.ts';
import { defineEndpoint, type EndpointFailure } from './endpoint.ts';
import { readAttempt, readReceipt, wirePaymentAttempt, wirePaymentReceipt } from './payments.ts';
import { tooManyAttempts, tooManyDeclines } from './rate-limit-failures.ts';

// Paying from a reminder (OP-103); not in the specification. The token of its email is exchanged once for that of a
// session that can do this one payment and nothing else. Both are secrets, so they are sent in the body.

const tokenBody = type({ token: requiredToken });
const toToken = ({ token }: { readonly token: string }) => ({
  body: { token } satisfies Infer<typeof tokenBody>,
});

const ended: EndpointFailure = { status: 400, when: 'The token is unknown, used or too old.' };
const foreign: EndpointFailure = { status: 403, when: 'Another account is signed in.' };
/** Each tells the api who is signed in: a link is for its own customer, or for nobody's session. */
const shared = { auth: 'none', knowsCaller: true } as const;

export const openPaymentLink = defineEndpoint({
  ...shared,
  id: 'payment-links.open',
  method: 'POST',
  path: '/api/v1/mobile/payment-links/open',
  summary: 'Exchanges the token of a reminder, once, for that of a session for its one payment.',
  request: { body: tokenBody },
  answer: type({ token: string() }),
  failures: [ended, foreign, tooManyAttempts],
  toWire: toToken,
  fromWire: ({ token }) => ({ token }),
});

export const findLinkedPayment = defineEndpoint({
  ...shared,
  id: 'payment-links.review',
  method: 'POST',
  path: '/api/v1/mobile/payment-links/review',
  summary: 'Answers the payment of a session for one payment, and nothing else of the account.',
  request: { body: tokenBody },
  answer: wireLinkedPayment,
  failures: [ended, foreign, tooManyAttempts],
  toWire: toToken,
  fromWire: readLinkedPayment,
});

export interface LinkedOrder {
  readonly token: string;
  /** What the customer has seen; another amount is rejected. */
  readonly amount: Cents;
  /** The last four digits of the default method, as typed. */
  readonly lastFour: string;
  /** The authorization of a bank withdrawal as the customer agreed to it; null for a card. */
  readonly authorization: string | null;
}

const payBody = type({
  token: requiredToken,
  amount: paymentAmountField,
  last4: requiredText,
  authorization: optional(authorizationField),
});

export const payLinkedPayment = defineEndpoint({
  ...shared,
  id: 'payment-links.pay',
  method: 'POST',
  path: '/api/v1/mobile/payment-links/pay',
  summary:
    'Makes the payment of a session today with the default method, confirmed by its last four digits; sent again, it answers the same.',
  request: { body: payBody },
  answer: wirePaymentReceipt,
  failures: [
    ended,
    {
      status: 402,
      when: 'The card or bank declined the payment, or it was canceled: `data.status` says which.',
    },
    foreign,
    { status: 409, when: 'The payment is being processed: its outcome is open.' },
    tooManyDeclines,
    { status: 503, when: 'No payment processor is set up.' },
  ],
  toWire: ({ token, amount, lastFour, authorization }: LinkedOrder) => ({
    body: {
      token,
      amount: toDecimal(amount),
      last4: lastFour,
      ...(authorization === null ? {} : { authorization }),
    } satisfies Infer<typeof payBody>,
  }),
  fromWire: readReceipt,
});

export const findLinkedAttempt = defineEndpoint({
  ...shared,
  id: 'payment-links.attempt',
  method: 'POST',
  path: '/api/v1/mobile/payment-links/attempt',
  summary: 'Answers what became of the payment of a session, when its answer was lost.',
  request: { body: tokenBody },
  answer: wirePaymentAttempt,
  failures: [ended, foreign, tooManyAttempts],
  toWire: toToken,
  fromWire: readAttempt,
});
