import { leaseContract, listLeases } from '@portal/api-contract';
import { answers, malformed, wireLeaseOverview } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { openLease } from '../fixtures/open-lease.ts';

const items = [
  { description: '3-ton heat pump', quantity: 1, unit_price: 2480 },
  { description: 'Line set, per foot', quantity: '24.5', unit_price: '11.25' },
];

const rows = async () =>
  (await screen.findAllByRole('row')).map((row) => [...row.children].map((cell) => cell.textContent));

describe('the items of a lease', () => {
  it.each([
    ['computation', { computation: { items }, lease_params: { items: [] } }],
    ['lease_params', { lease_params: { items } }],
  ])('LEASE-23, OP-60: are listed from %s with quantity, unit price and price', async (_, lease) => {
    openLease('items', { lease: { list: 'current', lease } });
    expect(await rows()).toEqual([
      ['Item', 'Quantity', 'Unit price', 'Price'],
      ['3-ton heat pump', '1', '$2,480.00', '$2,480.00'],
      ['Line set, per foot', '24.5', '$11.25', '$275.63'],
      ['All items', '$2,755.63'],
    ]);
  });

  it('LEASE-23: have quantity and unit price below the description on a phone, so that the price is in sight', async () => {
    const width = innerWidth;
    Object.assign(globalThis, { innerWidth: 390 });
    try {
      openLease('items', { lease: { list: 'current', lease: { computation: { items } } } });
      expect(await rows()).toEqual([
        ['Item', 'Price'],
        ['3-ton heat pump1 × $2,480.00', '$2,480.00'],
        ['Line set, per foot24.5 × $11.25', '$275.63'],
        ['All items', '$2,755.63'],
      ]);
    } finally {
      Object.assign(globalThis, { innerWidth: width });
    }
  });

  it('say where to look when there are none', async () => {
    const { user, platform } = openLease('items', {
      lease: { list: 'current', lease: { computation: {} } },
      mocks: [answers(leaseContract, { contract: 'https://files.test/1' })],
    });
    const empty = (await screen.findByRole('heading', { name: 'No items are listed' })).parentElement;
    await user.click(within(empty as HTMLElement).getByRole('link', { name: 'See the contract' }));
    expect(platform.navigation.location.pathname).toBe('/lease/101/contract-terms');
  });

  it('are listed without one that is malformed, with no sum, which would be too small', async () => {
    const answer = wireLeaseOverview([{ list: 'current' }]);
    const all = [{ ...answer.all[0], computation: { items: [...items, { description: 'Filter' }] } }];
    openLease('items', { mocks: [malformed(listLeases, { ...answer, all })] });
    expect(await rows()).toHaveLength(3);
    expect(screen.getByText(/is missing here: items\./)).toBeVisible();
    expect(screen.queryByText('All items')).not.toBeInTheDocument();
  });

  it('have a description in full, however long it is', async () => {
    const description = 'sofa'.repeat(2_500);
    const one = [{ description, quantity: 1, unit_price: 1 }];
    openLease('items', { lease: { list: 'current', lease: { computation: { items: one } } } });
    expect(await screen.findByRole('rowheader', { name: description })).toBeInTheDocument();
  });
});
