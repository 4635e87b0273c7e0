import { addDays, formatDate, formatDueDate, getTodayIn } from '@portal/domain';
import {
  findPaymentAttempt,
  listLeases,
  listPaymentIntents,
  listPendingPayments,
  makePayment,
} from '@portal/api-contract';
import { answers, callsOf, fails, pends, unreachable } from '@portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { heldAnswer } from '../../fixtures/held-answer.ts';
import { openPayment, today, wireReceipt } from '../../fixtures/open-payment.ts';
import { wireIntent, wireLeases, wirePending } from '../../fixtures/wire-account.ts';
import { ownRoutes } from '../../own-routes.ts';

const second = 'Blue Ridge Air & Heat';
const pendingPayments = [
  wirePending({ pay_at: addDays(today, -7) }),
  wirePending({ loan_number: 'FW-204419', amount: 20, amount_ach: 21, pay_at: today }),
  wirePending({ loan_number: 'FW-204420', amount: 30, amount_ach: 30, pay_at: addDays(today, 9) }),
];
const twoDue = [
  answers(
    listLeases,
    wireLeases(
      [
        { list: 'current' },
        { list: 'current', lease: { store_name: second } },
        { list: 'current', lease: { store_name: 'Peachtree Tire & Wheel' } },
      ],
      pendingPayments,
    ),
  ),
  answers(listPendingPayments, pendingPayments),
];

const twelvePending = Array.from({ length: 12 }, (_, index) =>
  wirePending({ loan_number: `FW-2044${18 + index}`, pay_at: today }),
);
const twelveDue = [
  answers(
    listLeases,
    wireLeases(
      twelvePending.map(() => ({ list: 'current' })),
      twelvePending,
    ),
  ),
  answers(listPendingPayments, twelvePending),
];

describe('paying several leases at once', () => {
  it('chooses all that is due, counts the amounts of the method, and keeps what is due later for the customer to choose', async () => {
    const { user, platform } = openPayment(ownRoutes.payAll({}), ...twoDue);
    expect(await screen.findByRole('button', { name: 'Pay $104.20' })).toBeEnabled();
    expect(platform.navigation.state.busy).toBe(true);
    expect(screen.getByRole('checkbox', { name: /Peachtree/ })).not.toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Macon Credit Union ending 4821' }));
    expect(await screen.findByRole('button', { name: 'Pay $105.20' })).toBeEnabled();
    expect(screen.getAllByText(/^I, Dana Whitfield, authorize/)).toHaveLength(2);
    for (const name of [/Harbor/, /Blue Ridge/]) await user.click(screen.getByRole('checkbox', { name }));
    expect(screen.getByText('Still needed: choose a lease')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay $0.00' })).toBeDisabled();
    expect(callsOf(makePayment)).toHaveLength(0);
  });

  it('leaves the focus on the title of the screen when it opens, and takes it to the heading of the next step', async () => {
    const { user } = openPayment(ownRoutes.payAll({}), ...twoDue, pends(makePayment));
    await screen.findByRole('heading', { name: /^Pay \$104\.20 on/ });
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Pay $104.20' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
  });

  it('keeps the focus where the customer is while the total changes, and announces the total', async () => {
    const { user } = openPayment(ownRoutes.payAll({}), ...twoDue);
    const checkbox = await screen.findByRole('checkbox', { name: /Blue Ridge/ });
    act(() => checkbox.focus());
    await user.keyboard(' ');
    expect(await screen.findByRole('heading', { name: /^Pay \$84\.20 on/ })).toBeVisible();
    expect(checkbox).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('$84.20 in all');
    await user.keyboard(' ');
    const bank = screen.getByRole('radio', { name: 'Macon Credit Union ending 4821' });
    await user.click(bank);
    expect(await screen.findByRole('heading', { name: /^Pay \$105\.20 on/ })).toBeVisible();
    expect(bank).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('$105.20 in all');
  });

  const inZones = (...zones: readonly string[]) => {
    const late = twelvePending
      .slice(0, zones.length)
      .map((pending) => ({ ...pending, pay_at: addDays(today, -7) }));
    return [
      answers(
        listLeases,
        wireLeases(
          zones.map((time_zone) => ({ list: 'current', lease: { time_zone } })),
          late,
        ),
      ),
      answers(listPendingPayments, late),
    ];
  };

  // At any moment the browser's day differs from that of one of the two.
  it.each(['Pacific/Kiritimati', 'Pacific/Niue'])(
    'PAY-32 (OP-105): asks for the day of leases in %s, and names the zone',
    async (zone) => {
      openPayment(ownRoutes.payAll({}), ...inZones(zone, zone));
      const day = getTodayIn(zone);
      const question = `Pay $168.40 on ${formatDueDate(day, day, 'en')}?`;
      expect(await screen.findByRole('heading', { name: question })).toBeVisible();
      expect(screen.getByText(/^Days are in /)).toBeVisible();
    },
  );

  it('PAY-32 (OP-105): names no day that not all chosen leases have', async () => {
    const { user } = openPayment(ownRoutes.payAll({}), ...inZones('Pacific/Kiritimati', 'Pacific/Niue'));
    expect(await screen.findByRole('heading', { name: 'Pay $168.40?' })).toBeVisible();
    expect(screen.getAllByText(/ · Days are in /)).toHaveLength(2);
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
      const day = getTodayIn(zone);
      const text = new RegExp(` · Payment on ${formatDueDate(day, day, 'en')} · `);
      expect(screen.getByRole('checkbox', { name: text })).toBeVisible();
    }
    const [first] = screen.getAllByRole('checkbox');
    if (first) await user.click(first);
    expect(await screen.findByRole('heading', { name: /^Pay \$84\.20 on / })).toBeVisible();
    expect(screen.queryByText(/Payment on/)).toBeNull();
  });

  it('PAY-16: sends one payment a lease, each with a key of its own, once, and shows each outcome by itself', async () => {
    const { user, platform } = openPayment(
      ownRoutes.payAll({}),
      ...twoDue,
      answers(makePayment, wireReceipt(today, false)),
    );
    await user.dblClick(await screen.findByRole('button', { name: 'Pay $104.20' }));
    expect(await screen.findByRole('heading', { name: '2 of 2 payments were made', level: 2 })).toBeVisible();
    const calls = callsOf(makePayment);
    expect(calls.map(({ body }) => (body as { amount: number }).amount)).toEqual([84.2, 20]);
    const keys = calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
    expect(platform.navigation.location.search).toContain(keys[0] ?? 'none');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(platform.navigation.location.pathname).toBe('/dashboard'));
  });

  const processed = 'Please allow up to 3 business days for payments to post.';

  it('PAY-17, PAY-18: counts scheduled and processed payments apart, each with its own sentence', async () => {
    const { user } = openPayment(
      ownRoutes.payAll({}),
      ...twoDue,
      answers(makePayment, ({ body }) =>
        (body as { amount: number }).amount === 20
          ? wireReceipt(addDays(today, 1), true)
          : wireReceipt(today, false),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Pay $104.20' }));
    const heading = 'Of 2 payments 1 was made and 1 was scheduled';
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.getByText(processed)).toBeVisible();
    expect(screen.getByText('One payment has been scheduled: we take it on its date.')).toBeVisible();
    expect(screen.getByText(`Payment on ${formatDate(addDays(today, 1))}`)).toBeVisible();
  });

  it('PAY-17: does not say that scheduled payments were made', async () => {
    const { user } = openPayment(
      ownRoutes.payAll({}),
      ...twoDue,
      answers(makePayment, wireReceipt(addDays(today, 1), true)),
    );
    await user.click(await screen.findByRole('button', { name: 'Pay $104.20' }));
    expect(await screen.findByRole('heading', { name: '2 of 2 payments were scheduled' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Payments scheduled', level: 1 })).toBeVisible();
    expect(screen.queryByText(processed)).toBeNull();
  });

  it('PAY-40: ends with the way to the history when a backend can’t be asked what became of a payment', async () => {
    const { user, platform } = openPayment(
      ownRoutes.payAll({}),
      ...twoDue,
      fails(makePayment, { status: 500 }),
      fails(findPaymentAttempt, { status: 404 }),
    );
    await user.click(await screen.findByRole('button', { name: 'Pay $104.20' }));
    const heading = 'We can’t tell whether 2 of 2 payments went through';
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    const sentences =
      'An unknown error occurred, please try again later! Please look into your payment history before you pay again.';
    expect(screen.getAllByText(sentences)).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Payment history' })).toBeVisible();
    expect(platform.navigation.state.busy).toBe(false);
  });

  it('OP-104: a payment that is declined says why and stops no other', async () => {
    const { user } = openPayment(
      ownRoutes.payAll({}),
      ...twoDue,
      fails(makePayment, { status: 402, error: 'The card has expired.' }),
    );
    const pay = await screen.findByRole('button', { name: 'Pay $104.20' });
    await user.click(pay);
    expect(await screen.findByRole('heading', { name: '0 of 2 payments were made', level: 2 })).toBeVisible();
    expect(screen.getAllByText('The card has expired. Nothing was charged.')).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: 'Use another payment method' })).toHaveLength(2);
  });

  it('OP-104: a payment that a rule forbids is to be changed, not paid with another method', async () => {
    const { user } = openPayment(
      ownRoutes.payAll({}),
      ...twoDue,
      fails(makePayment, { status: 422, error: 'Nothing is left to pay on this lease.' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Pay $104.20' }));
    expect(await screen.findAllByRole('link', { name: 'Change the payment' })).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Use another payment method' })).toBeNull();
  });

  it('says of a payment that the bank has it what its details say', async () => {
    const { user } = openPayment(
      ownRoutes.payAll({}),
      ...twoDue,
      answers(makePayment, wireReceipt(today, false)),
      answers(listPaymentIntents, [wireIntent('91', 'submitted')]),
    );
    await user.click(await screen.findByRole('button', { name: 'Pay $104.20' }));
    expect(await screen.findAllByText('Submitted to the bank')).toHaveLength(2);
    expect(screen.queryByText('Made')).toBeNull();
  });

  it('OP-101: sends twelve payments four at a time in order, and says which are not sent yet', async () => {
    const { user, platform } = openPayment(ownRoutes.payAll({}), ...twelveDue, pends(makePayment));
    await user.click(await screen.findByRole('button', { name: 'Pay $1,010.40' }));
    expect(await screen.findByRole('heading', { name: '4 payments are under way', level: 2 })).toBeVisible();
    await waitFor(() => expect(callsOf(makePayment)).toHaveLength(4));
    expect(screen.getAllByText('Being sent')).toHaveLength(4);
    expect(screen.getAllByText('Not sent yet')).toHaveLength(8);
    expect(screen.getByRole('status')).toHaveTextContent('8 payments wait until others have gone through.');
    act(() => platform.navigation.go(ownRoutes.dashboard()));
    const question = await screen.findByRole('alertdialog', { name: 'Your payment is being sent' });
    expect(question).toHaveTextContent('8 payments have not been sent yet and will not be made.');
  });

  it('OP-101: goes on until all twelve payments are made, each sent once', async () => {
    const { user } = openPayment(
      ownRoutes.payAll({}),
      ...twelveDue,
      answers(makePayment, wireReceipt(today, false)),
    );
    await user.click(await screen.findByRole('button', { name: 'Pay $1,010.40' }));
    expect(
      await screen.findByRole('heading', { name: '12 of 12 payments were made', level: 2 }),
    ).toBeVisible();
    const keys = callsOf(makePayment).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(12);
    expect(new Set(keys).size).toBe(12);
  });

  it('PAY-40 (OP-100): a payment that was not made because the server broke has that sentence', async () => {
    const { user } = openPayment(
      ownRoutes.payAll({}),
      ...twoDue,
      fails(makePayment, { status: 500 }),
      answers(findPaymentAttempt, { status: 'unknown' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Pay $104.20' }));
    const sentence = /^An unknown error occurred, please try again later! It didn’t go through/;
    expect(await screen.findAllByText(sentence)).toHaveLength(2);
  });

  it('OP-104: payments whose answers were lost are told as declined or canceled, with the reason', async () => {
    const sent = `FW-204418~84.20~${today}~first-key-of-two,FW-204419~20.00~${today}~second-key-of-two`;
    const rejections = {
      'first-key-of-two': { status: 'declined', reason: 'The card has expired.' },
      'second-key-of-two': { status: 'canceled', reason: 'The lease has been paid in another way.' },
    } as const;
    openPayment(
      ownRoutes.payAll({ sent, method: 'card-1' }),
      ...twoDue,
      answers(findPaymentAttempt, ({ path }) => ({
        status: 'final' as const,
        rejection: rejections[path.key as keyof typeof rejections],
      })),
    );
    expect(await screen.findByText('The card has expired. Nothing was charged.')).toBeVisible();
    expect(screen.getByText('Declined')).toBeVisible();
    const canceled = 'The lease has been paid in another way. It paid nothing of your lease.';
    expect(await screen.findByText(canceled)).toBeVisible();
    expect(screen.getByText('Canceled')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change the payment' })).toBeVisible();
  });

  it('OP-101: a payment that has to wait does not advise another method', async () => {
    const error = 'Too many payments were declined. Wait a minute.';
    const { user } = openPayment(ownRoutes.payAll({}), ...twoDue, fails(makePayment, { status: 429, error }));
    await user.click(await screen.findByRole('button', { name: 'Pay $104.20' }));
    expect(await screen.findAllByText(`${error} Nothing was charged.`)).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Use another payment method' })).toBeNull();
  });

  it('asks after a reload what became of each payment, and sends none again', async () => {
    const sent = `FW-204418~84.20~${today}~first-key-of-two,FW-204419~20.00~${today}~second-key-of-two`;
    openPayment(ownRoutes.payAll({ sent, method: 'card-1' }), ...twoDue, pends(findPaymentAttempt));
    expect(await screen.findByRole('heading', { name: '2 payments are under way', level: 2 })).toBeVisible();
    await waitFor(() => expect(callsOf(findPaymentAttempt)).toHaveLength(2));
    expect(callsOf(makePayment)).toHaveLength(0);
  });

  it('PAY-18: tells once that all payments were made', async () => {
    const { user, platform } = openPayment(
      ownRoutes.payAll({}),
      ...twoDue,
      answers(makePayment, wireReceipt(today, false)),
    );
    await user.click(await screen.findByRole('button', { name: 'Pay $104.20' }));
    await screen.findByRole('heading', { name: '2 of 2 payments were made', level: 2 });
    expect(platform.notifications.state.shown).toMatchObject([
      { tone: 'success', text: '2 of 2 payments were made' },
    ]);
  });

  it.each([
    [
      'PAY-40: could not be sent',
      unreachable(makePayment),
      'error',
      'We can’t tell whether 2 of 2 payments went through. Please look into your payment history before you pay again.',
    ],
    ['OP-104: were declined', fails(makePayment, { status: 402 }), 'error', '0 of 2 payments were made'],
    [
      'PAY-41: were scheduled',
      answers(makePayment, wireReceipt(today, true)),
      'success',
      '2 of 2 payments were scheduled',
    ],
  ])('tells once of payments that the customer has left: %s', async (_, answer, tone, text) => {
    const held = heldAnswer(answer);
    const { user, platform } = openPayment(ownRoutes.payAll({}), ...twoDue, held.mock);
    await user.click(await screen.findByRole('button', { name: 'Pay $104.20' }));
    await waitFor(() => expect(callsOf(makePayment)).toHaveLength(2));
    act(() => platform.navigation.go(ownRoutes.dashboard()));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(platform.navigation.location.pathname).toBe('/dashboard'));
    held.release();
    await waitFor(() => expect(platform.notifications.state.shown).toMatchObject([{ tone, text }]));
  });

  it('says to who leaves while payments are being sent what is under way', async () => {
    const { user, platform } = openPayment(ownRoutes.payAll({}), ...twoDue, pends(makePayment));
    await user.click(await screen.findByRole('button', { name: 'Pay $104.20' }));
    await waitFor(() => expect(callsOf(makePayment)).toHaveLength(2));
    act(() => platform.navigation.go(ownRoutes.dashboard()));
    const question = await screen.findByRole('alertdialog', { name: 'Your payment is being sent' });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(platform.navigation.location.pathname).toBe('/payment-all');
  });
});
