import { addDays, cents, formatMediumDate, formatMoney } from '@portal/domain';
import { listLeases, listPaymentIntents, makePayment } from '@portal/api-contract';
import { answers, callsOf, fails, mock } from '@portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
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
import { wireLeases } from '../../fixtures/wire-account.ts';
import { ownRoutes } from '../../own-routes.ts';

describe('the payment', () => {
  it.each([
    [
      'with the authorization to a backend that keeps it',
      answers(listPaymentIntents, []),
      {
        authorization: expect.stringMatching(
          /^I, Dana Whitfield, authorize Fernway Leasing to make one/,
        ) as string,
      },
    ],
    [
      'and nothing else to a backend with only the calls of the specification',
      fails(listPaymentIntents, { status: 404 }),
      {},
    ],
  ])(
    'PAY-35, PAY-36, PAY-37, PAY-31: sends amount, method, date, lease and the pay-off flag %s',
    async (_, list, more) => {
      const { user } = openReview(
        { amount: cents(61_240), method: { type: 'bank', id: '3' } },
        list,
        answers(makePayment, { ...wireReceipt(today, false), amount: 612.4 }),
      );
      await screen.findByRole('button', { name: 'Pay $612.40' });
      await waitFor(() => expect(callsOf(listPaymentIntents)).toHaveLength(1));
      expect(screen.getByText(/^I, Dana Whitfield, authorize/)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Pay $612.40' }));
      await screen.findByRole('heading', { name: 'Payment processed' });
      expect(callsOf(makePayment)[0]?.body).toEqual({
        amount: 612.4,
        method_id: '3',
        method_type: 'bank',
        date: today,
        lease: lease.uuid,
        isPayoffAmount: true,
        ...more,
      });
    },
  );

  it.each([
    [61_239, 61_240, false],
    [61_240, 61_240, true],
    [99_999_999, 0, false],
    [8_420, -1, false],
  ])(
    'PAY-31 (OP-68): %d cents of a balance of %d send the pay-off flag %p',
    async (amount, balance, flag) => {
      const leases = wireLeases([{ list: 'current', account: { balance: balance / 100 } }]);
      const { user } = openReview(
        { amount: cents(amount) },
        answers(listLeases, leases),
        answers(makePayment, wireReceipt(today, false)),
      );
      await user.click(await screen.findByRole('button', { name: `Pay ${formatMoney(cents(amount))}` }));
      await screen.findByRole('heading', { name: 'Payment processed' });
      expect(callsOf(makePayment)[0]?.body).toMatchObject({ isPayoffAmount: flag });
    },
  );

  it('PAY-23: one cent more than the balance is not sent', async () => {
    openReview({ amount: cents(61_241) });
    expect(
      await screen.findByRole('heading', { name: 'This payment can’t be made as chosen' }),
    ).toBeVisible();
    expect(callsOf(makePayment)).toEqual([]);
  });

  it('PAY-17, PAY-38, PAY-41: says in the page and in a notification that it was scheduled, and the title follows', async () => {
    const { user } = openReview({ date: dueDate }, answers(makePayment, wireReceipt(dueDate, true)));
    await user.click(await payButton());
    expect(await screen.findByRole('heading', { name: 'Payment scheduled' })).toBeVisible();
    const sentence = 'Your payment has been scheduled';
    expect(within(screen.getByRole('main')).getByText(sentence)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
  });

  it('PAY-21 (OP-76): the receipt of a scheduled payment says that it can’t be cancelled here, whom to call, and that an auto draft continues', async () => {
    const { user } = openReview({ date: dueDate }, answers(makePayment, wireReceipt(dueDate, true)));
    await user.click(await payButton());
    expect(
      await screen.findByText(
        /^A scheduled payment can’t be cancelled here\. Call \+1 555 010 0100 .* An auto draft that you have set up continues/,
      ),
    ).toBeVisible();
  });

  it('PAY-18, PAY-42: says in the page and in a notification that it was processed', async () => {
    const { user } = openReview({}, answers(makePayment, wireReceipt(today, false)));
    await user.click(await payButton());
    expect(await screen.findByRole('heading', { name: 'Payment processed' })).toBeVisible();
    const sentence = 'Your payment has been processed. Please allow up to 3 business days for it to post.';
    expect(within(screen.getByRole('main')).getByText(sentence)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
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

  it('shows a receipt: the amount, what is left to own, the next due date, the method and the way to it', async () => {
    const print = jest.fn();
    Object.defineProperty(globalThis, 'print', { value: print, configurable: true });
    const { user } = openReview({}, answers(makePayment, wireReceipt(today, false)));
    const button = await payButton();
    mock(
      answers(
        listLeases,
        wireLeases([{ list: 'current', account: { balance: 528.2, nextDueDate: addDays(today, 45) } }], []),
      ),
    );
    await user.click(button);
    const facts = [
      ['Left to own', '$528.20'],
      ['Next due', formatMediumDate(addDays(today, 45), 'en')],
      ['From', 'Visa ending 4242'],
      ['Payment number', '91'],
    ];
    await screen.findByText('$528.20');
    for (const [label = '', value] of facts)
      expect(screen.getByText(label).nextElementSibling).toHaveTextContent(value ?? '');
    expect(screen.getByText('$84.20')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See payment' })).toHaveAttribute(
      'href',
      expect.stringContaining(ownRoutes.details({ payment: '91' })),
    );
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('PAY-38, OP-100: takes a success that has no more than scheduled, and shows what was ordered', async () => {
    const { user, platform } = openReview({ date: dueDate }, answers(makePayment, { scheduled: true }));
    const heard = jest.fn();
    platform.events.on('payment.made', heard);
    await user.click(await payButton());
    expect(await screen.findByRole('heading', { name: 'Payment scheduled' })).toBeVisible();
    expect(screen.getByText('$84.20')).toBeVisible();
    expect(screen.getByText('Date').nextElementSibling).toHaveTextContent(formatMediumDate(dueDate, 'en'));
    expect(screen.queryByText('Payment number')).not.toBeInTheDocument();
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ amountCents: 8_420, payAt: dueDate }));
  });
});
