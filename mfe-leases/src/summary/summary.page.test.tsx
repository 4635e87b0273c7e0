import { addDays, formatDate, getToday } from '@portal/domain';
import {
  leaseScheduledPayments,
  listLeases,
  listPaymentIntents,
  type WireLease,
  type WireLeaseExtra,
} from '@portal/api-contract';
import type { RouteReferenceName } from '@portal/platform';
import {
  answers,
  fails,
  malformed,
  mock,
  pends,
  renderRemote,
  wireLeaseOverview,
  type Mock,
  type WireLeaseEntry,
} from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { contract } from '../../remote.contract.ts';
import {
  defaultMethodIs,
  lastPaymentIs,
  nothingScheduled,
  paymentsUnlisted,
} from '../fixtures/default-method.ts';
import { LeasesRoutes } from '../leases.routes.tsx';
import { leasesMessages } from '../messages/leases.messages.ts';

const inDays = (days: number) => addDays(getToday(), days);

function open(
  mocks: Mock | readonly Mock[],
  id = '101',
  released: readonly RouteReferenceName[] = ['payments.pay'],
) {
  return renderRemote({
    contract,
    root: LeasesRoutes,
    messageCatalogues: [leasesMessages],
    released,
    path: `/lease/${id}/summary`,
    // The first matching mock answers.
    mocks: [...[mocks].flat(), defaultMethodIs(null), nothingScheduled(), paymentsUnlisted()],
  });
}

const overview = (...entries: readonly WireLeaseEntry[]) => answers(listLeases, wireLeaseOverview(entries));
const running = (account: Partial<WireLeaseExtra> = {}, lease: Partial<WireLease> = {}) =>
  overview({ list: 'current', account, lease });
const region = (name: string) => screen.findByRole('region', { name });
const fact = async (card: string, label: string) =>
  within(await region(card)).getByText(label, { selector: 'dt' }).nextElementSibling;

describe('the summary of a lease', () => {
  it('announces that the lease is loading', () => {
    open(pends(listLeases));
    expect(screen.getByRole('heading', { level: 1, name: 'Summary' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading the lease');
  });

  it.each([
    ['fails', fails(listLeases, { status: 500, error: 'Out of order' })],
    ['is malformed', malformed(listLeases, { all: 'none' })],
  ])('shows an error when the answer %s, and Retry loads the lease', async (_, broken) => {
    const { user } = open(broken);
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your leases');
    mock(running());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await region('Left to own')).toBeVisible();
  });

  it.each(['999', 'FW-204418', 'a%2Fb'])(
    'LEASE-16, LEASE-17: goes to the current leases for %s, which is not a lease of the customer',
    async (id) => {
      const { platform } = open(running(), id);
      expect(await screen.findByRole('link', { name: /^Details of/ })).toBeVisible();
      expect(platform.navigation.location.pathname).toBe('/leases/current');
    },
  );

  it('SHELL-37, SHELL-38, SHELL-39: has the store, its phone and its address as header', async () => {
    open(running());
    expect(await screen.findByRole('group')).toHaveTextContent(
      'Harbor Home Furniture lease FW-204418 +14785550140 12 Dock St, Macon, GA',
    );
  });
});

describe('the cost', () => {
  it('is one bar of paid, left and saved, described in words and amounts', async () => {
    open(running());
    const card = await region('Left to own');
    expect(within(card).getByText('$612.40', { selector: 'span' })).toBeInTheDocument();
    expect(
      within(card).getByRole('img', {
        name: '$785.60 paid, $612.40 left to own, $214.60 saved by paying off today',
      }),
    ).toBeVisible();
    expect(await fact('Left to own', 'Paid so far')).toHaveTextContent('$785.60');
    expect(await fact('Left to own', 'Left to own')).toHaveTextContent('$612.40');
    expect(await fact('Left to own', 'Saved by paying off today')).toHaveTextContent('$214.60');
  });

  it('shows no saving when it is not known', async () => {
    open(running({ PaymentsRemaining: null }));
    const card = await region('Left to own');
    expect(within(card).getByRole('img', { name: '$785.60 paid, $612.40 left to own' })).toBeVisible();
    expect(card).not.toHaveTextContent(/sav/i);
  });

  it('is said in sentences: paid so far, paying off today, the remaining payments, the saving and the cash price', async () => {
    open(running());
    expect(await region('Left to own')).toHaveTextContent(
      'You have paid $785.60 so far. Paying it off today costs $612.40 and makes it yours. The 10 payments that are left would cost $827.00, so paying off today saves you $214.60. The cash price, for buying it at once in the store, was $1,200.00.',
    );
  });

  it('shows the next scheduled payment', async () => {
    const scheduled_payments = [9, 3].map((days) => ({ amount: 20, pay_at: inDays(days) }));
    open(running({}, { scheduled_payments }));
    expect(await region('Left to own')).toHaveTextContent(`Scheduled ${formatDate(inDays(3))}`);
  });

  it.each([
    ['in full', 84.2, 'Being processed'],
    ['in part', 20, '1 day overdue'],
  ])(
    'OP-02: shows a payment for the day that has passed, %s, while its money may still move',
    async (_, amount, badge) => {
      const scheduled_payments = [{ amount, pay_at: inDays(-1) }];
      open(running({ nextDueDate: inDays(-1) }, { scheduled_payments }));
      expect(await region('Left to own')).toHaveTextContent(badge);
    },
  );

  it('LEASE-22, OP-59: leaves out the balance alone when it is not known', async () => {
    open(running({ balance: null }));
    const card = await region('Left to own');
    expect(card).toHaveTextContent(`Not known$84.20 due ${formatDate(inDays(14))}`);
    expect(card).toHaveTextContent('You have paid $785.60 so far. The cash price,');
    expect(within(card).queryByRole('img')).not.toBeInTheDocument();
  });

  it.each([
    [0, true],
    [-1, false],
  ])('shows the saving up to the early payoff date: %i days from today', async (days, shown) => {
    open(running({ EPODueDate: inDays(days) }));
    const words = `Own it by ${formatDate(inDays(days))} and save $214.60.`;
    const card = await region('Left to own');
    expect(card.textContent.includes(words)).toBe(shown);
  });

  it.each([
    [14, `$84.20 due ${formatDate(inDays(14))}`],
    [0, '$84.20 due today'],
    [-1, `$84.20 was due ${formatDate(inDays(-1))}1 day overdue`],
  ])('shows the due date in %i days', async (days, words) => {
    open(running({ nextDueDate: inDays(days) }));
    expect(await region('Left to own')).toHaveTextContent(words);
  });

  it('says when nothing is due', async () => {
    open(running({ MinDue: 0 }));
    expect(await region('Left to own')).toHaveTextContent('Nothing due right now');
  });

  it('OP-71: shows the bank’s amount as due when a bank account is the default', async () => {
    const pending = { loan_number: 'FW-204418', amount: 85, amount_ach: 84.2, pay_at: inDays(14) };
    open([answers(listLeases, wireLeaseOverview([{ list: 'current' }], [pending])), defaultMethodIs('Ach')]);
    expect(await region('Left to own')).toHaveTextContent('$84.20 due');
  });

  it('of a paid-off lease is its total, with congratulations and the certificate', async () => {
    const account = { balance: 0, totalPaid: 937.2, PctPymtMade: 100, lastPaymentdate: '2026-01-31' };
    const { platform } = open(overview({ list: 'paidOff', account }));
    const card = await region('It’s yours, Dana!');
    expect(card).toHaveTextContent('You paid $937.20 in total, the last of it on 01/31/2026.');
    expect(within(card).getByRole('link', { name: 'Certificate of ownership' })).toHaveAttribute(
      'href',
      `#${platform.routes.leases.certificate({ id: '101' })}`,
    );
    expect(screen.queryByRole('link', { name: /pay/i })).not.toBeInTheDocument();
    expect(within(await region('Account')).queryByText('Minimum due')).not.toBeInTheDocument();
  });

  it('LEASE-29: of a paid-off lease says that its last payment is with the bank until it has settled', async () => {
    open([overview({ list: 'paidOff' }), lastPaymentIs('submitted')]);
    expect(await screen.findByRole('heading', { name: 'Your last payment is with your bank' })).toBeVisible();
    expect(screen.queryByText(/It’s yours/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Certificate of ownership' })).not.toBeInTheDocument();
  });

  it('LEASE-29: of a paid-off lease offers Retry while it can’t be told whether the last payment has settled', async () => {
    const { user } = open([overview({ list: 'paidOff' }), fails(listPaymentIntents, { status: 500 })]);
    await screen.findByRole('heading', { name: 'We couldn’t check your last payment' });
    expect(screen.queryByText(/It’s yours/)).not.toBeInTheDocument();
    mock(lastPaymentIs('settled'));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/It’s yours/)).toBeVisible();
  });
});

describe('the links to pay', () => {
  const links = async () => {
    await region('Agreement');
    return screen.queryAllByRole('link', { name: /pay/i }).map((link) => link.textContent);
  };

  it('lead to a payment and to the payoff of the lease', async () => {
    const { user, platform } = open(running());
    expect(await links()).toEqual(['Make a payment', 'Pay off early']);
    await user.click(screen.getByRole('link', { name: 'Pay off early' }));
    const { pathname, search } = platform.navigation.location;
    expect(pathname + search).toBe(
      platform.routes.payments.pay({ lease: '6f1c2a0e-0000-4000-8000-000000000101', choose: 'payoff' }),
    );
  });

  it('are left out when the payment screen is not released', async () => {
    open(running(), '101', []);
    expect(await links()).toEqual([]);
  });

  it('have no payoff when what is due pays the lease off', async () => {
    open(running({ MinDue: 700, balance: 612.4 }));
    expect(await links()).toEqual(['Make a payment']);
  });

  it('have no payoff, and no saving is named, when the payoff is scheduled', async () => {
    const scheduled_payments = [{ amount: 612.4, pay_at: inDays(9), created_at: getToday() }];
    open(running({}, { scheduled_payments }));
    expect(await links()).toEqual(['Make a payment']);
    expect(screen.queryByText(/^Own it by/)).not.toBeInTheDocument();
  });

  it('have no payoff, and no saving is named, when it is scheduled where the list of leases lacks scheduled payments', async () => {
    open([
      running(),
      answers(leaseScheduledPayments, [{ amount: 612.4, pay_at: inDays(9), created_at: null }]),
    ]);
    expect(await screen.findByText(`Scheduled ${formatDate(inDays(9))}`)).toBeVisible();
    expect(await links()).toEqual(['Make a payment']);
    expect(screen.queryByText(/^Own it by/)).not.toBeInTheDocument();
  });

  it.each([null, 0, -5])('PAY-25: have no payoff when the balance is %p', async (balance) => {
    open(running({ balance }));
    expect(await links()).toEqual(['Make a payment']);
  });

  it('are left out for an application', async () => {
    open(overview({ list: 'neither' }));
    expect(await links()).toEqual([]);
  });
});

describe('the account', () => {
  it('LEASE-22: shows the fields of the lease extra', async () => {
    open(running({ LateFee: 15, lastPaymentdate: '2026-01-31', nextDueDate: '2031-02-28' }));
    expect(await fact('Account', 'Minimum due')).toHaveTextContent('$84.20');
    expect(await fact('Account', 'Next due')).toHaveTextContent('02/28/2031');
    expect(await fact('Account', 'Late fee')).toHaveTextContent('$15.00');
    expect(await fact('Account', 'Cost of remaining payments')).toHaveTextContent('$827.00');
    expect(await fact('Account', 'Paid')).toHaveTextContent('62%');
    expect(await fact('Account', 'Payments made')).toHaveTextContent('9');
    expect(await fact('Account', 'Payments remaining')).toHaveTextContent('10');
    expect(await fact('Account', 'Last payment')).toHaveTextContent('01/31/2026');
  });

  it('leaves out a late fee of zero', async () => {
    open(running({ LateFee: 0 }));
    expect(within(await region('Account')).queryByText('Late fee')).not.toBeInTheDocument();
  });

  it('LEASE-32: shows the Early Payoff Date when it is today or later', async () => {
    open(running({ EPODueDate: getToday() }));
    expect(await fact('Account', 'Early Payoff Date')).toHaveTextContent(
      `${formatDate(getToday())}Last day to pay it off early for $612.40`,
    );
    expect(screen.queryByText('Payoff Due Date')).not.toBeInTheDocument();
  });

  it('LEASE-33: shows the good-through date as Payoff Due Date when the early date was yesterday', async () => {
    open(running({ EPODueDate: inDays(-1), PayoffGoodThruDate: inDays(5) }));
    expect(await fact('Account', 'Payoff Due Date')).toHaveTextContent(
      `${formatDate(inDays(5))}$612.40 pays it off until this day`,
    );
    expect(screen.queryByText('Early Payoff Date')).not.toBeInTheDocument();
  });

  it('LEASE-33: says of a Payoff Due Date that has passed whose day the amount is', async () => {
    open(running({ EPODueDate: null, PayoffGoodThruDate: inDays(-1) }));
    expect(await fact('Account', 'Payoff Due Date')).toHaveTextContent(
      'This day has passed; $612.40 is today’s amount',
    );
  });

  it('names a due date that has passed as past', async () => {
    open(running({ nextDueDate: inDays(-1) }));
    expect(await fact('Account', 'Was due')).toHaveTextContent(formatDate(inDays(-1)));
    expect(screen.queryByText('Next due')).not.toBeInTheDocument();
  });

  it.each([
    [0, 'None'],
    [null, null],
  ])('says what is due when the minimum due is %p', async (MinDue, words) => {
    open(running({ MinDue }));
    const label = within(await region('Account')).queryByText('Minimum due');
    expect(label?.nextElementSibling?.textContent ?? null).toBe(words);
  });
});

describe('the agreement', () => {
  it('LEASE-18, LEASE-60: shows the fields of the lease, with dates as MM/DD/YYYY', async () => {
    open(running({}, { application_date: '2025-12-24', date_of_loan: '2026-01-03 08:15:00' }));
    expect(await fact('Agreement', 'Loan number')).toHaveTextContent('FW-204418');
    expect(await fact('Agreement', 'Applied on')).toHaveTextContent('12/24/2025');
    expect(await fact('Agreement', 'Leased on')).toHaveTextContent('01/03/2026');
    expect(await fact('Agreement', 'Term')).toHaveTextContent('18 months');
    expect(await fact('Agreement', 'Monthly payment')).toHaveTextContent('$82.70');
    expect(await fact('Agreement', 'Cash price')).toHaveTextContent('$1,200.00');
    expect(await fact('Agreement', 'First payment kept')).toHaveTextContent('$50.00');
  });

  it.each([
    ['HVAC', 'Breeze'],
    ['Furniture', 'Fernway'],
  ])('LEASE-26, LEASE-27: with a store of the type %s is provided by %s', async (type, provider) => {
    open(running({}, { store_type: type }));
    expect(await fact('Agreement', 'Provided by')).toHaveTextContent(provider);
  });

  it('leaves out what is not known', async () => {
    open(overview({ list: 'neither', lease: { date_of_loan: null, term: null, extended: null } }));
    const card = await region('Agreement');
    expect(within(card).queryByText(/Leased on|Term|Cash price/)).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Account' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Something did not arrive/)).not.toBeInTheDocument();
  });

  it('LEASE-22: says that the figures of the account are missing when a lease comes without extra data', async () => {
    open(overview({ list: 'neither' }));
    expect(await region('Agreement')).toBeVisible();
    expect(screen.getByText(/^Something did not arrive/)).toHaveTextContent(
      'missing here: figures of the account. Call +1 555 010 0100',
    );
  });
});
