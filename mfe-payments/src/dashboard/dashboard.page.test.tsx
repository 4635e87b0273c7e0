import {
  addDays,
  cents,
  formatDayMonth,
  formatDueDate,
  today,
  type Lease,
  type PendingPayment,
} from '@portal/domain';
import { leaseScheduledPayments, listBanks, listCards, listLeases } from '@portal/domain/endpoints';
import { answers, callsOf, fails, malformed, mock, pends, renderRemote, type Mock } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { contract } from '../../remote.contract.ts';
import { wireBanks, wireBook, wireCards } from '../fixtures/account.wire.ts';
import { leaseFixture, pendingFixture } from '../fixtures/lease.fixture.ts';
import { neighbours } from '../fixtures/neighbours.ts';
import { PaymentsRoutes } from '../payments.routes.tsx';
import { paymentsTexts } from '../texts/payments.catalogue.ts';

const now = today();
const inDays = (days: number) => addDays(now, days);

function open({
  mocks = [],
  others = [neighbours],
}: { mocks?: readonly Mock[]; others?: (typeof neighbours)[] } = {}) {
  return renderRemote({
    contract,
    root: PaymentsRoutes,
    catalogues: [paymentsTexts],
    others,
    path: '/dashboard',
    mocks: [
      ...mocks,
      answers(listLeases, wireBook()),
      answers(listCards, wireCards),
      answers(listBanks, wireBanks),
      answers(leaseScheduledPayments, []),
    ],
  });
}

const withBook = (leases: readonly Lease[], pendings: readonly PendingPayment[]) =>
  open({ mocks: [answers(listLeases, wireBook(leases, pendings))] });
const scheduled = (days: number, amount = 84.2) =>
  answers(leaseScheduledPayments, [{ amount, pay_at: inDays(days), created_at: now }]);
const hero = async () => within(await screen.findByRole('region', { name: /payment/ }));

describe('the next payment', () => {
  it('OP-02: says what is owed, by when and where, and leads to pay it', async () => {
    open();
    const card = await hero();
    expect(card.getByText('Next payment')).toBeVisible();
    expect(card.getByText('$84.20')).toBeInTheDocument();
    expect(card.getByText(formatDueDate(inDays(14), now))).toBeVisible();
    expect(card.getByRole('link', { name: 'Make a payment' })).toHaveAttribute(
      'href',
      `#/payment-early?lease=${leaseFixture().uuid}&choose=minimum`,
    );
    expect(card.getByRole('link', { name: 'Pay off early' })).toHaveAttribute(
      'href',
      `#/payment-early?lease=${leaseFixture().uuid}&choose=payoff`,
    );
  });

  it.each([
    [-1, /Was due .*, yesterday/],
    [-7, /Was due .*, 7 days ago/],
    [0, /Due today/],
  ])('says in words when it is due in %d days', async (days, words) => {
    withBook([leaseFixture()], [pendingFixture({ payAt: inDays(days) })]);
    const card = await hero();
    expect(
      card.getByText((_, element) => element?.tagName === 'P' && words.test(element.textContent)),
    ).toBeVisible();
  });

  it('says that it is overdue, and that a late fee was charged', async () => {
    withBook([leaseFixture({}, { lateFee: cents(1_000) })], [pendingFixture({ payAt: inDays(-7) })]);
    expect(await screen.findByText('Overdue payment')).toBeVisible();
    expect(screen.getByText('A late fee of $10.00 has been charged')).toBeVisible();
    expect(screen.getByText('7 days overdue')).toBeVisible();
  });

  it('says that there is nothing to do when a scheduled payment settles it', async () => {
    open({ mocks: [scheduled(14)] });
    expect(
      await screen.findByText(
        `$84.20 is scheduled for ${formatDueDate(inDays(14), now)}. You don’t need to do anything.`,
      ),
    ).toBeVisible();
  });

  it('does not say so when the scheduled payment is too small', async () => {
    open({ mocks: [scheduled(14, 10)] });
    expect(
      await screen.findByText(`$10.00 is scheduled for ${formatDueDate(inDays(14), now)}`),
    ).toBeVisible();
    expect(screen.queryByText(/don’t need to do anything/)).not.toBeInTheDocument();
  });

  it('says that nothing is due', async () => {
    withBook([leaseFixture({}, { minimumDue: cents(0) })], []);
    expect(await screen.findByText('Nothing due right now')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Make a payment' })).not.toBeInTheDocument();
  });

  it('OP-71: asks for the bank’s amount when a bank account is the default', async () => {
    const customer = { default_payment_type: 'Ach', default_payment_id: '3' };
    const differing = pendingFixture({ amount: cents(8_500), amountAch: cents(8_420) });
    open({
      mocks: [
        answers(listLeases, wireBook([leaseFixture()], [differing])),
        answers(listCards, { ...wireCards, customer }),
        answers(listBanks, { ...wireBanks, customer }),
      ],
    });
    expect((await hero()).getByText('$84.20')).toBeInTheDocument();
  });
});

describe('the early payoff', () => {
  it('names its date and what it saves', async () => {
    open();
    expect(
      await screen.findByText(`Own it by ${formatDueDate(inDays(28), now)} and save $214.60.`),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /See how/ })).toHaveAttribute(
      'href',
      expect.stringContaining('choose=payoff'),
    );
  });

  it.each([
    ['its date has passed', { earlyPayoffDueDate: inDays(-1) }],
    ['it saves nothing', { balance: cents(82_700) }],
    ['a figure is missing', { paymentsRemaining: null }],
  ])('is not offered when %s', async (_, extra) => {
    withBook([leaseFixture({}, extra)], [pendingFixture()]);
    await hero();
    expect(screen.queryByText(/Own it by/)).not.toBeInTheDocument();
  });
});

describe('current leases', () => {
  it('OP-02, SHARED-04: each shows what it asks for, what is left, its provider and the ways on', async () => {
    const hvac = leaseFixture({
      id: '102',
      uuid: 'u-102',
      loanNumber: 'BZ-118820',
      store: { ...leaseFixture().store, name: 'Blue Ridge Air & Heat', type: 'HVAC' },
    });
    withBook(
      [leaseFixture(), hvac],
      [pendingFixture(), pendingFixture({ loanNumber: 'BZ-118820', payAt: inDays(21) })],
    );
    const [first, second] = await screen.findAllByRole('article');
    const card = within(first ?? document.body);
    for (const text of [
      'Harbor Home Furniture',
      'Lease FW-204418',
      '$84.20',
      formatDayMonth(inDays(14)),
      '$612.40',
    ]) {
      expect(card.getByText(text)).toBeVisible();
    }
    expect(card.getByText('62% paid · by Fernway')).toBeVisible();
    expect(card.getByRole('link', { name: /Details of Harbor/ })).toHaveAttribute(
      'href',
      '#/lease/101/summary',
    );
    expect(card.getByRole('link', { name: /Pay Harbor/ })).toBeVisible();
    expect(within(second ?? document.body).getByText(/by Breeze/)).toBeVisible();
  });

  it('marks a lease whose payment is scheduled', async () => {
    open({ mocks: [scheduled(9)] });
    expect(await screen.findByText(`Scheduled ${formatDayMonth(inDays(9))}`)).toBeVisible();
  });

  it('stays usable with sixty leases: twelve at once, asking for no more than it shows', async () => {
    const leases = Array.from({ length: 60 }, (_, index) =>
      leaseFixture({ id: `${index}`, uuid: `u-${index}`, loanNumber: `FW-${index}` }),
    );
    const { user } = withBook(leases, []);
    expect(await screen.findAllByRole('article')).toHaveLength(12);
    expect(callsOf(leaseScheduledPayments)).toHaveLength(12);
    expect(screen.getByText('Showing 12 of 60')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show 12 more' }));
    expect(await screen.findAllByRole('article')).toHaveLength(24);
  });

  it('leaves out links to screens that are not released', async () => {
    open({ others: [] });
    await hero();
    expect(screen.queryByRole('link', { name: /Details/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'All leases' })).not.toBeInTheDocument();
  });
});

describe('the other states', () => {
  it('is busy while it loads', async () => {
    open({ mocks: [pends(listLeases)] });
    expect(await screen.findByText('Loading')).toBeInTheDocument();
  });

  it('OP-02: without a current lease leads to past leases and to a retailer', async () => {
    withBook([leaseFixture({ inCurrent: false, inPaidOff: true })], []);
    expect(await screen.findByRole('heading', { name: 'No current leases' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find my past leases' })).toHaveAttribute(
      'href',
      '#/leases/retrieve',
    );
    expect(screen.getByRole('link', { name: 'Find a retailer' })).toHaveAttribute(
      'href',
      '#/find-a-retailer',
    );
  });

  it.each([
    ['the api fails', fails(listLeases, { status: 500 })],
    ['its answer is malformed', malformed(listLeases)],
  ])('offers Retry when %s', async (_, failure) => {
    const { user } = open({ mocks: [failure] });
    expect(await screen.findByRole('heading', { name: 'We couldn’t load your leases' })).toBeVisible();
    mock(answers(listLeases, wireBook()));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await hero()).getByText('$84.20')).toBeInTheDocument();
  });

  it('shows what is owed although methods and scheduled payments do not load', async () => {
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
