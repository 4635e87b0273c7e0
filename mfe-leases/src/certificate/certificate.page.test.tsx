import { listLeases, listPaymentIntents } from '@portal/api-contract';
import { fails, malformed, mock, wireLeaseOverview, type WireLeaseEntry } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { lastPaymentIs } from '../fixtures/default-method.ts';
import { openLeasePath } from '../fixtures/open-lease.ts';

const paidOff: WireLeaseEntry = {
  list: 'paidOff',
  lease: {
    date_of_loan: '2025-01-31',
    computation: {
      items: [
        { description: 'Queen mattress', quantity: 1, unit_price: 649 },
        { description: 'Pillow', quantity: 2, unit_price: 19.5 },
      ],
    },
  },
  account: { balance: 0, totalPaid: 937.2, lastPaymentdate: '2026-01-31' },
};

describe('the certificate of ownership', () => {
  it('says who owns what, since when and at which cost, and prints', async () => {
    const print = jest.fn();
    Object.defineProperty(globalThis, 'print', { value: print, configurable: true });
    const { user } = openLeasePath('/lease/101/certificate', paidOff);
    const certificate = await screen.findByRole('region', { name: 'Certificate' });
    for (const words of [
      'Dana Whitfield',
      'owns what was leased at Harbor Home Furniture under lease FW-204418.',
      'Leased on01/31/2025',
      'Paid off on01/31/2026',
      'Total paid$937.20',
    ]) {
      expect(certificate).toHaveTextContent(words);
    }
    const items = within(certificate).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Queen mattress', 'Pillow × 2']);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('names no items when one of them is unreadable, because it would certify a part', async () => {
    const items = [
      { description: 'Queen mattress', quantity: 1, unit_price: 649 },
      { description: 'Pillow', quantity: 'two', unit_price: 19.5 },
    ];
    const overview = wireLeaseOverview([paidOff]);
    const all = overview.all.map((lease) => ({ ...lease, computation: { items } }));
    openLeasePath('/lease/101/certificate', paidOff, [malformed(listLeases, { ...overview, all })]);
    const certificate = await screen.findByRole('region', { name: 'Certificate' });
    expect(within(certificate).queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('offers no printing in a page of others, which would print all of that page', async () => {
    openLeasePath('/lease/101/certificate', paidOff, [], [], { canPrint: false });
    expect(await screen.findByRole('region', { name: 'Certificate' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  });

  it.each(['processing', 'submitted'] as const)(
    'LEASE-29: is not ready while the last payment is %s',
    async (status) => {
      openLeasePath('/lease/101/certificate', paidOff, [lastPaymentIs(status)]);
      expect(
        await screen.findByText(/^The certificate of ownership is ready when it has settled/),
      ).toBeVisible();
      expect(screen.queryByRole('region', { name: 'Certificate' })).not.toBeInTheDocument();
    },
  );

  it('offers Retry while it can’t be told whether the last payment has settled', async () => {
    const failure = fails(listPaymentIntents, { status: 500 });
    const { user } = openLeasePath('/lease/101/certificate', paidOff, [failure]);
    await screen.findByRole('heading', { name: 'We couldn’t load the certificate' });
    mock(lastPaymentIs('settled'));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Certificate' })).toBeVisible();
  });

  it('is not there for a lease that is not paid off', async () => {
    const { platform } = openLeasePath('/lease/101/certificate');
    await waitFor(() => expect(platform.navigation.location.pathname).toBe('/lease/101/summary'));
  });
});
