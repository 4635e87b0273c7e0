import { addDays, formatDate, formatDayMonth, getToday } from '@portal/domain';
import { listBanks, listLeases } from '@portal/api-contract';
import type { PortalPath, RouteReferenceName } from '@portal/platform';
import type { RemoteContract } from '@portal/platform/contract';
import {
  answers,
  callsOf,
  fails,
  malformed,
  mock,
  pends,
  renderRemote,
  unreachable,
  wireLeaseOverview,
  type Mock,
  type WireLeaseEntry,
} from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { contract } from '../../remote.contract.ts';
import { defaultMethodIs } from '../fixtures/default-method.ts';
import { LeasesRoutes } from '../leases.routes.tsx';
import { leasesMessages } from '../messages/leases.messages.ts';

const inDays = (days: number) => addDays(getToday(), days);
const book = (...entries: readonly WireLeaseEntry[]) => answers(listLeases, wireLeaseOverview(entries));

function open(
  path: PortalPath,
  mocks: Mock | readonly Mock[],
  released: readonly RouteReferenceName[] = ['leases.retrieve', 'retailers.map'],
) {
  return renderRemote({
    contract,
    root: LeasesRoutes,
    catalogues: [leasesMessages],
    released,
    path,
    // The first that fits answers.
    mocks: [...[mocks].flat(), defaultMethodIs(null)],
  });
}

const cards = () => screen.findAllByRole('listitem');
const titles = async () =>
  (await cards()).map((card) => within(card).getByRole('heading', { level: 2 }).textContent);
const fact = (card: HTMLElement, label: string) =>
  within(card).getByText(label, { selector: 'dt' }).nextElementSibling;
const theCard = async () => {
  const [card] = await cards();
  if (!card) throw new Error('No card is drawn.');
  return card;
};

it('LEASE-11, LEASE-12, LEASE-13: the lists are tabs under one title', () => {
  const { routes, tabGroups: [group] = [], messages }: RemoteContract = contract;
  const tabs = group?.tabs.map(({ route: id, label }) => {
    const route = routes.find((each) => each.id === id);
    return [messages.en[label], route?.path, route?.tabs?.group];
  });
  expect(tabs).toEqual([
    ['Current', '/leases/current', 'leases'],
    ['Approved', '/leases/approved', 'leases'],
    ['Paid Off', '/leases/paid-off', 'leases'],
  ]);
});

describe.each([
  ['/leases/current', 'No current leases'],
  ['/leases/approved', 'No approved applications'],
  ['/leases/paid-off', 'Nothing paid off yet'],
] as const)('%s', (path, emptyTitle) => {
  it('announces that the leases are loading, under the title of all of them', () => {
    open(path, pends(listLeases));
    expect(screen.getByRole('heading', { level: 1, name: 'All Leases' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading your leases');
  });

  it('says what is shown here when there is nothing, and how to go on', async () => {
    const { platform } = open(path, book());
    expect(await screen.findByRole('heading', { level: 2, name: emptyTitle })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find my past leases' })).toHaveAttribute(
      'href',
      `#${platform.routes.leases.retrieve()}`,
    );
    expect(screen.getByRole('link', { name: 'Find a retailer' })).toBeVisible();
  });

  it('offers no way to a screen that the release lacks', async () => {
    open(path, book(), []);
    expect(await screen.findByRole('heading', { name: emptyTitle })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Find/ })).not.toBeInTheDocument();
  });

  it.each([
    ['fails', fails(listLeases, { status: 500, error: 'Out of order' })],
    ['is cut off', unreachable(listLeases)],
    ['is not of the agreed shape', malformed(listLeases, { all: 'none' })],
  ])('LEASE-43: says what happened when the answer %s, and Retry brings the leases', async (_, broken) => {
    const { user } = open(path, broken);
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your leases');
    mock(book());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: emptyTitle })).toBeVisible();
    expect(callsOf(listLeases)).toHaveLength(2);
  });
});

describe('current leases', () => {
  it('LEASE-02, LEASE-18: tell what is due, by when, what is left and how far it has come', async () => {
    open('/leases/current', book({ list: 'current' }));
    const card = await theCard();
    expect(within(card).getByRole('heading', { level: 2, name: 'Harbor Home Furniture' })).toBeVisible();
    expect(within(card).getByText('Lease FW-204418')).toBeVisible();
    expect(fact(card, 'Minimum due')).toHaveTextContent('$84.20');
    expect(fact(card, 'Next due')).toHaveTextContent(formatDayMonth(inDays(14)));
    expect(fact(card, 'Left to own')).toHaveTextContent('$612.40');
    expect(within(card).getByRole('img', { name: '62% paid' })).toBeVisible();
  });

  it('LEASE-28: are those whose loan number is in the current extra data', async () => {
    open(
      '/leases/current',
      book(
        { list: 'current', lease: { store_name: 'Running' } },
        { list: 'paidOff', lease: { store_name: 'Paid' } },
        { list: 'neither', lease: { store_name: 'Applied' } },
      ),
    );
    expect(await titles()).toEqual(['Running']);
  });

  it('LEASE-26, LEASE-27: are by Breeze in an HVAC store, else by the main brand', async () => {
    open(
      '/leases/current',
      book(
        { list: 'current', lease: { store_type: 'HVAC' } },
        { list: 'current', lease: { store_type: 'Furniture' } },
        { list: 'current', lease: { store_type: null } },
      ),
    );
    const [hvac, furniture, unknown] = await cards();
    expect(hvac).toHaveTextContent('62% paid · by Breeze');
    expect(furniture).toHaveTextContent('62% paid · by Fernway');
    expect(unknown).toHaveTextContent('62% paid · by Fernway');
  });

  it.each([
    [1, null],
    [0, 'Due today'],
    [-1, '1 day overdue'],
    [-7, '7 days overdue'],
  ])('due in %i days say so only from the day on: %s', async (days, words) => {
    open('/leases/current', book({ list: 'current', account: { nextDueDate: inDays(days) } }));
    const card = await theCard();
    expect(within(card).queryByText(/Due today|overdue/)?.textContent ?? null).toBe(words);
  });

  it('ask for what is pending, as the payment screen does, the most urgent first', async () => {
    const answer = wireLeaseOverview(
      [
        { list: 'current', lease: { store_name: 'Later' } },
        { list: 'current', lease: { store_name: 'Overdue' } },
      ],
      [{ loan_number: 'FW-204419', amount: 120, amount_ach: 120, pay_at: inDays(-2) }],
    );
    open('/leases/current', answers(listLeases, answer));
    expect(await titles()).toEqual(['Overdue', 'Later']);
    expect(fact(await theCard(), 'Minimum due')).toHaveTextContent('$120.00');
  });

  it.each([
    ['CreditCard', '$85.00'],
    ['Ach', '$84.20'],
    [null, '$85.00'],
  ] as const)('OP-71: ask a customer whose default is %s for %s', async (type, asked) => {
    const pending = { loan_number: 'FW-204418', amount: 85, amount_ach: 84.2, pay_at: inDays(14) };
    open('/leases/current', [
      answers(listLeases, wireLeaseOverview([{ list: 'current' }], [pending])),
      defaultMethodIs(type),
    ]);
    expect(fact(await theCard(), 'Minimum due')).toHaveTextContent(asked);
  });

  it('are there although the payment methods do not load', async () => {
    open('/leases/current', [book({ list: 'current' }), fails(listBanks, { status: 500 })]);
    expect(fact(await theCard(), 'Minimum due')).toHaveTextContent('$84.20');
  });

  it('stay readable where the account says nothing', async () => {
    const nothing = { MinDue: null, nextDueDate: null, balance: null, PctPymtMade: null };
    open('/leases/current', book({ list: 'current', account: nothing }));
    const card = await theCard();
    expect(fact(card, 'Minimum due')).toHaveTextContent('None');
    expect(fact(card, 'Next due')).toHaveTextContent('Not known');
    expect(fact(card, 'Left to own')).toHaveTextContent('Not known');
    expect(within(card).queryByRole('img')).not.toBeInTheDocument();
  });

  it('lead to their own summaries, told apart by store and number', async () => {
    const { user, platform } = open('/leases/current', book({ list: 'current' }, { list: 'current' }));
    await user.click(
      await screen.findByRole('link', { name: 'Details of Harbor Home Furniture, lease FW-204419' }),
    );
    expect(platform.navigation.location.pathname).toBe('/lease/102/summary');
  });

  it('are all there when there are sixty, and keep the whole of a long name', async () => {
    const name = `The Original ${'Chattahoochee Valley '.repeat(8)}Emporium`;
    open(
      '/leases/current',
      book(...Array.from({ length: 60 }, () => ({ list: 'current', lease: { store_name: name } }) as const)),
    );
    expect(await titles()).toEqual(Array.from({ length: 60 }, () => name));
    expect(within(await theCard()).getByTitle(name)).toBeVisible();
  });
});

describe('paid-off leases', () => {
  it('LEASE-04, LEASE-29: are those whose loan number is in the paid-off extra data', async () => {
    open(
      '/leases/paid-off',
      book(
        { list: 'current', lease: { store_name: 'Running' } },
        { list: 'paidOff', lease: { store_name: 'Paid' } },
        { list: 'neither', lease: { store_name: 'Applied' } },
      ),
    );
    expect(await titles()).toEqual(['Paid']);
  });

  it('LEASE-60: tell what was paid, from when to when, as MM/DD/YYYY', async () => {
    open(
      '/leases/paid-off',
      book({
        list: 'paidOff',
        lease: { date_of_loan: '2025-01-31' },
        account: { totalPaid: 937.2, lastPaymentdate: '2025-12-01' },
      }),
    );
    const card = await theCard();
    expect(within(card).getByText('Paid off')).toBeVisible();
    expect(fact(card, 'Total paid')).toHaveTextContent('$937.20');
    expect(fact(card, 'Leased on')).toHaveTextContent('01/31/2025');
    expect(fact(card, 'Last payment')).toHaveTextContent('12/01/2025');
    expect(within(card).getByRole('link', { name: /^Details of/ })).toBeVisible();
  });
});

describe('approved applications', () => {
  const options = [
    { offer: '12 months', value: 1500, due_at_signing: 49 },
    { offer: '18 months', value: 2200.5, due_at_signing: null },
  ];
  const application = (lease: WireLeaseEntry['lease'] = {}): WireLeaseEntry => ({
    list: 'neither',
    lease: {
      state_code: 'V',
      application_date: inDays(-30),
      application_result: JSON.stringify({ message: { options } }),
      ...lease,
    },
  });
  const rows = (card: HTMLElement) =>
    within(card)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));

  it('LEASE-03, LEASE-30: are those in one of the states V, S, G, C, I, Z, Y', async () => {
    const states = ['V', 'S', 'G', 'C', 'I', 'Z', 'Y', 'D', 'P', null];
    open(
      '/leases/approved',
      book(...states.map((code) => application({ state_code: code, store_name: code ?? 'none' }))),
    );
    expect(await titles()).toEqual(['V', 'S', 'G', 'C', 'I', 'Z', 'Y']);
  });

  it('LEASE-31, LEASE-58: are not older than 181 days', async () => {
    open(
      '/leases/approved',
      book(
        ...[180, 181, 182].map((age) =>
          application({ application_date: inDays(-age), store_name: `${age} days` }),
        ),
      ),
    );
    expect(await titles()).toEqual(['180 days', '181 days']);
  });

  it.each([
    [0, 'Offers valid for 180 days, until'],
    [180, 'Offers valid for 180 days, until'],
    [181, 'Offers were valid for 180 days, until'],
  ])('LEASE-59, LEASE-60: of %i days say: %s', async (age, words) => {
    open('/leases/approved', book(application({ application_date: inDays(-age) })));
    expect(await theCard()).toHaveTextContent(`${words} ${formatDate(inDays(180 - age))}`);
    expect(await theCard()).toHaveTextContent(`Applied ${formatDate(inDays(-age))}`);
  });

  it('LEASE-19, LEASE-20: list offer, value and due at signing from the result', async () => {
    open('/leases/approved', book(application()));
    expect(rows(await theCard())).toEqual([
      ['Offer', 'Approved for', 'Due at signing'],
      ['12 months', '$1,500.00', '$49.00'],
      ['18 months', '$2,200.50', 'Not known'],
    ]);
  });

  it('LEASE-21: take the offers from offer_amounts where the result has none', async () => {
    open(
      '/leases/approved',
      book(
        application({
          application_result: JSON.stringify({ result: 'approved' }),
          offer_amounts: JSON.stringify(options.slice(0, 1)),
        }),
      ),
    );
    expect(rows(await theCard()).slice(1)).toEqual([['12 months', '$1,500.00', '$49.00']]);
  });

  it('LEASE-19: name the phone where the offers do not read, and leave the other cards alone', async () => {
    open(
      '/leases/approved',
      book(application({ application_result: '{"message":{"options' }), application()),
    );
    const [broken, whole] = await cards();
    expect(broken).toHaveTextContent(
      'We can’t show the offers of this application right now. Call +1 555 010 0100',
    );
    expect(broken).not.toHaveTextContent('valid');
    expect(rows(whole as HTMLElement)).toHaveLength(3);
  });

  it('name the phone where there are no offers yet', async () => {
    open('/leases/approved', book(application({ application_result: null })));
    expect(await theCard()).toHaveTextContent('Your offers are ready in the store. Call +1 555 010 0100');
  });

  it('have no summary of their own, unless they became a lease', async () => {
    open(
      '/leases/approved',
      book(application(), {
        list: 'current',
        lease: { state_code: 'V', application_date: inDays(-30), loan_number: 'FW-1' },
      }),
    );
    expect((await screen.findAllByRole('link')).map((link) => link.getAttribute('aria-label'))).toEqual([
      'Details of Harbor Home Furniture, lease FW-1',
    ]);
  });
});
