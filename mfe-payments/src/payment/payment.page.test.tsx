import { listBanks, listCards, listLeases } from '@portal/api-contract';
import { answers, fails, mock } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { lease, openPayment, payButton, reviewButton } from '../fixtures/open-payment.ts';
import { wireBanks, wireLeases } from '../fixtures/wire-account.ts';
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
