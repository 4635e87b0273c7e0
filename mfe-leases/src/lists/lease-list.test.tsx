import { listLeases } from '@portal/api-contract';
import { queryKeyOf } from '@portal/platform';
import type { RemoteContract } from '@portal/platform/contract';
import { addDays, getTodayIn } from '@portal/domain';
import { callsOf, fails, malformed, mock, pends, unreachable, wireLeaseOverview } from '@portal/testing';
import { act, screen } from '@testing-library/react';
import { contract } from '../../remote.contract.ts';
import { findCards, findTitles, leasesAre, openList } from '../fixtures/lease-lists.ts';

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
  it('announces that the leases are loading, under the title All Leases', () => {
    openList(path, pends(listLeases));
    expect(screen.getByRole('heading', { level: 1, name: 'All Leases' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading your leases');
  });

  it('shows an empty state with links to other screens', async () => {
    const { platform } = openList(path, leasesAre());
    expect(await screen.findByRole('heading', { level: 2, name: emptyTitle })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find my past leases' })).toHaveAttribute(
      'href',
      `#${platform.routes.leases.retrieve()}`,
    );
    expect(screen.getByRole('link', { name: 'Find a retailer' })).toBeVisible();
  });

  it('links to no screen that is not released', async () => {
    openList(path, leasesAre(), []);
    expect(await screen.findByRole('heading', { name: emptyTitle })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Find a retailer' })).not.toBeInTheDocument();
  });

  it.each([
    ['fails', fails(listLeases, { status: 500, error: 'Out of order' })],
    ['is cut off', unreachable(listLeases)],
    ['is malformed', malformed(listLeases, { all: 'none' })],
  ])('LEASE-43: shows an error when the answer %s, and Retry loads the leases', async (_, broken) => {
    const { user } = openList(path, broken);
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your leases');
    mock(leasesAre());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: emptyTitle })).toBeVisible();
    expect(callsOf(listLeases)).toHaveLength(2);
  });
});

it('the empty list of current leases leads to the paid-off ones, when there are any', async () => {
  const { platform } = openList('/leases/current', leasesAre({ list: 'paidOff' }));
  expect(await screen.findByRole('heading', { name: 'No current leases' })).toBeVisible();
  expect(screen.getByText(/^What you have paid off has a list of its own\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your paid-off leases' })).toHaveAttribute(
    'href',
    `#${platform.routes.leases.paidOff()}`,
  );
  expect(screen.queryByRole('link', { name: 'Find my past leases' })).not.toBeInTheDocument();
});

describe('a list of which something is malformed', () => {
  const overview = wireLeaseOverview([
    { list: 'current', lease: { store_name: 'Whole' } },
    { list: 'current', lease: { store_name: 'Broken' } },
  ]);
  const [whole, broken] = overview.all;
  const openWith = (change: object) =>
    openList('/leases/current', malformed(listLeases, { ...overview, ...change }));

  it.each([
    [{ application_date: '12/24/2025' }, 'details of the lease'],
    [{ computation: { items: [{ description: 'Sofa', quantity: 'two', unit_price: 1 }] } }, 'items'],
  ])('LEASE-43: is drawn, and the card says what is missing: %j', async (change, words) => {
    openWith({ all: [whole, { ...broken, ...change }] });
    expect(await findTitles()).toEqual(['Whole', 'Broken']);
    const cards = await findCards();
    expect(cards.map((card) => card.textContent.includes(`is missing here: ${words}. Call`))).toEqual([
      false,
      true,
    ]);
  });

  it('LEASE-43: is drawn without what can’t be read at all, and says so', async () => {
    openWith({ all: [whole, { ...broken, lease_id: null }] });
    expect(await findTitles()).toEqual(['Whole']);
    expect(screen.getByText(/^One lease or account arrived incomplete/)).toBeVisible();
  });

  it('LEASE-28: says that a lease is missing when its account is unreadable', async () => {
    openWith({ current: [{ LoanNumber: null }] });
    expect(await screen.findByRole('heading', { name: 'No current leases' })).toBeVisible();
    expect(screen.getByText(/^One lease or account arrived incomplete/)).toBeVisible();
  });
});

describe('a long list', () => {
  const stores = (count: number) =>
    leasesAre(
      ...Array.from(
        { length: count },
        (_, index) => ({ list: 'current', lease: { store_name: `Store ${index + 1}` } }) as const,
      ),
    );
  const searchbox = () => screen.findByRole('searchbox');

  it('is found by Back as it was searched, ordered and shown', async () => {
    jest.useFakeTimers();
    const { user, platform } = openList('/leases/current', stores(30), [], (ms) =>
      jest.advanceTimersByTime(ms),
    );
    const entries = history.length;
    await user.type(await searchbox(), 'store');
    await user.click(screen.getByRole('button', { name: /Sort by/ }));
    await user.click(await screen.findByRole('option', { name: 'Store name' }));
    await user.click(screen.getByRole('button', { name: 'Show 12 more' }));
    act(() => jest.advanceTimersByTime(300));
    expect(history.length).toBe(entries);
    act(() => platform.navigation.go('/leases/approved'));
    await screen.findByRole('heading', { name: 'No approved applications' });
    jest.useRealTimers();
    act(() => platform.navigation.back('/'));
    expect(await searchbox()).toHaveValue('store');
    expect(screen.getByText('Showing 24 of 30')).toBeVisible();
    expect(screen.getByRole('button', { name: /Sort by/ })).toHaveTextContent('Store name');
  });

  it('keeps its search in view when it becomes a short one', async () => {
    const { user, platform } = openList('/leases/current', stores(7));
    await user.type(await searchbox(), 'store 7');
    expect(await findTitles()).toEqual(['Store 7']);
    mock(stores(6));
    await act(() => platform.queryClient.invalidateQueries({ queryKey: queryKeyOf(listLeases, undefined) }));
    expect(await screen.findByText('No lease matches your search.')).toBeVisible();
    await user.clear(await searchbox());
    expect(await findCards()).toHaveLength(6);
  });
});

describe('the days of a lease', () => {
  // It is never the same day in both.
  const zones = ['Etc/GMT+12', 'Pacific/Kiritimati'];

  it('OP-105: are those of its own time zone, which the list names', async () => {
    openList(
      '/leases/current',
      leasesAre(
        ...zones.map((time_zone) => ({
          list: 'current' as const,
          lease: { time_zone },
          account: { nextDueDate: getTodayIn(time_zone) },
        })),
      ),
    );
    expect(await screen.findAllByText('Due today')).toHaveLength(2);
    expect(screen.getByText(/^Days are in .*Line Islands Time/)).toBeVisible();
  });

  it.each(zones)('LEASE-31, OP-105: decide how old an application is, in %s', async (time_zone) => {
    const application = (age: number) => ({
      list: 'neither' as const,
      lease: {
        state_code: 'V',
        time_zone,
        application_date: addDays(getTodayIn(time_zone), -age),
        store_name: `${age}`,
      },
    });
    openList('/leases/approved', leasesAre(...[180, 181, 182].map(application)));
    expect(await findTitles()).toEqual(['180', '181']);
    expect(screen.getAllByText('Offers expired')).toHaveLength(1);
  });
});
