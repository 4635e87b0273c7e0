// cspell:ignore pagar tarjeta venció cobró
import {
  findPaymentAttempt,
  listPaymentIntents,
  listPendingPayments,
  makePayment,
} from '@portal/api-contract';
import { answers, callsOf, fails, mock, pends, unreachable } from '@portal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { dueDate, openReview, payButton, wireReceipt } from '../../fixtures/open-payment.ts';
import { wirePending } from '../../fixtures/wire-account.ts';

describe('a payment that was not made', () => {
  it('OP-104: says of a decline what was declined and why, that nothing was charged, and the way on', async () => {
    const { user } = openReview({}, fails(makePayment, { status: 402, error: 'The card has expired.' }));
    await user.click(await payButton());
    expect(await screen.findByRole('heading', { name: 'Your Visa ending 4242 was declined' })).toHaveFocus();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('The card has expired.');
    expect(alert).toHaveTextContent('Nothing was charged.');
    expect(screen.queryByText(/unknown error/)).not.toBeInTheDocument();
    expect(screen.queryByText('You pay')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Use another payment method' }));
    expect(await screen.findByRole('radio', { name: 'Minimum due $84.20' })).toBeChecked();
  });

  it('asks again which payments there are after a decline, because the api keeps it', async () => {
    const { user } = openReview(
      { method: { type: 'bank', id: '3' } },
      answers(listPaymentIntents, []),
      fails(makePayment, { status: 402, error: 'The account is closed.' }),
    );
    await user.click(await payButton());
    await screen.findByRole('heading', { name: /was declined$/ });
    await waitFor(() => expect(callsOf(listPaymentIntents)).toHaveLength(2));
  });

  it('OP-104: says of a rejection why, and that nothing was charged', async () => {
    const rejection = fails(makePayment, { status: 422, error: { date: ['Choose a day from today on.'] } });
    const { user } = openReview({}, rejection);
    await user.click(await payButton());
    expect(await screen.findByRole('heading', { name: 'Your payment was not made' })).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a day from today on.Nothing was charged.');
    expect(screen.queryByText(/unknown error/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change the payment' })).toBeEnabled();
  });

  it('OP-104: offers the figures of now after a rejection, such as when another device has paid meanwhile', async () => {
    const rejection = fails(makePayment, { status: 422, error: 'The amount is no longer possible.' });
    const { user } = openReview({}, rejection);
    const pay = await payButton();
    mock(answers(listPendingPayments, [wirePending({ amount: 31.5 })]));
    await user.click(pay);
    await user.click(await screen.findByRole('button', { name: 'Change the payment' }));
    expect(await screen.findByRole('radio', { name: 'Minimum due $31.50' })).toBeEnabled();
  });

  it('OP-101: says how long to wait after too many declined payments, and that nothing was charged', async () => {
    const { user } = openReview({}, fails(makePayment, { status: 429, retryAfterSeconds: 3_060 }));
    await user.click(await payButton());
    expect(await screen.findByRole('heading', { name: 'Your payment was not made' })).toBeVisible();
    const wait = 'Too many tries. Wait 51 minutes, then try again.';
    // The way on is to wait: changing the payment would not help.
    expect(screen.getByRole('alert').textContent.trim()).toBe(`${wait}Nothing was charged.`);
  });

  it('PAY-40: has one sentence for a failure without a known cause', async () => {
    const { user } = openReview({}, fails(makePayment, { status: 400 }));
    await user.click(await payButton());
    expect(await screen.findByRole('heading', { name: 'Your payment was not made' })).toBeVisible();
    expect(screen.getAllByText('An unknown error occurred, please try again later!')).toHaveLength(1);
  });

  it('PAY-40, OP-100: looks a payment up after a 500, and says that sentence when nothing was paid', async () => {
    const { user } = openReview(
      {},
      fails(makePayment, { status: 500 }),
      answers(findPaymentAttempt, { status: 'unknown' }),
    );
    await user.click(await payButton());
    expect(await screen.findByText('An unknown error occurred, please try again later!')).toBeVisible();
    expect(callsOf(findPaymentAttempt)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Try again: pay $84.20' })).toBeEnabled();
  });

  it('PAY-40, OP-104: a payment that was rejected before a reload has that sentence where the backend does not say why, leads back to the form, and forgets its key', async () => {
    const { user, platform } = openReview({ sent: true }, answers(findPaymentAttempt, { status: 'final' }));
    const forget = jest.spyOn(platform.idempotencyKeys, 'forget');
    expect(await screen.findByRole('heading', { name: 'Your payment was not made' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'An unknown error occurred, please try again later!Nothing was charged.',
    );
    expect(forget).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Change the payment' }));
    expect(await screen.findByRole('radio', { name: 'Minimum due $84.20' })).toBeChecked();
  });

  const declined = { status: 'declined', reason: 'The card has expired.' } as const;

  it.each([
    ['whose answer was lost', { sent: false }, unreachable(makePayment)],
    ['that was reopened', { sent: true }, pends(makePayment)],
  ])(
    'OP-104: a decline %s reads as one whose answer came, and forgets its key',
    async (_, { sent }, lost) => {
      const { user, platform } = openReview(
        { sent },
        lost,
        answers(findPaymentAttempt, { status: 'final', rejection: declined }),
      );
      const forget = jest.spyOn(platform.idempotencyKeys, 'forget');
      if (!sent) await user.click(await payButton());
      expect(
        await screen.findByRole('heading', { name: 'Your Visa ending 4242 was declined' }),
      ).toHaveFocus();
      expect(screen.getByRole('alert')).toHaveTextContent(
        'The card has expired.Nothing was charged. Pay with another method, or ask your bank why and try this one again.',
      );
      expect(screen.queryByText(/unknown error/)).not.toBeInTheDocument();
      expect(forget).toHaveBeenCalledTimes(1);
      await user.click(screen.getByRole('button', { name: 'Use another payment method' }));
      expect(await screen.findByRole('radio', { name: 'Minimum due $84.20' })).toBeChecked();
    },
  );

  it('OP-104: says in Spanish why a payment was declined whose answer was lost', async () => {
    const { user, platform } = openReview(
      {},
      unreachable(makePayment),
      answers(findPaymentAttempt, { status: 'final', rejection: declined }),
    );
    await payButton();
    act(() => platform.language.choose('es'));
    await user.click(await screen.findByRole('button', { name: 'Pagar $84.20' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('La tarjeta venció.No se cobró nada.');
  });

  it.each([
    ['without a receipt', {}],
    ['after it was scheduled', { payment: wireReceipt(dueDate, true) }],
  ])(
    'OP-104: a payment that was canceled %s is told as canceled and why, and not that nothing was charged',
    async (_, more) => {
      const reason = 'The lease has been paid in another way.';
      const { user, platform } = openReview(
        { sent: true },
        answers(findPaymentAttempt, { status: 'final', ...more, rejection: { status: 'canceled', reason } }),
      );
      const made = jest.fn();
      platform.events.on('payment.made', made);
      expect(await screen.findByRole('heading', { name: 'Your payment was canceled' })).toHaveFocus();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Payment canceled');
      expect(screen.getByRole('alert')).toHaveTextContent(
        `${reason}It paid nothing of your lease. See what is due before you pay again.`,
      );
      expect(screen.queryByText(/unknown error|Nothing was charged/)).not.toBeInTheDocument();
      expect(made).not.toHaveBeenCalled();
      await user.click(screen.getByRole('button', { name: 'Change the payment' }));
      expect(await screen.findByRole('radio', { name: 'Minimum due $84.20' })).toBeChecked();
    },
  );

  it('PAY-40: says it after a 500 of a backend that cannot look a payment up, and leads to the history', async () => {
    const { user } = openReview(
      {},
      fails(makePayment, { status: 500 }),
      fails(findPaymentAttempt, { status: 404 }),
    );
    await user.click(await payButton());
    expect(await screen.findByText('An unknown error occurred, please try again later!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Payment history' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change the payment' }));
    expect(await screen.findByRole('radio', { name: 'Minimum due $84.20' })).toBeChecked();
  });
});
