import { listLeases } from '@portal/api-contract';
import type { RemoteContract } from '@portal/platform/contract';
import { callsOf, fails, malformed, mock, pends, unreachable } from '@portal/testing';
import { screen } from '@testing-library/react';
import { contract } from '../../remote.contract.ts';
import { leasesAre, openList } from '../fixtures/lease-lists.ts';

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
