import { addDays, cents, formatDueDate } from '@portal/domain';
import { leaseScheduledPayments } from '@portal/api-contract';
import { answers, fails } from '@portal/testing';
import { screen } from '@testing-library/react';
import { dueDate, lease, openPayment, openReview, today } from '../../fixtures/open-payment.ts';
import { ownRoutes } from '../../own-routes.ts';

describe('the form with a payment scheduled', () => {
  const scheduled = (amount: number, days = 9) =>
    answers(leaseScheduledPayments, [{ amount, pay_at: addDays(today, days), created_at: today }]);

  it('PAY-22, PAY-23: counts it towards what is due and what is left', async () => {
    openPayment(ownRoutes.pay({ lease: lease.uuid }), scheduled(50));
    expect(await screen.findByRole('radio', { name: 'Minimum due $34.20' })).toBeEnabled();
    expect(screen.getByRole('radio', { name: 'Other amount' })).toHaveAccessibleDescription(
      'From $34.20 to $562.40',
    );
    expect(
      screen.getByText(
        `$50.00 is already scheduled for ${formatDueDate(addDays(today, 9), today, 'en')} and counts towards what you owe.`,
      ),
    ).toBeVisible();
  });

  it('offers no minimum that it covers, and chooses no other amount in its place', async () => {
    openPayment(ownRoutes.pay({ lease: lease.uuid, choose: 'minimum' }), scheduled(84.2));
    expect(await screen.findByRole('radio', { name: 'Pay off $612.40' })).not.toBeChecked();
    expect(screen.queryByRole('radio', { name: /^Minimum due/ })).not.toBeInTheDocument();
    expect(screen.getByText('Still needed: choose an amount')).toBeVisible();
  });

  it('PAY-26: takes the payoff today only, and says that it replaces what is scheduled', async () => {
    const { user } = openPayment(ownRoutes.pay({ lease: lease.uuid, choose: 'payoff' }), scheduled(84.2));
    expect(await screen.findByRole('radio', { name: 'Pay off $612.40' })).toHaveAccessibleDescription(
      'Today only, in place of what is scheduled',
    );
    await user.click(await screen.findByRole('button', { name: 'Review and pay $612.40' }));
    expect(await screen.findByText('The $84.20 that is scheduled will not be collected.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay $612.40' })).toBeEnabled();
  });

  it('does not count a payment whose day has passed', async () => {
    openPayment(ownRoutes.pay({ lease: lease.uuid }), scheduled(50, -1));
    expect(await screen.findByRole('radio', { name: 'Minimum due $84.20' })).toBeEnabled();
    expect(screen.queryByText(/already scheduled/)).not.toBeInTheDocument();
  });

  it.each([
    ['more than it leaves', { amount: cents(52_821) }],
    ['the payoff on a later day', { amount: cents(61_240), date: dueDate }],
  ])('offers no payment for an address with %s', async (_, change) => {
    openReview(change, scheduled(84.2));
    expect(
      await screen.findByRole('heading', { name: 'This payment can’t be made as chosen' }),
    ).toBeVisible();
  });

  it('lets the payment go on when the list does not load: the api counts again', async () => {
    openPayment(
      ownRoutes.pay({ lease: lease.uuid, choose: 'minimum' }),
      fails(leaseScheduledPayments, { status: 500 }),
    );
    expect(await screen.findByRole('button', { name: 'Review and pay $84.20' })).toBeEnabled();
  });
});
