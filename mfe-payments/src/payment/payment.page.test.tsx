import { listBanks, listCards, listLeases, listPaymentIntents, makePayment } from '@portal/api-contract';
import { answers, fails, mock } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  lease,
  openPayment,
  openReview,
  payButton,
  reviewButton,
  today,
  wireReceipt,
} from '../fixtures/open-payment.ts';
import { wireBanks, wireIntent, wireLeases } from '../fixtures/wire-account.ts';
import { ownRoutes } from '../own-routes.ts';

describe('the payment page', () => {
  it('OP-17: shows store and lease, and leads back to the lease', async () => {
    const { platform } = openPayment();
    expect(await screen.findByText(/lease FW-204418/)).toHaveTextContent('Harbor Home Furniture');
    expect(screen.getByRole('link', { name: 'Harbor Home Furniture' })).toHaveAttribute(
      'href',
      `#${platform.routes.leases.summary({ id: '101' })}`,
    );
  });

  it('UI-27: asks before a changed payment is left for another page, and stays on No', async () => {
    const { user, platform } = openPayment();
    const link = await screen.findByRole('link', { name: 'Harbor Home Furniture' });
    await user.click(screen.getByRole('radio', { name: /Pay off/ }));
    const here = window.location.hash;
    await user.click(link);
    const question = await screen.findByRole('dialog', { name: 'Discard your changes?' });
    await user.click(within(question).getByRole('button', { name: 'No' }));
    expect(window.location.hash).toBe(here);
    expect(screen.getByRole('radio', { name: /Pay off/ })).toBeChecked();

    await user.click(link);
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() =>
      expect(window.location.hash).toBe(`#${platform.routes.leases.summary({ id: '101' })}`),
    );
  });

  it('UI-27: goes on to the review without a question', async () => {
    const { user } = openPayment();
    await user.click(await screen.findByRole('radio', { name: /Minimum due/ }));
    await user.click(await screen.findByRole('button', { name: 'Review and pay $84.20' }));
    expect(await payButton()).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['no lease', '/payment-early'],
    ['a lease that does not exist', '/payment-early?lease=unknown'],
  ] as const)('OP-15: leads to the dashboard with %s', async (_, path) => {
    const { platform } = openPayment(path);
    await waitFor(() => expect(platform.navigation.location.pathname).toBe('/dashboard'));
  });

  it('offers Retry when the leases do not load', async () => {
    const { user } = openPayment(
      ownRoutes.pay({ lease: lease.uuid }),
      fails(listLeases, { status: 500, error: 'Down' }),
    );
    expect(await screen.findByRole('heading', { name: 'We couldn’t load your leases' })).toBeVisible();
    mock(answers(listLeases, wireLeases()));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await reviewButton()).toBeVisible();
  });

  it('keeps the methods that did load, and loads the others again', async () => {
    const { user } = openPayment(ownRoutes.pay({ lease: lease.uuid }), fails(listBanks, { status: 500 }));
    expect(await screen.findByRole('radio', { name: 'Visa ending 4242' })).toBeChecked();
    mock(answers(listBanks, wireBanks));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('radio', { name: 'Macon Credit Union ending 4821' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('says that there is no method yet, and leads to where one is added', async () => {
    const none = { default_payment_type: null, default_payment_id: null };
    const { platform } = openPayment(
      ownRoutes.pay({ lease: lease.uuid }),
      answers(listCards, { customer: none, cards: [] }),
      answers(listBanks, { customer: none, banks: [] }),
    );
    expect(await screen.findByText('You have no saved payment method yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Manage payment methods' })).toHaveAttribute(
      'href',
      `#${platform.routes.profile.paymentMethods()}`,
    );
    expect(screen.getByText('Still needed: choose an amount, choose a payment method')).toBeVisible();
  });
});

describe('a lease that is not a current one', () => {
  const paidOff = answers(listLeases, wireLeases([{ list: 'paidOff', account: { balance: 0 } }], []));
  const nothingLeft = () => screen.findByRole('heading', { name: 'Nothing is left to pay' });

  it.each([
    ['the form', () => openPayment(ownRoutes.pay({ lease: lease.uuid, choose: 'payoff' }), paidOff)],
    ['the review of a payment that was not sent', () => openReview({}, paidOff)],
  ])('PAY-25: has, once paid off, the way to the lease in place of %s', async (_, open) => {
    const { platform } = open();
    expect(await nothingLeft()).toBeVisible();
    expect(screen.getByText('This lease is paid off.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /pay/i })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open lease' })).toHaveAttribute(
      'href',
      `#${platform.routes.leases.summary({ id: '101' })}`,
    );
  });

  it('LEASE-29: says that its last payment is with the bank until it has settled', async () => {
    openPayment(
      ownRoutes.pay({ lease: lease.uuid }),
      paidOff,
      answers(listPaymentIntents, [wireIntent('91', 'submitted')]),
    );
    expect(await nothingLeft()).toBeVisible();
    expect(screen.getByText(/^Your last payment is with your bank\./)).toBeVisible();
  });

  it('LEASE-29: is not called paid off while its payments can’t be loaded', async () => {
    openPayment(ownRoutes.pay({ lease: lease.uuid }), paidOff, fails(listPaymentIntents, { status: 500 }));
    expect(await screen.findByRole('heading', { name: 'We couldn’t load your payments' })).toBeVisible();
    expect(screen.queryByText('This lease is paid off.')).not.toBeInTheDocument();
  });

  it('OP-15: leads to the dashboard when it is an application', async () => {
    const { platform } = openPayment(
      ownRoutes.pay({ lease: lease.uuid }),
      answers(listLeases, wireLeases([{ list: 'neither' }], [])),
    );
    await waitFor(() => expect(platform.navigation.location.pathname).toBe('/dashboard'));
  });

  it('PAY-19: keeps the receipt of the payment that paid it off, and goes back from it past the form', async () => {
    const { user, platform } = openPayment(
      ownRoutes.pay({ lease: lease.uuid, choose: 'payoff' }),
      answers(makePayment, () => {
        mock(paidOff);
        return { ...wireReceipt(today, false), amount: 612.4 };
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Review and pay $612.40' }));
    await user.click(await screen.findByRole('button', { name: 'Pay $612.40' }));
    expect(await screen.findByText('$0.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(platform.navigation.location.pathname).toBe('/dashboard'));
  });
});
