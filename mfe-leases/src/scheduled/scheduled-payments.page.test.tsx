// cspell:ignore cancelar comuníquese nosotros
import { leaseScheduledPayments } from '@portal/api-contract';
import { addDays, formatDate, getToday } from '@portal/domain';
import { answers, callsOf, fails, malformed, mock, type Mock } from '@portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openLease } from '../fixtures/open-lease.ts';

const payments = answers(leaseScheduledPayments, [
  { amount: 84.2, pay_at: '2031-04-05', created_at: '2031-03-01' },
  { amount: '20', pay_at: '2031-03-31', created_at: null },
]);
const open = (scheduled: Mock) => openLease('scheduled-payments', { mocks: [scheduled] });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Scheduled payments of this lease' })).getAllByRole(
    'listitem',
  );

describe('the scheduled payments of a lease', () => {
  it('LEASE-25, LEASE-45: list amount, day and the day they were scheduled on, the earliest first', async () => {
    open(payments);
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      '$20.00 on 03/31/2031Cancel',
      '$84.20 on 04/05/2031Scheduled on 03/01/2031Cancel',
    ]);
    expect(screen.getByText('2 payments are scheduled, $104.20 in all')).toBeVisible();
    expect(callsOf(leaseScheduledPayments).map(({ path }) => path)).toEqual([
      { lease_uuid: '6f1c2a0e-0000-4000-8000-000000000101' },
    ]);
  });

  it.each([
    [
      'is being processed, where the list of leases has it',
      true,
      'Being processed',
      '1 payment is scheduled, $20.00 in all',
    ],
    ['says nothing of its outcome elsewhere', false, 'Cancel', '2 payments are scheduled, $104.20 in all'],
  ])('OP-02: one whose day has passed %s', async (_, isListed, says, total) => {
    const scheduled_payments = [
      { amount: 84.2, pay_at: addDays(getToday(), -1), created_at: null },
      { amount: 20, pay_at: getToday(), created_at: null },
    ];
    openLease('scheduled-payments', {
      lease: { list: 'current', lease: isListed ? { scheduled_payments } : {} },
      mocks: [answers(leaseScheduledPayments, scheduled_payments)],
    });
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      `$84.20 on ${formatDate(addDays(getToday(), -1))}${says}`,
      `$20.00 on ${formatDate(getToday())}Cancel`,
    ]);
    expect(screen.getByText(total)).toBeVisible();
  });

  it('LEASE-63, PAY-20, PAY-21, OP-75, OP-76: Cancel says to contact support, and calls nothing', async () => {
    const { user } = open(payments);
    await rows();
    await user.click(screen.getByRole('button', { name: 'Cancel $84.20 on 04/05/2031' }));
    const alert = await screen.findByRole('alertdialog', { name: 'Please contact support' });
    expect(alert).toHaveTextContent('A scheduled payment can’t be cancelled here. Call +1 555 010 0100');
    expect(alert).toHaveTextContent('An auto draft that you have set up continues as it is.');
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    expect(await rows()).toHaveLength(2);
    // Any other request would have no mock, and fail the test.
    expect(callsOf(leaseScheduledPayments)).toHaveLength(1);
  });

  it('OP-95, LEASE-63: the alert of Cancel is in the customer’s language', async () => {
    const { user, platform } = open(payments);
    await rows();
    act(() => platform.language.choose('es'));
    await user.click(await screen.findByRole('button', { name: 'Cancelar $84.20 el 04/05/2031' }));
    expect(await screen.findByRole('alertdialog', { name: 'Comuníquese con nosotros' })).toBeVisible();
  });

  it('LEASE-25: are listed without the malformed ones, say how many are missing, and have no total', async () => {
    const broken = { amount: 20, pay_at: 'soon', created_at: null };
    const { unmount } = open(
      malformed(leaseScheduledPayments, [broken, { ...broken, pay_at: '2031-03-31', created_at: 'today' }]),
    );
    expect((await rows()).map(({ textContent }) => textContent)).toEqual(['$20.00 on 03/31/2031Cancel']);
    expect(screen.getByText(/^One payment did not arrive as it should/)).toBeVisible();
    expect(screen.queryByText(/in all$/)).not.toBeInTheDocument();
    unmount();
    open(malformed(leaseScheduledPayments, [broken]));
    expect(await screen.findByText(/^One payment did not arrive as it should/)).toBeVisible();
    expect(screen.queryByText('No payment is scheduled')).not.toBeInTheDocument();
  });

  it('say when there are none, with the way to pay', async () => {
    const { platform } = open(answers(leaseScheduledPayments, []));
    expect(await screen.findByRole('heading', { name: 'No payment is scheduled' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Make a payment' })).toHaveAttribute(
      'href',
      `#${platform.routes.payments.pay({ lease: '6f1c2a0e-0000-4000-8000-000000000101' })}`,
    );
  });

  it('offer Retry when they do not load', async () => {
    const { user } = open(fails(leaseScheduledPayments, { status: 500 }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the scheduled payments');
    mock(payments);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rows()).toHaveLength(2);
  });
});
