import { listPaymentIntents } from '@portal/api-contract';
import { fails } from '@portal/testing';
import { within } from '@testing-library/react';
import { lastPaymentIs } from '../fixtures/default-method.ts';
import { factOf, findCard, findTitles, leasesAre, openList } from '../fixtures/lease-lists.ts';

describe('paid-off leases', () => {
  it('LEASE-04, LEASE-29: are those whose loan number is in the paid-off extra data', async () => {
    openList(
      '/leases/paid-off',
      leasesAre(
        { list: 'current', lease: { store_name: 'Running' } },
        { list: 'paidOff', lease: { store_name: 'Paid' } },
        { list: 'neither', lease: { store_name: 'Applied' } },
      ),
    );
    expect(await findTitles()).toEqual(['Paid']);
  });

  it('LEASE-60: show what was paid, and the first and last date as MM/DD/YYYY', async () => {
    openList(
      '/leases/paid-off',
      leasesAre({
        list: 'paidOff',
        lease: { date_of_loan: '2025-01-31' },
        account: { totalPaid: 937.2, lastPaymentdate: '2025-12-01' },
      }),
    );
    const card = await findCard();
    expect(within(card).getByText('Paid off')).toBeVisible();
    expect(factOf(card, 'Total paid')).toHaveTextContent('$937.20');
    expect(factOf(card, 'Leased on')).toHaveTextContent('01/31/2025');
    expect(factOf(card, 'Last payment')).toHaveTextContent('12/01/2025');
    expect(within(card).getByRole('link', { name: /^Details of/ })).toBeVisible();
    expect(within(card).getByRole('link', { name: /^Certificate of Harbor/ })).toBeVisible();
  });

  it('LEASE-04: have no certificate until their last payment has settled', async () => {
    openList('/leases/paid-off', [leasesAre({ list: 'paidOff' }), lastPaymentIs('submitted')]);
    const card = await findCard();
    expect(within(card).getByText('Last payment with your bank')).toBeVisible();
    expect(within(card).queryByText('Paid off')).not.toBeInTheDocument();
    expect(within(card).queryByRole('link', { name: /^Certificate/ })).not.toBeInTheDocument();
  });

  it('LEASE-29: say neither that they are paid off nor certify it while that can’t be told', async () => {
    openList('/leases/paid-off', [
      leasesAre({ list: 'paidOff' }),
      fails(listPaymentIntents, { status: 500 }),
    ]);
    const card = await findCard();
    expect(within(card).getByRole('link', { name: /^Details of/ })).toBeVisible();
    expect(within(card).queryByText('Paid off')).not.toBeInTheDocument();
    expect(within(card).queryByRole('link', { name: /^Certificate/ })).not.toBeInTheDocument();
  });
});
