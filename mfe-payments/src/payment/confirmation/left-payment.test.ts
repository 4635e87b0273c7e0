import { findPaymentAttempt, makePayment } from '@portal/api-contract';
import { answers, callsOf, fails, pends, unreachable, type Mock } from '@portal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { heldAnswer } from '../../fixtures/held-answer.ts';
import { openReview, payButton, today, wireReceipt } from '../../fixtures/open-payment.ts';
import { ownRoutes } from '../../own-routes.ts';

/** Leaves the screen while the payment is being sent; then `answer` arrives. */
async function leaveBefore(answer: Mock) {
  const held = heldAnswer(answer);
  const { user, platform } = openReview({}, held.mock, pends(findPaymentAttempt));
  await user.click(await payButton());
  await waitFor(() => expect(callsOf(makePayment)).toHaveLength(1));
  act(() => platform.navigation.go(ownRoutes.dashboard()));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(platform.navigation.location.pathname).toBe('/dashboard'));
  expect(platform.notifications.state.shown).toEqual([]);
  held.release();
  await waitFor(() => expect(platform.notifications.state.shown).toHaveLength(1));
  return platform.notifications.state.shown[0];
}

const unsure =
  'We can’t tell yet whether your payment went through. See your payment history before you pay again.';

describe('a payment that the customer has left', () => {
  it.each([
    [
      'PAY-42: was processed',
      answers(makePayment, wireReceipt(today, false)),
      'success',
      'Your payment has been processed. Please allow up to 3 business days for it to post.',
    ],
    [
      'OP-104: was declined',
      fails(makePayment, { status: 402, error: 'The card has expired.' }),
      'error',
      'Your payment was not made, and nothing was charged. The card has expired.',
    ],
    [
      'OP-104: was canceled',
      fails(makePayment, {
        status: 402,
        error: 'The lease has been paid in another way.',
        data: { status: 'canceled' },
      }),
      'error',
      'Your payment was canceled, and paid nothing of your lease. The lease has been paid in another way.',
    ],
    [
      'PAY-40: met a server error',
      fails(makePayment, { status: 500 }),
      'error',
      `An unknown error occurred, please try again later! ${unsure}`,
    ],
    ['had no answer', unreachable(makePayment), 'error', unsure],
  ])('%s: says so in a notification', async (_, answer, tone, text) => {
    expect(await leaveBefore(answer)).toMatchObject({ tone, text });
  });
});
