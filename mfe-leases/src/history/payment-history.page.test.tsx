import { leaseHistory } from '@portal/api-contract';
import { answers, callsOf, fails, malformed, mock, type Mock } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { openLease } from '../fixtures/open-lease.ts';

const paid = (id: string, amount: number, date: string) => ({
  PaymentType: 'Card',
  TotalPymtLease: amount,
  dateofpaymt: date,
  PaymentId: id,
  'Loan Number': 'FW-204418',
});
const payments = answers(leaseHistory, [
  paid('70', 82.7, '2026-01-31'),
  paid('72', 82.7, '2026-03-01'),
  paid('71', 10.05, '2026-03-01'),
]);

const open = (history: Mock) => openLease('payment-history', { mocks: [history] });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Payments of this lease' })).getAllByRole('listitem');

describe('the payment history of a lease', () => {
  it('LEASE-24, LEASE-44, LEASE-62: lists store, loan number, amount and date, the newest first', async () => {
    open(payments);
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      'Harbor Home Furniture PaymentFW-204418 · 03/01/2026$82.70',
      'Harbor Home Furniture PaymentFW-204418 · 03/01/2026$10.05',
      'Harbor Home Furniture PaymentFW-204418 · 01/31/2026$82.70',
    ]);
    expect(callsOf(leaseHistory).map(({ path }) => path)).toEqual([{ loan_number: 'FW-204418' }]);
  });

  it('shows the total of all payments without a click', async () => {
    open(payments);
    expect(await screen.findByText('3 payments, $175.45 in all')).toBeVisible();
  });

  it('LEASE-61: a row opens the details of its payment', async () => {
    const { platform } = open(payments);
    const [first] = await rows();
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      `#${platform.routes.payments.details({ payment: '72' })}`,
    );
  });

  it('is readable without the screen of the details', async () => {
    openLease('payment-history', { mocks: [payments], released: [] });
    expect(await rows()).toHaveLength(3);
    expect(screen.queryByRole('link', { name: /Payment/ })).not.toBeInTheDocument();
  });

  it('LEASE-24: lists the other payments when some are malformed, says how many are missing, and has no total', async () => {
    const broken = [
      { ...paid('73', 5, '03/02/2026'), TotalPymtLease: 5 },
      { ...paid('74', 5, '2026-03-02'), TotalPymtLease: 'five' },
    ];
    const { unmount } = open(malformed(leaseHistory, [...broken, paid('72', 82.7, '2026-03-01')]));
    expect(await rows()).toHaveLength(1);
    expect(
      screen.getByText(/^2 payments did not arrive as they should and are missing here. .* \+1 555 010 0100/),
    ).toBeVisible();
    expect(screen.queryByText(/in all$/)).not.toBeInTheDocument();
    unmount();
    open(malformed(leaseHistory, broken));
    expect(await screen.findByText(/^2 payments did not arrive as they should/)).toBeVisible();
    expect(screen.queryByText('No payments yet')).not.toBeInTheDocument();
  });

  it('says when nothing was paid yet', async () => {
    open(answers(leaseHistory, []));
    expect(await screen.findByRole('heading', { name: 'No payments yet' })).toBeVisible();
  });

  it('offers Retry when the payments do not load', async () => {
    const { user } = open(fails(leaseHistory, { status: 500 }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the payments of this lease');
    mock(payments);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rows()).toHaveLength(3);
  });
});
