import { leaseContract, leaseHistory, leaseScheduledPayments, listLeases } from '@portal/api-contract';
import type { RemoteContract } from '@portal/platform/contract';
import { answers, callsOf, fails, pends } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { contract } from '../../remote.contract.ts';
import { openLease, openLeasePath } from '../fixtures/open-lease.ts';

const ofLease = [
  answers(leaseContract, { contract: 'https://files.test/contract.pdf' }),
  answers(leaseHistory, []),
  answers(leaseScheduledPayments, []),
];

it('LEASE-14, LEASE-15: the five screens of a lease are tabs', () => {
  const { routes, tabGroups = [], messages }: RemoteContract = contract;
  const group = tabGroups.find(({ id }) => id === 'lease');
  expect(
    group?.tabs.map(({ route: id, label }) => {
      const route = routes.find((each) => each.id === id);
      return [messages.en[label], route?.path, route?.tabs?.group];
    }),
  ).toEqual([
    ['Summary', '/lease/:id/summary', 'lease'],
    ['Items', '/lease/:id/items', 'lease'],
    ['Contract Terms', '/lease/:id/contract-terms', 'lease'],
    ['Payment History', '/lease/:id/payment-history', 'lease'],
    ['Scheduled Payments', '/lease/:id/scheduled-payments', 'lease'],
  ]);
});

it('OP-16: the address of a lease alone leads to its summary', async () => {
  const { platform } = openLeasePath('/lease/101');
  await waitFor(() => expect(platform.navigation.location.pathname).toBe('/lease/101/summary'));
});

describe.each([
  ['summary', 'Summary'],
  ['items', 'Items'],
  ['contract-terms', 'Contract Terms'],
  ['payment-history', 'Payment History'],
  ['scheduled-payments', 'Scheduled Payments'],
] as const)('/lease/{id}/%s', (tab, name) => {
  it('LEASE-14: names the lease in its heading, and its store below', async () => {
    openLease(tab, { mocks: ofLease });
    expect(
      await screen.findByRole('heading', { level: 1, name: `${name}\u00a0· Lease FW-204418` }),
    ).toBeVisible();
    expect(screen.getByRole('group')).toHaveTextContent('Harbor Home Furniture lease FW-204418');
  });

  it.each(['999', 'FW-204418'])(
    'LEASE-16, LEASE-17: goes to the current leases for %s, which is not a lease of the customer',
    async (id) => {
      const { platform } = openLease(tab, { mocks: ofLease, id });
      expect(await screen.findByRole('link', { name: /^Details of/ })).toBeVisible();
      expect(platform.navigation.location.pathname).toBe('/leases/current');
      expect([leaseContract, leaseHistory].flatMap((each) => callsOf(each))).toEqual([]);
    },
  );

  it('shows a skeleton while the lease loads, and an error with Retry when it does not', async () => {
    const { unmount } = openLease(tab, { mocks: [pends(listLeases)] });
    expect(screen.getByRole('status')).toHaveTextContent('Loading the lease');
    unmount();
    openLease(tab, { mocks: [fails(listLeases, { status: 500 })] });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

it('opens from the list without asking for what is already there', async () => {
  const { user } = openLeasePath('/leases/current', { list: 'current' }, ofLease);
  await user.click(await screen.findByRole('link', { name: /^Details of/ }));
  expect(screen.getByRole('region', { name: 'Agreement' })).toBeVisible();
  expect(callsOf(listLeases)).toHaveLength(1);
});
