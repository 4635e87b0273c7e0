// cspell:ignore cuenta cerró pagó pagado nuevo
import { formatDate, getToday } from '@portal/domain';
import {
  findPaymentIntent,
  leaseScheduledPayments,
  listBanks,
  listCards,
  listLeases,
  listPaymentHistories,
  listPaymentIntents,
  paymentReceipt,
} from '@portal/api-contract';
import type { PortalPath } from '@portal/platform';
import {
  answers,
  callsOf,
  fails,
  mock,
  pends,
  renderRemote,
  type Mock,
  type OtherHost,
} from '@portal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { contract } from '../../remote.contract.ts';
import {
  wireBanks,
  wireCards,
  wireHistory,
  wireIntent,
  wireLeases,
  wirePaymentRecord,
} from '../fixtures/wire-account.ts';
import { paymentsMessages } from '../messages/payments.messages.ts';
import { PaymentsRoutes } from '../payments.routes.tsx';

const today = getToday();

const open = (path: PortalPath, ...mocks: readonly Mock[]) => openIn({}, path, ...mocks);

function openIn(host: OtherHost, path: PortalPath, ...mocks: readonly Mock[]) {
  return renderRemote({
    host,
    contract,
    root: PaymentsRoutes,
    messageCatalogues: [paymentsMessages],
    released: ['leases.summary', 'leases.paymentHistory'],
    path,
    mocks: [
      ...mocks,
      answers(listLeases, wireLeases()),
      answers(listPaymentHistories, wireHistory(3)),
      fails(listPaymentIntents, { status: 404 }),
    ],
  });
}

describe('the payment details page', () => {
  it('PAY-14, PAY-11: shows the store, a bank payment as such, amount, date, payment number and loan number as they were paid', async () => {
    open(
      '/payment-details?payment=71',
      answers(listPaymentHistories, [{ ...wirePaymentRecord('71', 63.05, today), PaymentType: 'ACH' }]),
    );
    for (const text of ['Bank payment', '71', 'FW-204418', formatDate(today)]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(screen.getByText('$63.05')).toBeInTheDocument();
    expect(screen.getByText('Store').nextElementSibling).toHaveTextContent(/^Harbor Home Furniture$/);
  });

  it.each([
    ['prints in the portal', {}, 1],
    ['offers no printing in a page of others', { canPrint: false }, 0],
  ])('%s', async (_, host, buttons) => {
    openIn(host, '/payment-details?payment=1000');
    expect(await screen.findByText('1000')).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Print' })).toHaveLength(buttons);
  });

  it('PAY-07, LEASE-61, OP-17: links back to the payments of the lease, and shows its store', async () => {
    const { platform } = open('/payment-details?payment=1000');
    expect(await screen.findByRole('link', { name: 'Harbor Home Furniture' })).toHaveAttribute(
      'href',
      `#${platform.routes.leases.paymentHistory({ id: '101' })}`,
    );
    expect(screen.getByRole('link', { name: 'Open lease' })).toHaveAttribute(
      'href',
      `#${platform.routes.leases.summary({ id: '101' })}`,
    );
    expect(screen.getByText(/lease FW-204418/)).toHaveTextContent('Harbor Home Furniture');
  });

  it('OP-15: waits for the history that is being loaded again before it gives up a payment that was just made', async () => {
    const { platform } = open('/payment-details?payment=1000');
    await screen.findByText('1000');
    mock(pends(listPaymentHistories));
    act(() => {
      void platform.queryClient.invalidateQueries();
      platform.navigation.go('/payment-details?payment=2000');
    });
    await waitFor(() => expect(screen.queryByText('1000')).toBeNull());
    expect(platform.navigation.location.pathname).toBe('/payment-details');
    mock(answers(listPaymentHistories, [wirePaymentRecord('2000', 84.2, today), ...wireHistory(3)]));
    act(() => void platform.queryClient.invalidateQueries());
    expect(await screen.findByText('2000')).toBeVisible();
    expect(platform.navigation.location.pathname).toBe('/payment-details');
  });

  it.each(['/payment-details', '/payment-details?payment=none'] as const)(
    'OP-15: leads to the dashboard at %s',
    async (path) => {
      const { platform } = open(
        path,
        answers(listCards, wireCards),
        answers(listBanks, wireBanks),
        answers(leaseScheduledPayments, []),
      );
      await waitFor(() => expect(platform.navigation.location.pathname).toBe('/dashboard'));
    },
  );

  it('offers Retry when the payments do not load', async () => {
    open('/payment-details?payment=1000', fails(listPaymentHistories, { status: 500 }));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('shows what became of a payment that was returned, why, in the language of the page, and the authorization that was agreed to', async () => {
    const intent = wireIntent('72', 'returned', { reason: 'The account has been closed.' });
    const { platform } = open(
      '/payment-details?payment=72',
      answers(listPaymentIntents, [intent]),
      answers(findPaymentIntent, { ...intent, authorization: 'I authorize one withdrawal.' }),
    );
    expect(await screen.findByText('Returned by the bank')).toBeVisible();
    expect(screen.getByText('The account has been closed.')).toBeVisible();
    expect(await screen.findByText('I authorize one withdrawal.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay this lease' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'PDF' })).not.toBeInTheDocument();
    act(() => platform.language.choose('es'));
    expect(await screen.findByText('La cuenta se cerró.')).toBeVisible();
  });

  it('PAY-20, PAY-21 (OP-76): Cancel of a scheduled payment says to contact support, and calls nothing', async () => {
    const { user } = open(
      '/payment-details?payment=72',
      answers(listPaymentIntents, [wireIntent('72', 'scheduled', { method_type: 'card' })]),
    );
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    const alert = await screen.findByRole('alertdialog', { name: 'Please contact support' });
    expect(alert).toHaveTextContent('A scheduled payment can’t be cancelled here. Call +1 555 010 0100');
    expect(alert).toHaveTextContent('An auto draft that you have set up continues as it is.');
  });

  it.each([
    ['processing', 'Being processed', 'We are still working on this payment.', false],
    ['scheduled', 'Scheduled', 'We take this payment on its date.', false],
    ['submitted', 'Submitted to the bank', 'Your bank has this payment.', false],
    ['succeeded', 'Made', null, false],
    ['settled', 'Settled by the bank', null, false],
    ['declined', 'Declined', 'The bank gave no reason.', true],
    ['returned', 'Returned by the bank', 'This payment does not count any more', true],
    ['canceled', 'Canceled', 'It paid nothing of your lease.', true],
  ] as const)(
    'shows a payment that is %s, what it means and why, and the way to pay again only where it was not made',
    async (status, label, meaning, isToPay) => {
      const isMade = status === 'succeeded' || status === 'settled' || status === 'submitted';
      const reason = isToPay ? 'The bank gave no reason.' : null;
      open(
        '/payment-details?payment=72',
        answers(listPaymentHistories, isMade ? [wirePaymentRecord('72', 84.2, today)] : []),
        answers(listPaymentIntents, [wireIntent('72', status, { reason })]),
        answers(findPaymentIntent, wireIntent('72', status, { reason })),
      );
      expect(await screen.findByText(label)).toBeVisible();
      if (meaning !== null) expect(screen.getByText(new RegExp(`^${meaning}`))).toBeVisible();
      if (isToPay) expect(screen.getByText('The bank gave no reason.')).toBeVisible();
      expect(screen.queryAllByRole('link', { name: 'Pay this lease' })).toHaveLength(isToPay ? 1 : 0);
    },
  );

  it('PAY-14: says what went back of a payment, when, by whom, and what still counts', async () => {
    const refunds = [
      { type: 'refund' as const, amount: 20, date: today },
      { type: 'chargeback' as const, amount: 4.2, date: today },
    ];
    open(
      '/payment-details?payment=71',
      answers(listPaymentHistories, [wirePaymentRecord('71', 60, today)]),
      answers(listPaymentIntents, [wireIntent('71', 'succeeded', { method_type: 'card', refunds })]),
    );
    expect(await screen.findByText('Partly refunded')).toBeVisible();
    expect(screen.getByText('$84.20')).toBeInTheDocument();
    expect(screen.getByText('Refunded').nextElementSibling).toHaveTextContent(
      `$20.00 on ${formatDate(today)}`,
    );
    expect(screen.getByText('Taken back by your bank').nextElementSibling).toHaveTextContent('$4.20');
    expect(screen.getByText('Still counts as paid').nextElementSibling).toHaveTextContent('$60.00');
    expect(screen.getByText(/What was refunded is due again. If it was a whole early payoff/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'PDF' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay this lease' })).toBeVisible();
  });

  it('PAY-14: a payment that the bank returned after a refund counts nothing', async () => {
    const refunds = [{ type: 'refund' as const, amount: 20, date: today }];
    open(
      '/payment-details?payment=71',
      answers(listPaymentHistories, []),
      answers(listPaymentIntents, [wireIntent('71', 'returned', { refunds, method_type: 'card' })]),
    );
    expect(await screen.findByText(/does not count any more/)).toBeVisible();
    expect(screen.getByText(`$20.00 on ${formatDate(today)}`)).toBeVisible();
    expect(screen.queryByText('Still counts as paid')).not.toBeInTheDocument();
  });

  it('PAY-14: says that a payment which the bank took back is due again', async () => {
    const refunds = [{ type: 'chargeback' as const, amount: 84.2, date: today }];
    open(
      '/payment-details?payment=71',
      answers(listPaymentHistories, []),
      answers(listPaymentIntents, [wireIntent('71', 'succeeded', { method_type: 'card', refunds })]),
    );
    expect(await screen.findByText(/Your bank took this money back/)).toBeVisible();
    expect(screen.getByText('Refunded')).toBeVisible();
    expect(screen.getByText('Still counts as paid').nextElementSibling).toHaveTextContent('$0.00');
  });

  it('PAY-14: says that a payment counts again whose money the bank has paid to the company again', async () => {
    const refunds = [{ type: 'chargeback' as const, amount: 84.2, date: today, won_on: today }];
    const { platform } = open(
      '/payment-details?payment=71',
      answers(listPaymentHistories, [wirePaymentRecord('71', 84.2, today)]),
      answers(listPaymentIntents, [wireIntent('71', 'succeeded', { method_type: 'card', refunds })]),
    );
    expect(await screen.findByText(/Your bank has paid this money to us again/)).toBeVisible();
    expect(screen.getByText('Taken back by your bank').nextElementSibling).toHaveTextContent('$84.20');
    expect(screen.getByText('Paid to us again by your bank').nextElementSibling).toHaveTextContent(
      `$84.20 on ${formatDate(today)}`,
    );
    expect(screen.getByText('Still counts as paid').nextElementSibling).toHaveTextContent('$84.20');
    expect(screen.queryByText('Refunded')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Pay this lease' })).not.toBeInTheDocument();
    act(() => platform.language.choose('es'));
    expect(await screen.findByText('Su banco nos lo pagó de nuevo')).toBeVisible();
  });

  it('saves the receipt of a payment as PDF', async () => {
    const saved: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (content: Blob) => {
        saved.push(content);
        return 'blob:';
      },
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = open(
      '/payment-details?payment=1000',
      answers(listPaymentIntents, [wireIntent('1000', 'succeeded', { method_type: 'card' })]),
      answers(paymentReceipt, new Blob(['%PDF-1.3'])),
    );
    await user.click(await screen.findByRole('button', { name: 'PDF' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(callsOf(paymentReceipt)[0]?.query).toEqual({ language: 'en' });
  });

  it('OP-15: offers Retry for a payment that is not found while what became of the payments did not load', async () => {
    const { user } = open('/payment-details?payment=9', fails(listPaymentIntents, { status: 500 }));
    await screen.findByRole('heading', { name: 'We couldn’t load your payments' });
    mock(answers(listPaymentIntents, [wireIntent('9', 'declined', { method_type: 'card' })]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Declined')).toBeVisible();
  });

  it('shows neither a status nor a receipt against a backend that does not list payments', async () => {
    open('/payment-details?payment=1000');
    expect(await screen.findByText('Regular payment')).toBeVisible();
    expect(screen.queryByText('Status')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'PDF' })).not.toBeInTheDocument();
  });
});
