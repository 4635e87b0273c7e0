import { cents } from '@portal/domain';
import { makePayment } from '@portal/api-contract';
import { answers, callsOf, fails } from '@portal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import {
  dueDate,
  lease,
  openPayment,
  openReview,
  payButton,
  reviewButton,
  today,
  wireReceipt,
} from '../../fixtures/open-payment.ts';
import { ownRoutes } from '../../own-routes.ts';

describe('the payment', () => {
  it('PAY-35, PAY-36, PAY-37, PAY-31: sends amount, method, date, lease and the pay-off flag', async () => {
    const { user } = openReview(
      { amount: cents(61_240), method: { type: 'bank', id: '3' } },
      answers(makePayment, { ...wireReceipt(today, false), amount: 612.4 }),
    );
    await user.click(await screen.findByRole('button', { name: 'Pay $612.40' }));
    await screen.findByRole('heading', { name: 'Payment processed' });
    expect(callsOf(makePayment)[0]?.body).toEqual({
      amount: 612.4,
      method_id: '3',
      method_type: 'bank',
      date: today,
      lease: lease.uuid,
      isPayoffAmount: true,
    });
  });

  it('PAY-17, PAY-38, PAY-41: says in the page and as a notification that it was scheduled', async () => {
    const { user } = openReview({ date: dueDate }, answers(makePayment, wireReceipt(dueDate, true)));
    await user.click(await payButton());
    expect(await screen.findByRole('heading', { name: 'Payment scheduled' })).toBeVisible();
    expect(screen.getAllByText('Your payment has been scheduled')).toHaveLength(2);
  });

  it('PAY-18, PAY-42: says so too when it was processed', async () => {
    const { user } = openReview({}, answers(makePayment, wireReceipt(today, false)));
    await user.click(await payButton());
    expect(
      await screen.findAllByText(
        'Your payment has been processed. Please allow up to 3 business days for it to post.',
      ),
    ).toHaveLength(2);
  });

  it('PAY-19, OP-74: returns to the page that opened it', async () => {
    const { user, platform } = openPayment(
      '/payment-history?from=here',
      answers(makePayment, wireReceipt(dueDate, true)),
    );
    act(() => platform.navigation.go(ownRoutes.pay({ lease: lease.uuid, choose: 'minimum' })));
    await user.click(await reviewButton());
    await user.click(await payButton());
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(platform.navigation.location.pathname).toBe('/payment-history'));
  });

  it('PAY-19: returns to the dashboard when it was opened by its address', async () => {
    const { user, platform } = openReview({}, answers(makePayment, wireReceipt(today, false)));
    await user.click(await payButton());
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(platform.navigation.location.pathname).toBe('/dashboard'));
  });

  it('tells the portal of the payment', async () => {
    const { user, platform } = openReview({}, answers(makePayment, wireReceipt(today, false)));
    const heard = jest.fn();
    platform.events.on('payment.made', heard);
    await user.click(await payButton());
    await screen.findByRole('heading', { name: 'Payment processed' });
    expect(heard).toHaveBeenCalledWith({
      leaseUuid: lease.uuid,
      loanNumber: 'FW-204418',
      amountCents: 8_420,
      payAt: today,
      scheduled: false,
    });
  });

  it('PAY-40: shows that the payment was rejected, with the reason that the api gives', async () => {
    const { user } = openReview({}, fails(makePayment, { status: 402, error: 'The payment was declined.' }));
    await user.click(await payButton());
    expect(await screen.findByRole('heading', { name: 'Your payment was not made' })).toHaveFocus();
    expect(screen.getAllByText('An unknown error occurred, please try again later!')).toHaveLength(2);
    expect(screen.getByText('Reason given: The payment was declined.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change the payment' }));
    expect(await screen.findByRole('radio', { name: 'Minimum due $84.20' })).toBeChecked();
  });

  it('PAY-40: gives no reason for a rejection when the api gives none', async () => {
    const { user } = openReview({}, fails(makePayment, { status: 422 }));
    await user.click(await payButton());
    expect(await screen.findByRole('heading', { name: 'Your payment was not made' })).toBeVisible();
    expect(screen.queryByText(/Reason given/)).not.toBeInTheDocument();
  });
});
