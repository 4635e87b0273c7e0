import { cents } from '@portal/domain';
import { findPaymentAttempt, listLeases, listPendingPayments, makePayment } from '@portal/api-contract';
import { answers, callsOf, fails, mock, pends, unreachable } from '@portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  dueDate,
  idempotencyKey,
  lease,
  openPayment,
  openReview,
  payButton,
  reviewButton,
  today,
  wireReceipt,
} from '../../fixtures/open-payment.ts';
import { wireLeases } from '../../fixtures/wire-account.ts';
import { ownRoutes } from '../../own-routes.ts';

describe('a payment cannot be doubled', () => {
  it('sends once on a double click and on Enter after a click', async () => {
    const { user } = openReview({}, pends(makePayment));
    const button = await payButton();
    await user.dblClick(button);
    act(() => button.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(callsOf(makePayment)).toHaveLength(1));
  });

  it('uses the same key for the same payment until its outcome is final, in every tab', async () => {
    const first = openPayment(ownRoutes.pay({ lease: lease.uuid, choose: 'minimum' }), pends(makePayment));
    await first.user.click(await reviewButton());
    const keyIn = ({ platform }: typeof first) =>
      new URLSearchParams(platform.navigation.location.search).get('attempt');
    await payButton();
    const kept = keyIn(first);
    expect(kept).toMatch(/^[\w-]{8,64}$/);
    first.unmount();
    const second = openPayment(
      ownRoutes.pay({ lease: lease.uuid, choose: 'minimum' }),
      answers(makePayment, wireReceipt(dueDate, true)),
    );
    await second.user.click(await reviewButton());
    await second.user.click(await payButton());
    await screen.findByRole('heading', { name: 'Payment scheduled' });
    expect(callsOf(makePayment)[0]?.headers.get('idempotency-key')).toBe(kept);
    second.unmount();
    const third = openPayment(ownRoutes.pay({ lease: lease.uuid, choose: 'minimum' }));
    await third.user.click(await reviewButton());
    await payButton();
    expect(keyIn(third)).not.toBe(kept);
  });

  it('uses another key after a rejection', async () => {
    const { user, platform } = openPayment(
      ownRoutes.pay({ lease: lease.uuid, choose: 'minimum' }),
      fails(makePayment, { status: 402, error: 'Declined' }),
    );
    await user.click(await reviewButton());
    await user.click(await payButton());
    await user.click(await screen.findByRole('button', { name: 'Use another payment method' }));
    await user.click(await reviewButton());
    await payButton();
    const next = new URLSearchParams(platform.navigation.location.search).get('attempt');
    expect(next).not.toBe(callsOf(makePayment)[0]?.headers.get('idempotency-key'));
  });

  it.each([
    ['the connection breaks', unreachable(makePayment)],
    ['the server breaks', fails(makePayment, { status: 502 })],
    ['PAY-40: the server breaks and says so with HTTP 200', fails(makePayment, { status: 200, code: 504 })],
    ['a request with the same key is in progress', fails(makePayment, { status: 409 })],
  ])('checks the payment before it offers anything when %s', async (_, lost) => {
    const { user } = openReview({}, lost, pends(findPaymentAttempt));
    await user.click(await payButton());
    expect(await screen.findByRole('heading', { name: 'Checking your payment' })).toHaveFocus();
    expect(screen.getByText(/, so we are asking whether your payment went through/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /pay/i })).not.toBeInTheDocument();
    await waitFor(() => expect(callsOf(findPaymentAttempt)[0]?.path).toEqual({ key: idempotencyKey }));
  });

  it('shows the outcome that the check finds', async () => {
    const { user, platform } = openReview(
      {},
      unreachable(makePayment),
      answers(findPaymentAttempt, { status: 'final', payment: wireReceipt(today, false) }),
    );
    const heard = jest.fn();
    platform.events.on('payment.made', heard);
    await user.click(await payButton());
    expect(await screen.findByRole('heading', { name: 'Payment processed' })).toBeVisible();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(callsOf(makePayment)).toHaveLength(1);
  });

  it('offers to try again with the same key when the api knows nothing of it', async () => {
    const { user } = openReview(
      {},
      unreachable(makePayment),
      answers(findPaymentAttempt, { status: 'unknown' }),
    );
    await user.click(await payButton());
    expect(await screen.findByRole('heading', { name: 'Your payment has not been made' })).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Payment not made', level: 1 })).toBeVisible();
    mock(answers(makePayment, wireReceipt(today, false)));
    await user.click(screen.getByRole('button', { name: 'Try again: pay $84.20' }));
    await screen.findByRole('heading', { name: 'Payment processed' });
    expect(callsOf(makePayment).map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      idempotencyKey,
      idempotencyKey,
    ]);
  });

  it('says that it cannot tell while the api is away, and asks again by itself', async () => {
    const { user } = openReview({}, unreachable(makePayment), unreachable(findPaymentAttempt));
    await user.click(await payButton());
    expect(
      await screen.findByRole('heading', { name: 'We can’t tell yet whether your payment went through' }),
    ).toHaveFocus();
    expect(screen.queryByRole('button', { name: /pay \$/i })).not.toBeInTheDocument();
    mock(answers(findPaymentAttempt, { status: 'final', payment: wireReceipt(today, true) }));
    expect(await screen.findByRole('heading', { name: 'Payment scheduled' })).toBeVisible();
  });

  it('offers from the start to check again, and then asks at once', async () => {
    const { user } = openReview({}, unreachable(makePayment), pends(findPaymentAttempt));
    await user.click(await payButton());
    expect(await screen.findByRole('heading', { name: 'Checking your payment' })).toBeVisible();
    await waitFor(() => expect(callsOf(findPaymentAttempt)).toHaveLength(1));
    mock(answers(findPaymentAttempt, { status: 'final', payment: wireReceipt(today, true) }));
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('heading', { name: 'Payment scheduled' })).toBeVisible();
    expect(callsOf(makePayment)).toHaveLength(1);
  });

  it('has a Done that leads back while the payment is checked', async () => {
    const { user, platform } = openReview({ sent: true }, pends(findPaymentAttempt));
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(platform.navigation.location.pathname).toBe('/dashboard'));
  });

  it('says after a reload in the middle that the page was left, and checks', async () => {
    openReview({ sent: true }, pends(findPaymentAttempt));
    expect(await screen.findByText(/This page was left in the middle of a payment/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /pay/i })).not.toBeInTheDocument();
    expect(callsOf(makePayment)).toHaveLength(0);
  });

  it('says to who leaves while it is sent what is under way, and goes on by Stay', async () => {
    const { user, platform } = openReview({}, pends(makePayment));
    await user.click(await payButton());
    await waitFor(() => expect(callsOf(makePayment)).toHaveLength(1));
    act(() => platform.navigation.go(ownRoutes.dashboard()));
    const question = await screen.findByRole('alertdialog', { name: 'Your payment is being sent' });
    expect(question).toHaveTextContent('It goes on when you leave this page, and is not made twice.');
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(platform.navigation.location.pathname).toBe('/payment-early');
    act(() => platform.navigation.go(ownRoutes.dashboard()));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(platform.navigation.location.pathname).toBe('/dashboard'));
    expect(callsOf(makePayment)).toHaveLength(1);
  });

  it('takes the question back when the outcome is there, and stays to show it', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const declined = fails(makePayment, { status: 402, error: 'The card has expired.' });
    const { user, platform } = openReview(
      {},
      { endpoint: makePayment, respond: (request) => answered.then(() => declined.respond(request)) },
    );
    await user.click(await payButton());
    act(() => platform.navigation.go(ownRoutes.dashboard()));
    await screen.findByRole('alertdialog', { name: 'Your payment is being sent' });
    answer();
    expect(await screen.findByRole('heading', { name: /was declined$/ })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(platform.navigation.location.pathname).toBe('/payment-early');
    act(() => platform.navigation.go(ownRoutes.dashboard()));
    await waitFor(() => expect(platform.navigation.location.pathname).toBe('/dashboard'));
  });

  it('remembers in the address that it was sent, before it leaves', async () => {
    const { user, platform } = openReview({}, pends(makePayment));
    await user.click(await payButton());
    await waitFor(() => expect(callsOf(makePayment)).toHaveLength(1));
    expect(platform.navigation.location.search).toContain('step=sent');
    expect(platform.navigation.location.search).toContain(`attempt=${idempotencyKey}`);
  });

  it('shows the outcome after a reload although the lease no longer allows such a payment', async () => {
    openReview(
      { sent: true, amount: cents(61_240) },
      answers(listLeases, wireLeases([{ list: 'paidOff', account: { balance: 0 } }], [])),
      answers(listPendingPayments, []),
      answers(findPaymentAttempt, {
        status: 'final',
        payment: { ...wireReceipt(today, false), amount: 612.4 },
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Payment processed' })).toBeVisible();
  });
});
