import { addDays, cents, formatDueDate, formatLongDate } from '@portal/domain';
import { makePayment } from '@portal/api-contract';
import { answers, callsOf, fill } from '@portal/testing';
import { act, screen, within } from '@testing-library/react';
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
import { ownRoutes } from '../../own-routes.ts';

describe('the review', () => {
  it('PAY-16, PAY-32: asks before it pays, with amount, date, method and lease, and sends nothing', async () => {
    const { user } = openPayment(ownRoutes.pay({ lease: lease.uuid, choose: 'minimum' }));
    await user.click(await reviewButton());
    const question = await screen.findByRole('heading', {
      name: `Pay $84.20 on ${formatDueDate(dueDate, today, 'en')}?`,
    });
    expect(question).toHaveFocus();
    for (const fact of ['Harbor Home Furniture', 'FW-204418', 'Visa ending 4242', '$84.20']) {
      expect(within(question.closest('section') ?? document.body).getByText(fact)).toBeVisible();
    }
    expect(callsOf(makePayment)).toHaveLength(0);
  });

  it('lets the page offer no newer version before the outcome is there', async () => {
    const { user, platform } = openPayment(
      ownRoutes.pay({ lease: lease.uuid, choose: 'minimum' }),
      answers(makePayment, wireReceipt(dueDate, true)),
    );
    await user.click(await reviewButton());
    const pay = await payButton();
    expect(platform.navigation.state.busy).toBe(true);
    await user.click(pay);
    expect(await screen.findByRole('heading', { name: 'Your payment has been scheduled' })).toBeVisible();
    expect(platform.navigation.state.busy).toBe(false);
  });

  it('is reached and answered by keyboard alone', async () => {
    const { user } = openPayment(
      ownRoutes.pay({ lease: lease.uuid, choose: 'minimum' }),
      answers(makePayment, wireReceipt(dueDate, true)),
    );
    const review = await reviewButton();
    act(() => review.focus());
    await user.keyboard('{Enter}');
    const pay = await payButton();
    act(() => pay.focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Your payment has been scheduled' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
  });

  it('leaves the focus on the title of the page when it goes back to the form', async () => {
    const { user } = openPayment(ownRoutes.pay({ lease: lease.uuid, choose: 'minimum' }));
    await user.click(await reviewButton());
    const change = await screen.findByRole('button', { name: 'Change' });
    act(() => change.focus());
    await user.keyboard('{Enter}');
    await reviewButton();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('shows the one-time authorisation for a bank account, and none for a card', async () => {
    const { unmount } = openReview({ method: { type: 'bank', id: '3' } });
    const text = await screen.findByText(/^I, Dana Whitfield, authorize Fernway Leasing/);
    for (const part of [
      '$84.20',
      'Macon Credit Union ending in 4821',
      formatLongDate(today, 'en'),
      'revoke it by calling +1 555 010 0100',
    ]) {
      expect(text).toHaveTextContent(part);
    }
    expect(screen.getByText('By choosing “Pay $84.20” you agree to this authorization.')).toBeVisible();
    unmount();
    openReview({});
    await payButton();
    expect(screen.queryByText(/authorize/)).not.toBeInTheDocument();
  });

  it('goes back to the form with what was chosen', async () => {
    const { user } = openPayment();
    await user.click(await screen.findByRole('radio', { name: 'Other amount' }));
    await fill(user, screen.getByRole('textbox', { name: 'Amount to pay' }), '100');
    await user.click(screen.getByRole('radio', { name: 'Macon Credit Union ending 4821' }));
    await user.click(await reviewButton());
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    expect(await screen.findByRole('textbox', { name: 'Amount to pay' })).toHaveValue('100.00');
    expect(screen.getByRole('radio', { name: 'Macon Credit Union ending 4821' })).toBeChecked();
  });

  it('keeps its idempotency key after a reload', async () => {
    const { user } = openReview({}, answers(makePayment, wireReceipt(today, false)));
    await user.click(await payButton());
    await screen.findByRole('heading', { name: 'Payment processed' });
    expect(callsOf(makePayment)[0]?.headers.get('idempotency-key')).toBe(idempotencyKey);
  });

  it.each([
    ['an amount below the minimum', { amount: cents(8_419) }],
    ['a day that has passed', { date: addDays(today, -1) }],
    ['a method that is gone', { method: { type: 'card', id: '99' } as const }],
    ['a method that cannot pay', { method: { type: 'card', id: '2' } as const }],
  ])('PAY-27: offers no payment for an address with %s', async (_, change) => {
    openReview(change);
    expect(
      await screen.findByRole('heading', { name: 'This payment can’t be made as chosen' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });
});
