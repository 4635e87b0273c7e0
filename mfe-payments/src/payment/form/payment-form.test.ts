import { addDays, formatDate, formatDueDate } from '@portal/domain';
import { listCards, listLeases, listPendingPayments, quoteOwnership } from '@portal/api-contract';
import { answers } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { dueDate, lease, openPayment, reviewButton, today } from '../../fixtures/open-payment.ts';
import { wireCard, wireCards, wireLeases, wirePending, wireQuote } from '../../fixtures/wire-account.ts';
import { ownRoutes } from '../../own-routes.ts';

describe('the form', () => {
  it('PAY-27: is disabled while no amount is chosen, and says beside the button what is missing', async () => {
    openPayment();
    expect(await reviewButton()).toBeDisabled();
    expect(screen.getByText('Still needed: choose an amount')).toBeVisible();
    expect(await reviewButton()).toHaveAccessibleDescription('Still needed: choose an amount');
  });

  it('PAY-02, PAY-22: offers the minimum due, the payoff and another amount', async () => {
    openPayment();
    const amounts = within(await screen.findByRole('radiogroup', { name: 'Amount' }));
    expect(amounts.getByRole('radio', { name: 'Minimum due $84.20' })).toHaveAccessibleDescription(
      `Due ${formatDueDate(dueDate, today, 'en')}`,
    );
    expect(amounts.getByRole('radio', { name: 'Pay off $612.40' })).toBeEnabled();
    expect(amounts.getByRole('radio', { name: 'Other amount' })).toHaveAccessibleDescription(
      'From $84.20 to $612.40',
    );
  });

  it('PAY-28, PAY-22, PAY-23: names the minimum and the maximum when another amount is outside of them', async () => {
    const { user } = openPayment();
    await user.click(await screen.findByRole('radio', { name: 'Other amount' }));
    const field = screen.getByRole('textbox', { name: 'Amount to pay' });
    await user.type(field, '84.19');
    await user.tab();
    expect(field).toHaveAccessibleDescription(
      expect.stringContaining('The amount must be at least $84.20 and at most $612.40.'),
    );
    expect(field).toBeInvalid();
    expect(await reviewButton()).toBeDisabled();
    await user.clear(field);
    await user.type(field, '84.20');
    expect(await screen.findByRole('button', { name: 'Review and pay $84.20' })).toBeEnabled();
    await user.clear(field);
    await user.type(field, '612.41');
    expect(await reviewButton()).toBeDisabled();
    expect(screen.getByText('Still needed: an amount of at most $612.40')).toBeVisible();
  });

  it('PAY-33, PAY-44, OP-74: preselects the default method; one that cannot pay says why', async () => {
    openPayment();
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

  it('PAY-33: a card that expires before the chosen day says so, and can pay on an earlier day', async () => {
    const [year = 0, month = 0] = today.split('-').map(Number);
    const expiring = (id: string, last4: string) => {
      const { card, ...rest } = wireCard({ id, last4, network: 'visa' });
      return { ...rest, card: { ...card, exp_month: month, exp_year: year } };
    };
    const { user } = openPayment(
      ownRoutes.pay({ lease: lease.uuid, choose: 'minimum' }),
      answers(listPendingPayments, [wirePending({ pay_at: addDays(today, 40) })]),
      answers(listCards, { ...wireCards, cards: [expiring('1', '4242'), expiring('2', '1881')] }),
    );
    const chosen = await screen.findByRole('radio', { name: 'Visa ending 4242' });
    const other = screen.getByRole('radio', { name: 'Visa ending 1881' });
    expect(chosen).toBeChecked();
    // A disabled radio that is chosen would keep the keyboard from the others.
    expect(chosen).toBeEnabled();
    expect(other).toBeDisabled();
    for (const radio of [chosen, other])
      expect(radio).toHaveAccessibleDescription(/^expires \d\d\/\d\d, before the chosen day$/);
    const review = await reviewButton();
    expect(review).toBeDisabled();
    expect(review).toHaveAccessibleDescription(
      'Still needed: a card that is valid on the chosen day, or an earlier day',
    );
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(await reviewButton()).toBeEnabled();
    expect(chosen).toBeChecked();
    expect(other).toBeEnabled();
  });

  it('PAY-26: says which days there are', async () => {
    openPayment();
    expect(
      await screen.findByText(`Any day from today to ${formatDueDate(dueDate, today, 'en')}`),
    ).toBeVisible();
  });

  it('PAY-26: has today and the due date a press away', async () => {
    const { user } = openPayment();
    const due = await screen.findByRole('button', { name: /^Due date/ });
    expect(due).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(screen.getByRole('textbox', { name: 'Payment date' })).toHaveValue(formatDate(today));
    expect(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(due);
    expect(screen.getByRole('textbox', { name: 'Payment date' })).toHaveValue(formatDate(dueDate));
  });

  it.each([
    ['23:59 in Honolulu', 'Pacific/Honolulu', '2026-11-21T09:59:00Z', '11/20/2026'],
    ['00:00 in Honolulu', 'Pacific/Honolulu', '2026-11-21T10:00:00Z', '11/21/2026'],
    ['23:59 in Auckland', 'Pacific/Auckland', '2026-11-20T10:59:00Z', '11/20/2026'],
    ['00:01 in Auckland', 'Pacific/Auckland', '2026-11-20T11:01:00Z', '11/21/2026'],
  ])('PAY-26 (OP-105): at %s today is that of the lease', async (_, zone, now, day) => {
    // Only the date: the timers of the screen go on.
    jest.useFakeTimers({
      now: new Date(now),
      doNotFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'queueMicrotask',
        'nextTick',
        'setImmediate',
        'clearImmediate',
        'performance',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'requestIdleCallback',
        'cancelIdleCallback',
        'hrtime',
      ],
    });
    try {
      const { user } = openPayment(
        ownRoutes.pay({ lease: lease.uuid }),
        answers(listLeases, wireLeases([{ list: 'current', lease: { time_zone: zone } }])),
        answers(listPendingPayments, [wirePending({ pay_at: '2026-12-04' })]),
      );
      await user.click(await screen.findByRole('button', { name: 'Today' }));
      expect(screen.getByRole('textbox', { name: 'Payment date' })).toHaveValue(day);
    } finally {
      jest.useRealTimers();
    }
  });

  it('PAY-33: shows only the chosen method on a phone, until another one is asked for', async () => {
    const width = innerWidth;
    Object.assign(globalThis, { innerWidth: 390 });
    try {
      const { user } = openPayment();
      const methods = within(await screen.findByRole('radiogroup', { name: 'Pay with' }));
      expect(methods.getAllByRole('radio')).toEqual([
        methods.getByRole('radio', { name: 'Visa ending 4242' }),
      ]);
      await user.click(screen.getByRole('button', { name: 'Use another' }));
      expect(methods.getAllByRole('radio')).toHaveLength(4);
      await user.click(methods.getByRole('radio', { name: 'Macon Credit Union ending 4821' }));
      await user.click(screen.getByRole('button', { name: 'Show the chosen one only' }));
      expect(methods.getByRole('radio', { name: 'Macon Credit Union ending 4821' })).toBeChecked();
      expect(methods.getAllByRole('radio')).toHaveLength(1);
    } finally {
      Object.assign(globalThis, { innerWidth: width });
    }
  });

  it('OP-70: allows today only when the pay-at date is past', async () => {
    const overdue = wirePending({ pay_at: addDays(today, -7) });
    openPayment(ownRoutes.pay({ lease: lease.uuid }), answers(listPendingPayments, [overdue]));
    expect(await screen.findByText('This payment can be made today only')).toBeVisible();
    expect(screen.getByText('7 days overdue')).toBeVisible();
  });

  it('PAY-29, OP-71: asks a bank account for its own minimum', async () => {
    const differing = wirePending({ amount: 85, amount_ach: 84.2 });
    const { user } = openPayment(
      ownRoutes.pay({ lease: lease.uuid }),
      answers(listPendingPayments, [differing]),
    );
    expect(await screen.findByRole('radio', { name: 'Minimum due $85.00' })).toBeEnabled();
    await user.click(screen.getByRole('radio', { name: 'Macon Credit Union ending 4821' }));
    expect(screen.getByRole('radio', { name: 'Minimum due $84.20' })).toBeEnabled();
  });

  it.each(['$100.50', ' 100.50 ', '0,100.50'])('PAY-27: takes %j for an amount of $100.50', async (typed) => {
    const { user } = openPayment();
    await user.click(await screen.findByRole('radio', { name: 'Other amount' }));
    await user.type(screen.getByRole('textbox', { name: 'Amount to pay' }), typed);
    expect(await screen.findByRole('button', { name: 'Review and pay $100.50' })).toBeEnabled();
  });

  it.each(['100.505', '-100', '1e2', '1,00'])(
    'PAY-27: takes %j for no amount, says so at the field, and keeps what was typed',
    async (typed) => {
      const { user } = openPayment();
      await user.click(await screen.findByRole('radio', { name: 'Other amount' }));
      const field = screen.getByRole('textbox', { name: 'Amount to pay' });
      await user.type(field, typed);
      await user.tab();
      expect(field).toHaveValue(typed);
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(/enter/i);
      expect(await reviewButton()).toBeDisabled();
    },
  );

  it('PAY-26: does not turn 02/30 into another day', async () => {
    const { user } = openPayment(ownRoutes.pay({ lease: lease.uuid, choose: 'minimum' }));
    const field = await screen.findByRole('textbox', { name: 'Payment date' });
    await user.clear(field);
    await user.type(field, '02302027');
    await user.tab();
    expect(field).toHaveValue('02/30/2027');
    expect(field).toHaveAccessibleDescription(/There is no such day/);
    expect(await reviewButton()).toBeDisabled();
  });

  it.each([
    ['an object', wirePending({ amount: 91 }), 'Minimum due $91.00'],
    ['a list', [wirePending({ amount: 92 })], 'Minimum due $92.00'],
    ['a list under a name', { pending: [wirePending({ amount: 93 })] }, 'Minimum due $93.00'],
    // Then the list of the leases says what is due.
    ['null', null, /^(Pay off|Minimum due)/],
  ])('OP-50: reads the pending payment from %s', async (_, pending, amount) => {
    openPayment(ownRoutes.pay({ lease: lease.uuid }), answers(listPendingPayments, pending as never));
    expect((await screen.findAllByRole('radio', { name: amount }))[0]).toBeEnabled();
  });

  it('PAY-22, PAY-34 (OP-50): asks for what the lease list has pending when the answer is one of another lease', async () => {
    openPayment(
      ownRoutes.pay({ lease: lease.uuid }),
      answers(listLeases, wireLeases([{ list: 'current' }], [wirePending({ amount: 94 })])),
      answers(listPendingPayments, wirePending({ loan_number: 'FW-1' }) as never),
    );
    expect(await screen.findByRole('radio', { name: 'Minimum due $94.00' })).toBeEnabled();
  });

  it('PAY-22: asks for what is due on the account when nothing is pending', async () => {
    openPayment(
      ownRoutes.pay({ lease: lease.uuid }),
      answers(listLeases, wireLeases([{ list: 'current', account: { MinDue: 95 } }], [])),
      answers(listPendingPayments, []),
    );
    expect(await screen.findByRole('radio', { name: 'Minimum due $95.00' })).toBeEnabled();
    expect(screen.getByRole('radio', { name: 'Other amount' })).toHaveAccessibleDescription(
      'From $95.00 to $612.40',
    );
  });

  it('PAY-28: names no minimum of $0.00 when nothing is due', async () => {
    const { user } = openPayment(
      ownRoutes.pay({ lease: lease.uuid }),
      answers(listLeases, wireLeases([{ list: 'current', account: { MinDue: 0 } }], [])),
      answers(listPendingPayments, []),
    );
    await user.click(await screen.findByRole('radio', { name: 'Other amount' }));
    await user.type(screen.getByRole('textbox', { name: 'Amount to pay' }), '0');
    expect(await screen.findByText('Still needed: an amount above $0.00')).toBeVisible();
  });

  it('PAY-24, PAY-25: takes up to 999999.99 when there is no balance', async () => {
    const { user } = openPayment(
      ownRoutes.pay({ lease: lease.uuid }),
      answers(listLeases, wireLeases([{ list: 'current', account: { balance: 0, MinDue: 0 } }], [])),
      answers(listPendingPayments, []),
    );
    await user.click(await screen.findByRole('radio', { name: 'Other amount' }));
    await user.type(screen.getByRole('textbox', { name: 'Amount to pay' }), '999999.99');
    expect(await reviewButton()).toBeEnabled();
    await user.type(screen.getByRole('textbox', { name: 'Amount to pay' }), '{Backspace>9/}1000000');
    expect(await reviewButton()).toBeDisabled();
    await user.tab();
    expect(screen.getByText('The amount must be more than $0.00 and at most $999,999.99.')).toBeVisible();
  });

  it('presets today for the payoff, and says what it saves in the form and in the review', async () => {
    const { user } = openPayment(ownRoutes.pay({ lease: lease.uuid, choose: 'payoff' }));
    expect(await screen.findByRole('radio', { name: 'Pay off $612.40' })).toHaveAccessibleDescription(
      'Buys it out today and saves $214.60',
    );
    expect(screen.getByRole('textbox', { name: 'Payment date' })).toHaveValue(formatDate(today));
    expect(screen.getByText('This makes it yours today. You save $214.60.')).toBeVisible();
    await user.click(await reviewButton());
    expect(await screen.findByRole('button', { name: 'Pay $612.40' })).toBeVisible();
    expect(screen.getByText('This makes it yours today. You save $214.60.')).toBeVisible();
    expect(screen.getByText('$1,398.00 in all, in place of $1,612.60 to the end of the term.')).toBeVisible();
  });

  it('promises nothing before the bank has settled a payoff from a bank account', async () => {
    const { user } = openPayment(ownRoutes.pay({ lease: lease.uuid, choose: 'payoff' }));
    await user.click(await screen.findByRole('radio', { name: 'Macon Credit Union ending 4821' }));
    const text = 'This pays it off today. It is yours when your bank has settled it. You save $214.60.';
    expect(screen.getByText(text)).toBeVisible();
    await user.click(await reviewButton());
    expect(await screen.findByRole('button', { name: 'Pay $612.40' })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  it('says what a day after the early payoff costs', async () => {
    const until = addDays(today, 3);
    const account = { EPODueDate: until };
    const { user } = openPayment(
      ownRoutes.pay({ lease: lease.uuid, choose: 'payoff' }),
      answers(listLeases, wireLeases([{ list: 'current', account }])),
    );
    const date = await screen.findByRole('textbox', { name: 'Payment date' });
    await user.clear(date);
    await user.type(date, formatDate(until));
    expect(
      await screen.findByText(
        `This makes it yours on ${formatDueDate(until, today, 'en')}. You save $214.60.`,
      ),
    ).toBeVisible();
    await user.clear(date);
    const later = addDays(until, 1);
    await user.type(date, formatDate(later));
    expect(screen.getByRole('radio', { name: 'Pay off $612.40' })).toHaveAccessibleDescription(
      `On ${formatDueDate(later, today, 'en')} without the saving of $214.60`,
    );
    expect(
      await screen.findByText(
        `The early payoff ends on ${formatDueDate(until, today, 'en')}. On a later day you lose the saving of $214.60, and more may be due.`,
      ),
    ).toBeVisible();
    expect(screen.queryByText(/makes it yours/)).not.toBeInTheDocument();
    await user.click(await reviewButton());
    expect(await screen.findByRole('button', { name: 'Pay $612.40' })).toBeVisible();
    expect(screen.getByText(/you lose the saving of \$214.60, and more may be due/)).toBeVisible();
  });

  it('PAY-26: takes the payoff up to its last day where the lease is quoted, and says what to do for a later one', async () => {
    const until = addDays(today, 3);
    const { user } = openPayment(
      ownRoutes.pay({ lease: lease.uuid, choose: 'payoff' }),
      answers(listLeases, wireLeases([{ list: 'current', account: { EPODueDate: until } }])),
      answers(quoteOwnership, wireQuote(3)),
    );
    await user.click(await screen.findByRole('button', { name: /^Last day, / }));
    const end = formatDueDate(until, today, 'en');
    expect(screen.getByText(`This makes it yours on ${end}. You save $214.60.`)).toBeVisible();
    expect(await reviewButton()).toBeEnabled();
    const date = screen.getByRole('textbox', { name: 'Payment date' });
    await user.clear(date);
    await user.type(date, formatDate(addDays(until, 1)));
    expect(await reviewButton()).toBeDisabled();
    expect(
      screen.getByText(
        `The early payoff, which saves $214.60, ends on ${end}. Pay it off by then, or choose another amount for a later day.`,
      ),
    ).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Pay off $612.40' })).toHaveAccessibleDescription(
      `At this amount until ${end}`,
    );
    await user.click(screen.getByRole('radio', { name: /^Minimum due/ }));
    expect(await reviewButton()).toBeEnabled();
    expect(screen.getByRole('button', { name: /^Due date, / })).toBeVisible();
  });

  it('sets the day to today when the payoff is chosen, and back to the due date with another amount', async () => {
    const { user } = openPayment();
    const date = await screen.findByRole('textbox', { name: 'Payment date' });
    expect(date).toHaveValue(formatDate(dueDate));
    await user.click(screen.getByRole('radio', { name: /^Pay off/ }));
    expect(date).toHaveValue(formatDate(today));
    await user.click(screen.getByRole('radio', { name: /^Minimum due/ }));
    expect(date).toHaveValue(formatDate(dueDate));
  });

  it('PAY-27: has the amount chosen when there is only one', async () => {
    openPayment(
      ownRoutes.pay({ lease: lease.uuid }),
      answers(listLeases, wireLeases([{ list: 'current', account: { balance: 50 } }])),
    );
    expect(await screen.findByRole('radio', { name: 'Pay off $50.00' })).toBeChecked();
    expect(await screen.findByRole('button', { name: 'Review and pay $50.00' })).toBeEnabled();
  });

  it('promises nothing for a day on which the balance is not known to hold', async () => {
    const account = { EPODueDate: null, PayoffGoodThruDate: addDays(today, 2) };
    const { user } = openPayment(
      ownRoutes.pay({ lease: lease.uuid, choose: 'payoff' }),
      answers(listLeases, wireLeases([{ list: 'current', account }])),
    );
    expect(await screen.findByRole('radio', { name: 'Pay off $612.40' })).toBeChecked();
    expect(screen.getByText('This makes it yours today. You save $214.60.')).toBeVisible();
    const date = screen.getByRole('textbox', { name: 'Payment date' });
    await user.clear(date);
    await user.type(date, formatDate(addDays(today, 3)));
    expect(await screen.findByText(/^The payoff amount holds until/)).toBeVisible();
    expect(screen.queryByText(/makes it yours/)).not.toBeInTheDocument();
  });

  it('PAY-15, PAY-34: asks for what GET payments/pending answers, whatever the lease list carries', async () => {
    const other = wirePending({ amount: 91.5, amount_ach: 91.5, pay_at: addDays(today, 3) });
    openPayment(
      ownRoutes.pay({ lease: lease.uuid }),
      answers(listPendingPayments, [wirePending({ loan_number: 'FW-1', amount: 1, amount_ach: 1 }), other]),
    );
    expect(await screen.findByRole('radio', { name: 'Minimum due $91.50' })).toBeEnabled();
    expect(
      screen.getByText(`Any day from today to ${formatDueDate(addDays(today, 3), today, 'en')}`),
    ).toBeVisible();
  });

  it('PAY-30: asks for no minimum when the pending amounts are not numbers', async () => {
    openPayment(
      ownRoutes.pay({ lease: lease.uuid }),
      answers(listPendingPayments, [wirePending({ amount: 'n/a', amount_ach: 'n/a' })]),
    );
    expect(await screen.findByRole('radio', { name: 'Other amount' })).toHaveAccessibleDescription(
      'Up to $612.40',
    );
    expect(screen.queryByRole('radio', { name: /^Minimum due/ })).not.toBeInTheDocument();
  });
});
