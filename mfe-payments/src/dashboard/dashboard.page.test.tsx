import { addDays, formatDate, formatDayMonth, formatDueDate, getToday } from '@portal/domain';
import {
  leaseScheduledPayments,
  listBanks,
  listCards,
  listLeases,
  listPaymentIntents,
  type WirePendingPayment,
} from '@portal/api-contract';
import type { RouteReferenceName } from '@portal/platform';
import type { RemoteContract } from '@portal/platform/contract';
import {
  answers,
  callsOf,
  fails,
  malformed,
  mock,
  pends,
  renderRemote,
  wireLease,
  type Mock,
  type WireLeaseEntry,
} from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { contract } from '../../remote.contract.ts';
import { wireBanks, wireIntent, wireLeases, wireCards, wirePending } from '../fixtures/wire-account.ts';
import { PaymentsRoutes } from '../payments.routes.tsx';
import { paymentsMessages } from '../messages/payments.messages.ts';

const now = getToday();
const inDays = (days: number) => addDays(now, days);

function open({
  mocks = [],
  released = ['leases.summary', 'leases.paidOff', 'leases.current', 'leases.retrieve', 'retailers.map'],
}: { mocks?: readonly Mock[]; released?: readonly RouteReferenceName[] } = {}) {
  return renderRemote({
    contract,
    root: PaymentsRoutes,
    messageCatalogues: [paymentsMessages],
    released,
    path: '/dashboard',
    mocks: [
      ...mocks,
      answers(listLeases, wireLeases()),
      answers(listCards, wireCards),
      answers(listBanks, wireBanks),
      answers(leaseScheduledPayments, []),
      fails(listPaymentIntents, { status: 404 }),
    ],
  });
}

const withBook = (entries: readonly WireLeaseEntry[], pendingPayments: readonly WirePendingPayment[]) =>
  open({ mocks: [answers(listLeases, wireLeases(entries, pendingPayments))] });
const scheduled = (days: number, amount = 84.2) =>
  answers(leaseScheduledPayments, [{ amount, pay_at: inDays(days), created_at: now }]);
const hero = async () => within(await screen.findByRole('region', { name: /payment/ }));

it('PAY-03, PAY-04: the dashboard has the tabs Dashboard and Payment History', () => {
  const { routes, tabGroups: [group] = [], messages }: RemoteContract = contract;
  const tabs = group?.tabs.map(({ route: id, label }) => {
    const route = routes.find((each) => each.id === id);
    return [messages.en[label], route?.path, route?.tabs?.group];
  });
  expect(tabs).toEqual([
    ['Dashboard', '/dashboard', 'dashboard'],
    ['Payment History', '/payment-history', 'dashboard'],
  ]);
});

describe('the next payment', () => {
  it('OP-02: shows what is owed, when and for which store, with links to pay it', async () => {
    open();
    const card = await hero();
    expect(card.getByText('Next payment')).toBeVisible();
    expect(card.getByText('$84.20')).toBeInTheDocument();
    expect(card.getByText(formatDueDate(inDays(14), now, 'en'))).toBeVisible();
    expect(card.getByRole('link', { name: 'Make a payment' })).toHaveAttribute(
      'href',
      `#/payment-early?lease=${wireLease().lease_uuid}&choose=minimum`,
    );
    expect(card.getByRole('link', { name: 'Pay off early' })).toHaveAttribute(
      'href',
      `#/payment-early?lease=${wireLease().lease_uuid}&choose=payoff`,
    );
  });

  it.each([
    [-1, /Was due .*, yesterday/],
    [-7, /Was due .*, 7 days ago/],
    [0, /Due today/],
  ])('shows the due date in words when it is due in %d days', async (days, words) => {
    withBook([{ list: 'current' }], [wirePending({ pay_at: inDays(days) })]);
    const card = await hero();
    expect(
      card.getByText((_, element) => element?.tagName === 'P' && words.test(element.textContent)),
    ).toBeVisible();
  });

  it.each([
    ['two are due, to pay all that is due', [-7, 0, 9], 'Pay all that is due, $104.20'],
    ['one is due, to pay it with what is due later', [-7, 9], 'Pay several leases'],
    ['there is one lease alone, to nothing', [-7], null],
  ])('OP-02: leads, when %s', async (_, days, name) => {
    withBook(
      days.map(() => ({ list: 'current' })),
      days.map((day, index) =>
        wirePending({
          loan_number: `FW-${204_418 + index}`,
          amount: index === 0 ? 84.2 : 20,
          pay_at: inDays(day),
        }),
      ),
    );
    const link = /^Pay (all|several)/;
    await screen.findByText('Overdue payment');
    if (name === null) expect(screen.queryByRole('link', { name: link })).not.toBeInTheDocument();
    else expect(screen.getByRole('link', { name })).toHaveAttribute('href', '#/payment-all');
  });

  it('says that it is overdue', async () => {
    withBook([{ list: 'current' }], [wirePending({ pay_at: inDays(-7) })]);
    expect(await screen.findByText('Overdue payment')).toBeVisible();
    expect(screen.getByText('7 days overdue')).toBeVisible();
  });

  it.each([
    [10, true],
    [84.2, true],
    [84.21, false],
    [0, false],
  ])('shows a late fee of $%d only when the amount can include it: %p', async (LateFee, shown) => {
    withBook([{ list: 'current', account: { LateFee } }], [wirePending()]);
    await hero();
    expect(screen.queryAllByText(`Includes a late fee of $${LateFee.toFixed(2)}`)).toHaveLength(
      shown ? 1 : 0,
    );
  });

  it('says that there is nothing to do when a scheduled payment covers it', async () => {
    open({ mocks: [scheduled(14)] });
    expect(
      await screen.findByText(
        `$84.20 is scheduled for ${formatDueDate(inDays(14), now, 'en')}. You don’t need to do anything.`,
      ),
    ).toBeVisible();
  });

  it('does not say so when the scheduled payment is too small', async () => {
    open({ mocks: [scheduled(14, 10)] });
    expect(
      await screen.findByText(`$10.00 is scheduled for ${formatDueDate(inDays(14), now, 'en')}`),
    ).toBeVisible();
    expect(screen.queryByText(/don’t need to do anything/)).not.toBeInTheDocument();
  });

  it.each([
    ['in full', 84.2, 'Next payment', 'You don’t need to do anything.'],
    ['in part', 10, 'Overdue payment', ''],
  ])(
    'OP-02: says that a payment for the day that has passed is being processed, %s',
    async (_, amount, title, rest) => {
      const scheduled_payments = [{ amount, pay_at: inDays(-1), created_at: inDays(-9) }];
      withBook([{ list: 'current', lease: { scheduled_payments } }], [wirePending({ pay_at: inDays(-1) })]);
      const card = await hero();
      expect(card.getByText(title)).toBeVisible();
      expect(card.getByText(`$${amount.toFixed(2)} is being processed${rest && `. ${rest}`}`)).toBeVisible();
      const badge = within(screen.getByRole('article'));
      expect(badge.getByText(rest ? 'Being processed' : '1 day overdue')).toBeVisible();
    },
  );

  it('OP-02: asks for nothing that is overdue while a payment of today for it is being processed', async () => {
    const scheduled_payments = [{ amount: 84.2, pay_at: now, created_at: now }];
    withBook(
      [{ list: 'current', lease: { scheduled_payments } }, { list: 'current' }, { list: 'current' }],
      [-7, 0, 0].map((days, index) =>
        wirePending({ loan_number: `FW-${204_418 + index}`, amount: 84.2, pay_at: inDays(days) }),
      ),
    );
    const card = await hero();
    expect(card.getByText('Next payment')).toBeVisible();
    expect(card.getByText('$84.20 is being processed. You don’t need to do anything.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay all that is due, $168.40' })).toBeVisible();
    expect(screen.getByText('Being processed')).toBeVisible();
  });

  it('says that nothing is due', async () => {
    withBook([{ list: 'current', account: { MinDue: 0 } }], []);
    expect(await screen.findByText('Nothing due right now')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Make a payment' })).not.toBeInTheDocument();
  });

  it('OP-71: shows the bank’s amount as due when a bank account is the default', async () => {
    const customer = { default_payment_type: 'Ach', default_payment_id: '3' };
    const differing = wirePending({ amount: 85, amount_ach: 84.2 });
    open({
      mocks: [
        answers(listLeases, wireLeases([{ list: 'current' }], [differing])),
        answers(listCards, { ...wireCards, customer }),
        answers(listBanks, { ...wireBanks, customer }),
      ],
    });
    expect((await hero()).getByText('$84.20')).toBeInTheDocument();
  });
});

describe('the early payoff', () => {
  it('shows its date and what it saves', async () => {
    open();
    expect(
      await screen.findByText(`Own it by ${formatDueDate(inDays(28), now, 'en')} and save $214.60.`),
    ).toBeVisible();
    expect(
      screen.getByText('Pay off Harbor Home Furniture for $612.40 in place of $827.00 in 10 more payments.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /See how/ })).toHaveAttribute(
      'href',
      expect.stringContaining('choose=payoff'),
    );
  });

  it('says of its last day that it is today', async () => {
    withBook([{ list: 'current', account: { EPODueDate: now } }], [wirePending()]);
    expect(await screen.findByText('Own it today and save $214.60.')).toBeVisible();
  });

  it.each([
    ['its date has passed', { EPODueDate: inDays(-1) }],
    ['it saves nothing', { balance: 827 }],
    ['a figure is missing', { PaymentsRemaining: null }],
  ])('is not offered when %s', async (_, account) => {
    withBook([{ list: 'current', account }], [wirePending()]);
    await hero();
    expect(screen.queryByText(/Own it/)).not.toBeInTheDocument();
  });

  it.each([
    ['something is due', {}, [wirePending()]],
    ['nothing is due', { MinDue: 0 }, []],
  ])('is not offered when it is scheduled and %s', async (_, account, pending) => {
    const scheduled_payments = [600, 12.4].map((amount) => ({
      amount,
      pay_at: inDays(9),
      created_at: now,
    }));
    withBook([{ list: 'current', account, lease: { scheduled_payments } }], pending);
    await hero();
    expect(screen.queryByText(/Own it/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Pay off early' })).not.toBeInTheDocument();
  });

  it('is not offered when a backend that lists scheduled payments apart has it there', async () => {
    open({ mocks: [scheduled(14, 612.4)] });
    expect(await screen.findByText(/^\$612\.40 is scheduled for/)).toBeVisible();
    expect(screen.queryByText(/Own it/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Pay off early' })).not.toBeInTheDocument();
  });
});

describe('current leases', () => {
  it('OP-02, SHARED-04: show what is due, what is left, the provider and links', async () => {
    const { platform } = withBook(
      [
        { list: 'current' },
        { list: 'current', lease: { store_name: 'Blue Ridge Air & Heat', store_type: 'HVAC' } },
      ],
      [wirePending(), wirePending({ loan_number: 'FW-204419', pay_at: inDays(21) })],
    );
    const [first, second] = await screen.findAllByRole('article');
    const card = within(first ?? document.body);
    for (const text of [
      'Harbor Home Furniture',
      'Lease FW-204418',
      '$84.20',
      formatDayMonth(inDays(14), 'en'),
      '$612.40',
    ]) {
      expect(card.getByText(text)).toBeVisible();
    }
    expect(card.getByText('62% paid · by Fernway')).toBeVisible();
    expect(card.getByRole('link', { name: /Details of Harbor/ })).toHaveAttribute(
      'href',
      `#${platform.routes.leases.summary({ id: '101' })}`,
    );
    expect(card.getByRole('link', { name: /Pay Harbor/ })).toBeVisible();
    expect(within(second ?? document.body).getByText(/by Breeze/)).toBeVisible();
  });

  it('show no scheduled payment whose day has passed', async () => {
    open({ mocks: [scheduled(-1)] });
    await hero();
    expect(screen.queryByText(/scheduled/i)).not.toBeInTheDocument();
  });

  it('show the scheduled payments in the list of leases, and ask for no others', async () => {
    const listed = [{ amount: 84.2, pay_at: inDays(9), created_at: now }];
    open({
      mocks: [answers(listLeases, wireLeases([{ list: 'current', lease: { scheduled_payments: listed } }]))],
    });
    expect(await screen.findByText(`Scheduled ${formatDayMonth(inDays(9), 'en')}`)).toBeVisible();
    expect(callsOf(leaseScheduledPayments)).toEqual([]);
  });

  it('show that a payment is scheduled', async () => {
    open({ mocks: [scheduled(9)] });
    expect(await screen.findByText(`Scheduled ${formatDayMonth(inDays(9), 'en')}`)).toBeVisible();
  });

  it('are shown twelve at a time, and load scheduled payments only for those', async () => {
    const { user } = withBook(
      Array.from({ length: 60 }, () => ({ list: 'current' })),
      [],
    );
    expect(await screen.findAllByRole('article')).toHaveLength(12);
    expect(callsOf(leaseScheduledPayments)).toHaveLength(12);
    expect(screen.getByText('Showing 12 of 60')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show 12 more' }));
    const cards = await screen.findAllByRole('article');
    expect(cards).toHaveLength(24);
    expect(within(cards[12] as HTMLElement).getByRole('link', { name: /^Pay/ })).toHaveFocus();
  });

  it('leave out links to screens that are not released', async () => {
    open({ released: [] });
    await hero();
    expect(screen.queryByRole('link', { name: /Details/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'All leases' })).not.toBeInTheDocument();
  });
});

describe('the dashboard', () => {
  it('is busy while it loads', async () => {
    open({ mocks: [pends(listLeases)] });
    expect(await screen.findByText('Loading')).toBeInTheDocument();
  });

  it('OP-02: links to past leases and to retailers when there is no current lease', async () => {
    const { routes } = withBook([], []).platform;
    expect(await screen.findByRole('heading', { name: 'No current leases' })).toBeVisible();
    expect(screen.getByText(/Leased before\? We can find it\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find my past leases' })).toHaveAttribute(
      'href',
      `#${routes.leases.retrieve()}`,
    );
    expect(screen.getByRole('link', { name: 'Find a retailer' })).toHaveAttribute(
      'href',
      `#${routes.retailers.map()}`,
    );
  });

  it('does not speak of finding leases while there is no screen for it', async () => {
    open({ released: [], mocks: [answers(listLeases, wireLeases([], []))] });
    expect(await screen.findByRole('heading', { name: 'No current leases' })).toBeVisible();
    expect(screen.queryByText(/Leased before/)).not.toBeInTheDocument();
  });

  it('OP-02: congratulates a customer who has paid everything off, and leads to what is theirs', async () => {
    const { routes } = withBook([{ list: 'paidOff' }, { list: 'paidOff' }], []).platform;
    expect(await screen.findByRole('heading', { name: 'You own everything' })).toBeVisible();
    expect(screen.getByText(/^Congratulations! Your 2 leases are paid off/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what you own' })).toHaveAttribute(
      'href',
      `#${routes.leases.paidOff()}`,
    );
  });

  it.each([
    ['the api fails', fails(listLeases, { status: 500 })],
    ['its answer is malformed', malformed(listLeases)],
  ])('offers Retry when %s', async (_, failure) => {
    const { user } = open({ mocks: [failure] });
    expect(await screen.findByRole('heading', { name: 'We couldn’t load your leases' })).toBeVisible();
    mock(answers(listLeases, wireLeases()));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await hero()).getByText('$84.20')).toBeInTheDocument();
  });

  it('shows what is owed when methods and scheduled payments do not load', async () => {
    open({
      mocks: [
        fails(listCards, { status: 500 }),
        fails(listBanks, { status: 500 }),
        fails(leaseScheduledPayments, { status: 500 }),
      ],
    });
    expect((await hero()).getByText('$84.20')).toBeInTheDocument();
  });
});

describe('payments on their way', () => {
  it('are shown with their status and lead to their details; one that was declined long ago is not', async () => {
    open({
      mocks: [
        answers(listPaymentIntents, [
          wireIntent('9', 'scheduled', { date: inDays(9) }),
          wireIntent('8', 'submitted'),
          wireIntent('7', 'returned', { date: inDays(-14), reason: 'The account has too little money.' }),
          wireIntent('6', 'declined', { date: inDays(-15) }),
          wireIntent('3', 'returned', { date: inDays(-40), status_on: inDays(-15) }),
          wireIntent('5', 'settled'),
          wireIntent('4', 'processing', { loan_number: 'FW-1' }),
        ]),
      ],
    });
    const rows = within(await screen.findByRole('list', { name: 'Your latest payments' })).getAllByRole(
      'link',
    );
    expect(
      rows.map((row) => /Scheduled|Submitted to the bank|Returned by the bank/.exec(row.textContent)?.[0]),
    ).toEqual(['Returned by the bank', 'Submitted to the bank', 'Scheduled']);
    expect(rows[2]).toHaveAttribute('href', '#/payment-details?payment=9');
  });

  it('OP-02: include one that the bank has returned lately, however long ago it was made', async () => {
    const returned = wireIntent('9', 'returned', { date: inDays(-40), status_on: inDays(-14) });
    open({ mocks: [answers(listPaymentIntents, [returned])] });
    expect(await screen.findByText('Returned by the bank')).toBeVisible();
  });

  it.each([
    ['of a current lease', 'current', true],
    ['not of one that another payment has paid off', 'paidOff', false],
  ] as const)('OP-02: include one that was canceled lately, %s', async (_, list, shown) => {
    const canceled = wireIntent('9', 'canceled');
    open({
      mocks: [
        answers(listLeases, wireLeases([{ list }], [])),
        answers(listPaymentIntents, [canceled, wireIntent('8', 'submitted')]),
      ],
    });
    expect(await screen.findByText('Submitted to the bank')).toBeVisible();
    expect(screen.queryAllByText('Canceled')).toHaveLength(shown ? 1 : 0);
  });

  it('LEASE-29: call nothing the customer’s own while they can’t be loaded', async () => {
    const { user } = open({
      mocks: [
        answers(listLeases, wireLeases([{ list: 'paidOff' }], [])),
        fails(listPaymentIntents, { status: 500 }),
      ],
    });
    expect(await screen.findByRole('heading', { name: 'We couldn’t load your payments' })).toBeVisible();
    expect(screen.queryByText(/Congratulations/)).not.toBeInTheDocument();
    mock(answers(listPaymentIntents, [wireIntent('9', 'submitted')]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^Your last payment is with your bank/)).toBeVisible();
  });

  it('LEASE-29: are shown beside a paid-off lease, which is not celebrated until they have settled', async () => {
    open({
      mocks: [
        answers(listLeases, wireLeases([{ list: 'paidOff' }], [])),
        answers(listPaymentIntents, [wireIntent('9', 'submitted')]),
      ],
    });
    expect(await screen.findByRole('list', { name: 'Payments on their way' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Nothing is left to pay' })).toBeVisible();
    expect(screen.getByText(/^Your last payment is with your bank/)).toBeVisible();
  });

  it('are named so when none came to nothing', async () => {
    open({ mocks: [answers(listPaymentIntents, [wireIntent('9', 'scheduled', { date: inDays(9) })])] });
    expect(await screen.findByRole('list', { name: 'Payments on their way' })).toBeVisible();
  });

  it('PAY-11 (OP-63): show their date as MM/DD/YYYY', async () => {
    open({ mocks: [answers(listPaymentIntents, [wireIntent('9', 'scheduled', { date: inDays(9) })])] });
    const list = await screen.findByRole('list', { name: 'Payments on their way' });
    expect(within(list).getByText(new RegExp(formatDate(inDays(9))))).toBeVisible();
  });
});
