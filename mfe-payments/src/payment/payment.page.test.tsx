import { addDays, cents, formatDueDate, formatLongDate, getToday, type CalendarDate } from '@portal/domain';
import {
  findPaymentAttempt,
  leaseScheduledPayments,
  listBanks,
  listCards,
  listLeases,
  listPaymentHistories,
  listPendingPayments,
  makePayment,
} from '@portal/api-contract';
import type { PortalPath } from '@portal/platform';
import { answers, callsOf, fails, mock, pends, renderRemote, unreachable, type Mock } from '@portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { contract } from '../../remote.contract.ts';
import { wireBanks, wireLeases, wireCards, wirePending } from '../fixtures/wire-account.ts';
import { sampleLease } from '../fixtures/lease.ts';
import { PaymentsRoutes } from '../payments.routes.tsx';
import { paymentsMessages } from '../messages/payments.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { paymentReviewPath, type ReviewAddress } from './payment-address.ts';

const now = getToday();
const lease = sampleLease();
const dueDate = addDays(now, 14);
const key = 'a-key-of-this-test';

const account: readonly Mock[] = [
  answers(listLeases, wireLeases()),
  answers(listPendingPayments, [wirePending()]),
  answers(listCards, wireCards),
  answers(listBanks, wireBanks),
  answers(leaseScheduledPayments, []),
  answers(listPaymentHistories, []),
];

const receipt = (date: CalendarDate, scheduled: boolean) => ({
  payment_id: '91',
  scheduled,
  amount: 84.2,
  date,
});

function open(path: PortalPath = ownRoutes.pay({ lease: lease.uuid }), ...mocks: readonly Mock[]) {
  return renderRemote({
    contract,
    root: PaymentsRoutes,
    messageCatalogues: [paymentsMessages],
    released: ['leases.summary', 'profile.paymentMethods'],
    path,
    // The first that fits answers.
    mocks: [...mocks, ...account],
  });
}

const review: ReviewAddress = {
  amount: cents(8_420),
  date: now,
  method: { type: 'card', id: '1' },
  idempotencyKey: key,
  sent: false,
};
const openReview = (change: Partial<ReviewAddress>, ...mocks: readonly Mock[]) =>
  open(paymentReviewPath(lease.uuid, { ...review, ...change }), ...mocks);

// The screen's own chunk, so that the first test does not wait for its compilation.
beforeAll(() => import('./payment.page.tsx'));

const proceed = () => screen.findByRole('button', { name: /Review and pay/ });
const payButton = () => screen.findByRole('button', { name: 'Pay $84.20' });

describe('the form', () => {
  it('PAY-27: is disabled while no amount is chosen, and says beside the button what is missing', async () => {
    open();
    expect(await proceed()).toBeDisabled();
    expect(screen.getByText('Still needed: choose an amount')).toBeVisible();
    expect(await proceed()).toHaveAccessibleDescription('Still needed: choose an amount');
  });

  it('PAY-02, PAY-22: offers the minimum due, the payoff and another amount', async () => {
    open();
    const amounts = within(await screen.findByRole('radiogroup', { name: 'Amount' }));
    expect(amounts.getByRole('radio', { name: 'Minimum due $84.20' })).toHaveAccessibleDescription(
      `Due ${formatDueDate(dueDate, now)}`,
    );
    expect(amounts.getByRole('radio', { name: 'Pay off $612.40' })).toBeEnabled();
    expect(amounts.getByRole('radio', { name: 'Other amount' })).toHaveAccessibleDescription(
      'From $84.20 to $612.40',
    );
  });

  it('PAY-28, PAY-22, PAY-23: names the minimum and the maximum when another amount is outside of them', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Other amount' }));
    const field = screen.getByRole('textbox', { name: 'Amount to pay' });
    await user.type(field, '84.19');
    await user.tab();
    expect(field).toHaveAccessibleDescription(
      expect.stringContaining('The amount must be at least $84.20 and at most $612.40.'),
    );
    expect(field).toBeInvalid();
    expect(await proceed()).toBeDisabled();
    await user.clear(field);
    await user.type(field, '84.20');
    expect(await screen.findByRole('button', { name: 'Review and pay $84.20' })).toBeEnabled();
    await user.clear(field);
    await user.type(field, '612.41');
    expect(await proceed()).toBeDisabled();
    expect(screen.getByText('Still needed: an amount of at most $612.40')).toBeVisible();
  });

  it('PAY-33, PAY-44, OP-74: preselects the default method; one that cannot pay says why', async () => {
    open();
    const methods = within(await screen.findByRole('radiogroup', { name: 'Pay with' }));
    const rows = methods.getAllByRole('radio');
    expect(methods.getByRole('radio', { name: 'Visa ending 4242' })).toBeChecked();
    expect(rows[0]).toBe(methods.getByRole('radio', { name: 'Visa ending 4242' }));
    expect(methods.getByRole('radio', { name: 'Macon Credit Union ending 4821' })).toBeEnabled();
    const unverified = methods.getByRole('radio', { name: 'Mastercard ending 0077' });
    expect(unverified).toBeDisabled();
    expect(unverified).toHaveAccessibleDescription('needs verification');
    const expired = methods.getByRole('radio', { name: 'American Express ending 0005' });
    expect(expired).toBeDisabled();
    expect(expired).toHaveAccessibleDescription(/^expired 08\//);
  });

  it('PAY-26: says which days there are', async () => {
    open();
    expect(await screen.findByText(`Any day from today to ${formatDueDate(dueDate, now)}`)).toBeVisible();
  });

  it('OP-70: allows today only when the pay-at date is past', async () => {
    const overdue = wirePending({ pay_at: addDays(now, -7) });
    open(ownRoutes.pay({ lease: lease.uuid }), answers(listPendingPayments, [overdue]));
    expect(await screen.findByText('This payment can be made today only')).toBeVisible();
    expect(screen.getByText('7 days overdue')).toBeVisible();
  });

  it('PAY-29, OP-71: asks a bank account for its own minimum', async () => {
    const differing = wirePending({ amount: 85, amount_ach: 84.2 });
    const { user } = open(ownRoutes.pay({ lease: lease.uuid }), answers(listPendingPayments, [differing]));
    expect(await screen.findByRole('radio', { name: 'Minimum due $85.00' })).toBeEnabled();
    await user.click(screen.getByRole('radio', { name: 'Macon Credit Union ending 4821' }));
    expect(screen.getByRole('radio', { name: 'Minimum due $84.20' })).toBeEnabled();
  });

  it('PAY-24, PAY-25: takes up to 999999.99 when there is no balance', async () => {
    const { user } = open(
      ownRoutes.pay({ lease: lease.uuid }),
      answers(listLeases, wireLeases([{ list: 'current', account: { balance: 0 } }], [])),
      answers(listPendingPayments, []),
    );
    await user.click(await screen.findByRole('radio', { name: 'Other amount' }));
    await user.type(screen.getByRole('textbox', { name: 'Amount to pay' }), '999999.99');
    expect(await proceed()).toBeEnabled();
    await user.type(screen.getByRole('textbox', { name: 'Amount to pay' }), '{Backspace>9/}1000000');
    expect(await proceed()).toBeDisabled();
    await user.tab();
    expect(screen.getByText('The amount must be more than $0.00 and at most $999,999.99.')).toBeVisible();
  });

  it('says that the payoff makes it yours only on a day for which the balance holds', async () => {
    open(ownRoutes.pay({ lease: lease.uuid, choose: 'payoff' }));
    expect(await screen.findByRole('radio', { name: 'Pay off $612.40' })).toBeChecked();
    expect(screen.getByText(`This makes it yours on ${formatDueDate(dueDate, now)}.`)).toBeVisible();
    expect(
      screen.getByText('Total cost $1,398.00, $214.60 less than paying to the end of the term.'),
    ).toBeVisible();
  });

  it('promises nothing when the balance is not known to hold', async () => {
    const account = { EPODueDate: null, PayoffGoodThruDate: addDays(now, 2) };
    open(
      ownRoutes.pay({ lease: lease.uuid, choose: 'payoff' }),
      answers(listLeases, wireLeases([{ list: 'current', account }])),
    );
    expect(await screen.findByRole('radio', { name: 'Pay off $612.40' })).toHaveAccessibleDescription(
      'The balance as of today',
    );
    expect(screen.queryByText(/makes it yours/)).not.toBeInTheDocument();
  });

  it('OP-17: shows store and lease, and leads back to the lease', async () => {
    const { platform } = open();
    expect(await screen.findByText(/lease FW-204418/)).toHaveTextContent('Harbor Home Furniture');
    expect(screen.getByRole('link', { name: 'Harbor Home Furniture' })).toHaveAttribute(
      'href',
      `#${platform.routes.leases.summary({ id: '101' })}`,
    );
  });

  it('UI-27: asks before a changed payment is left for another page, and stays on No', async () => {
    const { user, platform } = open();
    const link = await screen.findByRole('link', { name: 'Harbor Home Furniture' });
    await user.click(screen.getByRole('radio', { name: /Pay off/ }));
    const here = window.location.hash;
    await user.click(link);
    const question = await screen.findByRole('dialog', { name: 'Discard your changes?' });
    await user.click(within(question).getByRole('button', { name: 'No' }));
    expect(window.location.hash).toBe(here);
    expect(screen.getByRole('radio', { name: /Pay off/ })).toBeChecked();

    await user.click(link);
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() =>
      expect(window.location.hash).toBe(`#${platform.routes.leases.summary({ id: '101' })}`),
    );
  });

  it('UI-27: goes on to the review without a question', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: /Minimum due/ }));
    await user.click(await screen.findByRole('button', { name: 'Review and pay $84.20' }));
    expect(await payButton()).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('PAY-15, PAY-34: asks for what GET payments/pending answers, whatever the lease list carries', async () => {
    const other = wirePending({ amount: 91.5, amount_ach: 91.5, pay_at: addDays(now, 3) });
    open(
      ownRoutes.pay({ lease: lease.uuid }),
      answers(listPendingPayments, [wirePending({ loan_number: 'FW-1', amount: 1, amount_ach: 1 }), other]),
    );
    expect(await screen.findByRole('radio', { name: 'Minimum due $91.50' })).toBeEnabled();
    expect(screen.getByText(`Any day from today to ${formatDueDate(addDays(now, 3), now)}`)).toBeVisible();
  });

  it('PAY-30: asks for no minimum when the pending amounts are no numbers', async () => {
    open(
      ownRoutes.pay({ lease: lease.uuid }),
      answers(listPendingPayments, [wirePending({ amount: 'n/a', amount_ach: 'n/a' })]),
    );
    expect(await screen.findByRole('radio', { name: 'Other amount' })).toHaveAccessibleDescription(
      'Up to $612.40',
    );
    expect(screen.queryByRole('radio', { name: /^Minimum due/ })).not.toBeInTheDocument();
  });

  describe('with a payment scheduled', () => {
    const scheduled = (amount: number, days = 9) =>
      answers(leaseScheduledPayments, [{ amount, pay_at: addDays(now, days), created_at: now }]);

    it('PAY-22, PAY-23: counts it towards what is due and what is left', async () => {
      open(ownRoutes.pay({ lease: lease.uuid }), scheduled(50));
      expect(await screen.findByRole('radio', { name: 'Minimum due $34.20' })).toBeEnabled();
      expect(screen.getByRole('radio', { name: 'Other amount' })).toHaveAccessibleDescription(
        'From $34.20 to $562.40',
      );
      expect(
        screen.getByText(
          `$50.00 is already scheduled for ${formatDueDate(addDays(now, 9), now)} and counts towards what you owe.`,
        ),
      ).toBeVisible();
    });

    it('offers no minimum that it covers, and chooses no other amount in its place', async () => {
      open(ownRoutes.pay({ lease: lease.uuid, choose: 'minimum' }), scheduled(84.2));
      expect(await screen.findByRole('radio', { name: 'Pay off $612.40' })).not.toBeChecked();
      expect(screen.queryByRole('radio', { name: /^Minimum due/ })).not.toBeInTheDocument();
      expect(screen.getByText('Still needed: choose an amount')).toBeVisible();
    });

    it('PAY-26: takes the payoff today only, and says that it replaces what is scheduled', async () => {
      const { user } = open(ownRoutes.pay({ lease: lease.uuid, choose: 'payoff' }), scheduled(84.2));
      expect(await screen.findByRole('radio', { name: 'Pay off $612.40' })).toHaveAccessibleDescription(
        'Today only, in place of what is scheduled',
      );
      await user.click(await screen.findByRole('button', { name: 'Review and pay $612.40' }));
      expect(await screen.findByText('The $84.20 that is scheduled will not be collected.')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Pay $612.40' })).toBeEnabled();
    });

    it('does not count a payment whose day has passed', async () => {
      open(ownRoutes.pay({ lease: lease.uuid }), scheduled(50, -1));
      expect(await screen.findByRole('radio', { name: 'Minimum due $84.20' })).toBeEnabled();
      expect(screen.queryByText(/already scheduled/)).not.toBeInTheDocument();
    });

    it.each([
      ['more than it leaves', { amount: cents(52_821) }],
      ['the payoff on a later day', { amount: cents(61_240), date: dueDate }],
    ])('offers no payment for an address with %s', async (_, change) => {
      openReview(change, scheduled(84.2));
      expect(
        await screen.findByRole('heading', { name: 'This payment can’t be made as chosen' }),
      ).toBeVisible();
    });

    it('lets the payment go on when the list does not load: the api counts again', async () => {
      open(
        ownRoutes.pay({ lease: lease.uuid, choose: 'minimum' }),
        fails(leaseScheduledPayments, { status: 500 }),
      );
      expect(await screen.findByRole('button', { name: 'Review and pay $84.20' })).toBeEnabled();
    });
  });

  it.each([
    ['no lease', '/payment-early'],
    ['a lease that does not exist', '/payment-early?lease=unknown'],
  ] as const)('OP-15: with %s leads to the dashboard', async (_, path) => {
    const { platform } = open(path);
    await waitFor(() => expect(platform.navigation.location.pathname).toBe('/dashboard'));
  });

  it('has a failed state with Retry', async () => {
    const { user } = open(
      ownRoutes.pay({ lease: lease.uuid }),
      fails(listLeases, { status: 500, error: 'Down' }),
    );
    expect(await screen.findByRole('heading', { name: 'We couldn’t load your leases' })).toBeVisible();
    mock(answers(listLeases, wireLeases()));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await proceed()).toBeVisible();
  });

  it('keeps the methods that did load, and loads the others again', async () => {
    const { user } = open(ownRoutes.pay({ lease: lease.uuid }), fails(listBanks, { status: 500 }));
    expect(await screen.findByRole('radio', { name: 'Visa ending 4242' })).toBeChecked();
    mock(answers(listBanks, wireBanks));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('radio', { name: 'Macon Credit Union ending 4821' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('says that there is no method yet, and leads to where one is added', async () => {
    const none = { default_payment_type: null, default_payment_id: null };
    const { platform } = open(
      ownRoutes.pay({ lease: lease.uuid }),
      answers(listCards, { customer: none, cards: [] }),
      answers(listBanks, { customer: none, banks: [] }),
    );
    expect(await screen.findByText('You have no saved payment method yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Manage payment methods' })).toHaveAttribute(
      'href',
      `#${platform.routes.profile.paymentMethods()}`,
    );
    expect(screen.getByText('Still needed: choose an amount, choose a payment method')).toBeVisible();
  });
});

describe('the review', () => {
  it('PAY-16, PAY-32: asks before it pays, with amount, date, method and lease, and sends nothing', async () => {
    const { user } = open(ownRoutes.pay({ lease: lease.uuid, choose: 'minimum' }));
    await user.click(await proceed());
    const question = await screen.findByRole('heading', {
      name: `Pay $84.20 on ${formatDueDate(dueDate, now)}?`,
    });
    expect(question).toHaveFocus();
    for (const fact of ['Harbor Home Furniture', 'FW-204418', 'Visa ending 4242', '$84.20']) {
      expect(within(screen.getByRole('main')).getByText(fact)).toBeVisible();
    }
    expect(callsOf(makePayment)).toHaveLength(0);
  });

  it('is reached and answered by keyboard alone', async () => {
    const { user } = open(
      ownRoutes.pay({ lease: lease.uuid, choose: 'minimum' }),
      answers(makePayment, receipt(dueDate, true)),
    );
    const review = await proceed();
    act(() => review.focus());
    await user.keyboard('{Enter}');
    const pay = await payButton();
    act(() => pay.focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Payment scheduled' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
  });

  it('shows the one-time authorisation for a bank account, and none for a card', async () => {
    const { unmount } = openReview({ method: { type: 'bank', id: '3' } });
    const text = await screen.findByText(/^I, Dana Whitfield, authorize Fernway Leasing/);
    for (const part of [
      '$84.20',
      'Macon Credit Union ending in 4821',
      formatLongDate(now),
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
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Other amount' }));
    await user.type(screen.getByRole('textbox', { name: 'Amount to pay' }), '100');
    await user.click(screen.getByRole('radio', { name: 'Macon Credit Union ending 4821' }));
    await user.click(await proceed());
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    expect(await screen.findByRole('textbox', { name: 'Amount to pay' })).toHaveValue('100.00');
    expect(screen.getByRole('radio', { name: 'Macon Credit Union ending 4821' })).toBeChecked();
  });

  it('survives a reload, and so does its key', async () => {
    const { user } = openReview({}, answers(makePayment, receipt(now, false)));
    await user.click(await payButton());
    await screen.findByRole('heading', { name: 'Payment processed' });
    expect(callsOf(makePayment)[0]?.headers.get('idempotency-key')).toBe(key);
  });

  it.each([
    ['an amount below the minimum', { amount: cents(8_419) }],
    ['a day that has passed', { date: addDays(now, -1) }],
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

describe('the payment', () => {
  it('PAY-35, PAY-36, PAY-37, PAY-31: sends amount, method, date, lease and the pay-off flag', async () => {
    const { user } = openReview(
      { amount: cents(61_240), method: { type: 'bank', id: '3' } },
      answers(makePayment, { ...receipt(now, false), amount: 612.4 }),
    );
    await user.click(await screen.findByRole('button', { name: 'Pay $612.40' }));
    await screen.findByRole('heading', { name: 'Payment processed' });
    expect(callsOf(makePayment)[0]?.body).toEqual({
      amount: 612.4,
      method_id: '3',
      method_type: 'bank',
      date: now,
      lease: lease.uuid,
      isPayoffAmount: true,
    });
  });

  it('PAY-17, PAY-38, PAY-41: says in the page and as a notification that it was scheduled', async () => {
    const { user } = openReview({ date: dueDate }, answers(makePayment, receipt(dueDate, true)));
    await user.click(await payButton());
    expect(await screen.findByRole('heading', { name: 'Payment scheduled' })).toBeVisible();
    expect(screen.getAllByText('Your payment has been scheduled')).toHaveLength(2);
  });

  it('PAY-18, PAY-42: says so too when it was processed', async () => {
    const { user } = openReview({}, answers(makePayment, receipt(now, false)));
    await user.click(await payButton());
    expect(
      await screen.findAllByText(
        'Your payment has been processed. Please allow up to 3 business days for it to post.',
      ),
    ).toHaveLength(2);
  });

  it('PAY-19, OP-74: returns to the page that opened it', async () => {
    const { user, platform } = open(
      '/payment-history?from=here',
      answers(makePayment, receipt(dueDate, true)),
    );
    act(() => platform.navigation.go(ownRoutes.pay({ lease: lease.uuid, choose: 'minimum' })));
    await user.click(await proceed());
    await user.click(await payButton());
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(platform.navigation.location.pathname).toBe('/payment-history'));
  });

  it('PAY-19: returns to the dashboard when it was opened by its address', async () => {
    const { user, platform } = openReview({}, answers(makePayment, receipt(now, false)));
    await user.click(await payButton());
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(platform.navigation.location.pathname).toBe('/dashboard'));
  });

  it('tells the portal of the payment', async () => {
    const { user, platform } = openReview({}, answers(makePayment, receipt(now, false)));
    const heard = jest.fn();
    platform.events.on('payment.made', heard);
    await user.click(await payButton());
    await screen.findByRole('heading', { name: 'Payment processed' });
    expect(heard).toHaveBeenCalledWith({
      leaseUuid: lease.uuid,
      loanNumber: 'FW-204418',
      amountCents: 8_420,
      payAt: now,
      scheduled: false,
    });
  });

  it('PAY-40: a refusal shows its message, with the reason that the api gives', async () => {
    const { user } = openReview({}, fails(makePayment, { status: 402, error: 'The payment was declined.' }));
    await user.click(await payButton());
    expect(await screen.findByRole('heading', { name: 'Your payment was not made' })).toHaveFocus();
    expect(screen.getAllByText('An unknown error occurred, please try again later!')).toHaveLength(2);
    expect(screen.getByText('Reason given: The payment was declined.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change the payment' }));
    expect(await screen.findByRole('radio', { name: 'Minimum due $84.20' })).toBeChecked();
  });

  it('PAY-40: a refusal without a reason gives none', async () => {
    const { user } = openReview({}, fails(makePayment, { status: 422 }));
    await user.click(await payButton());
    expect(await screen.findByRole('heading', { name: 'Your payment was not made' })).toBeVisible();
    expect(screen.queryByText(/Reason given/)).not.toBeInTheDocument();
  });
});

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
    const first = open(ownRoutes.pay({ lease: lease.uuid, choose: 'minimum' }), pends(makePayment));
    await first.user.click(await proceed());
    const keyIn = ({ platform }: typeof first) =>
      new URLSearchParams(platform.navigation.location.search).get('attempt');
    await payButton();
    const kept = keyIn(first);
    expect(kept).toMatch(/^[\w-]{8,64}$/);
    first.unmount();
    const second = open(
      ownRoutes.pay({ lease: lease.uuid, choose: 'minimum' }),
      answers(makePayment, receipt(dueDate, true)),
    );
    await second.user.click(await proceed());
    await second.user.click(await payButton());
    await screen.findByRole('heading', { name: 'Payment scheduled' });
    expect(callsOf(makePayment)[0]?.headers.get('idempotency-key')).toBe(kept);
    second.unmount();
    const third = open(ownRoutes.pay({ lease: lease.uuid, choose: 'minimum' }));
    await third.user.click(await proceed());
    await payButton();
    expect(keyIn(third)).not.toBe(kept);
  });

  it('takes another key after a refusal', async () => {
    const { user, platform } = open(
      ownRoutes.pay({ lease: lease.uuid, choose: 'minimum' }),
      fails(makePayment, { status: 402, error: 'Declined' }),
    );
    await user.click(await proceed());
    await user.click(await payButton());
    await user.click(await screen.findByRole('button', { name: 'Change the payment' }));
    await user.click(await proceed());
    await payButton();
    const next = new URLSearchParams(platform.navigation.location.search).get('attempt');
    expect(next).not.toBe(callsOf(makePayment)[0]?.headers.get('idempotency-key'));
  });

  it.each([
    ['the connection breaks', unreachable(makePayment)],
    ['the server breaks', fails(makePayment, { status: 502 })],
    ['the same key is at work elsewhere', fails(makePayment, { status: 409 })],
  ])('checks what became of it when %s, before it offers anything', async (_, lost) => {
    const { user } = openReview({}, lost, pends(findPaymentAttempt));
    await user.click(await payButton());
    expect(await screen.findByRole('heading', { name: 'Checking your payment' })).toHaveFocus();
    expect(screen.getByText(/No answer came back, so we are asking/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /pay/i })).not.toBeInTheDocument();
    await waitFor(() => expect(callsOf(findPaymentAttempt)[0]?.path).toEqual({ key }));
  });

  it('shows the outcome that the check finds', async () => {
    const { user, platform } = openReview(
      {},
      unreachable(makePayment),
      answers(findPaymentAttempt, { state: 'final', payment: receipt(now, false) }),
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
      answers(findPaymentAttempt, { state: 'unknown' }),
    );
    await user.click(await payButton());
    expect(await screen.findByRole('heading', { name: 'Your payment has not been made' })).toHaveFocus();
    mock(answers(makePayment, receipt(now, false)));
    await user.click(screen.getByRole('button', { name: 'Try again: pay $84.20' }));
    await screen.findByRole('heading', { name: 'Payment processed' });
    expect(callsOf(makePayment).map(({ headers }) => headers.get('idempotency-key'))).toEqual([key, key]);
  });

  it('says that it cannot tell when the check fails too, and checks again on request', async () => {
    const { user } = openReview({}, unreachable(makePayment), unreachable(findPaymentAttempt));
    await user.click(await payButton());
    expect(
      await screen.findByRole('heading', { name: 'We can’t tell yet whether your payment went through' }),
    ).toHaveFocus();
    expect(screen.queryByRole('button', { name: /pay \$/i })).not.toBeInTheDocument();
    mock(answers(findPaymentAttempt, { state: 'final', payment: receipt(now, true) }));
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('heading', { name: 'Payment scheduled' })).toBeVisible();
  });

  it('says after a reload in the middle that the page was left, and checks', async () => {
    openReview({ sent: true }, pends(findPaymentAttempt));
    expect(await screen.findByText(/This page was left in the middle of a payment/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /pay/i })).not.toBeInTheDocument();
    expect(callsOf(makePayment)).toHaveLength(0);
  });

  it('remembers in the address that it was sent, before it leaves', async () => {
    const { user, platform } = openReview({}, pends(makePayment));
    await user.click(await payButton());
    await waitFor(() => expect(callsOf(makePayment)).toHaveLength(1));
    expect(platform.navigation.location.search).toContain('step=sent');
    expect(platform.navigation.location.search).toContain(`attempt=${key}`);
  });

  it('shows the outcome after a reload although the lease no longer allows such a payment', async () => {
    openReview(
      { sent: true, amount: cents(61_240) },
      answers(listLeases, wireLeases([{ list: 'paidOff', account: { balance: 0 } }], [])),
      answers(listPendingPayments, []),
      answers(findPaymentAttempt, { state: 'final', payment: { ...receipt(now, false), amount: 612.4 } }),
    );
    expect(await screen.findByRole('heading', { name: 'Payment processed' })).toBeVisible();
  });
});
