import {
  findLinkedAttempt,
  findLinkedPayment,
  payLinkedPayment,
  type WireLinkedPayment,
} from '@portal/api-contract';
import { answers, callsOf, fails, mock, pends, renderRemote, unreachable, type Mock } from '@portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { contract } from '../../../remote.contract.ts';
import { paymentsMessages } from '../../messages/payments.messages.ts';
import { ownRoutes } from '../../own-routes.ts';
import { PaymentsRoutes } from '../../payments.routes.tsx';

const lease = {
  lease_uuid: '6f1c2a0e-0000-4000-8000-000000000101',
  loan_number: 'FW-204418',
  store_name: 'Harbor Home Furniture',
  due_on: '2026-12-04',
};
const due: WireLinkedPayment = {
  ...lease,
  status: 'due',
  amount: 84.2,
  date: '2026-12-01',
  method: { type: 'card', network: 'visa' },
};
const ofBank: WireLinkedPayment = {
  ...due,
  method: { type: 'bank', bank: 'Macon Credit Union', payer: 'Maria Alvarez' },
};
const receipt = { payment_id: '91', scheduled: false, amount: 84.2, date: '2026-12-01' };

/** Opens the payment of a reminder, without anybody signed in; `state` is what the history entry has. */
function openReminder(mocks: readonly Mock[], state: object | null = { paymentSession: 'session' }) {
  const opened = renderRemote({
    contract,
    root: PaymentsRoutes,
    messageCatalogues: [paymentsMessages],
    released: ['auth.login'],
    user: null,
    path: ownRoutes.reminder(),
    mocks,
  });
  if (state !== null) {
    act(() => opened.platform.navigation.go(ownRoutes.reminder(), { replace: true, state }));
  }
  return opened;
}

const digits = () => screen.findByLabelText('Last four digits of your card');
const payButton = () => screen.getByRole('button', { name: 'Pay $84.20' });

async function pay({ user }: ReturnType<typeof openReminder>, typed = '4242') {
  const field = await digits();
  await user.clear(field);
  await user.type(field, typed);
  await user.click(payButton());
}

describe('the payment of a reminder', () => {
  it('OP-103: is reviewed and paid with the last four digits, and ends with the receipt', async () => {
    const made = jest.fn();
    const opened = openReminder([answers(findLinkedPayment, due), answers(payLinkedPayment, receipt)]);
    opened.platform.events.on('payment.made', made);
    expect(await screen.findByRole('heading', { name: 'Pay $84.20 on Tuesday, December 1?' })).toBeVisible();
    expect(screen.getByText('Visa (your default)')).toBeVisible();
    expect(screen.getByText('Harbor Home Furniture')).toBeVisible();
    await pay(opened);
    expect(
      await screen.findByRole('heading', { name: /^Your payment has been processed\. Please allow up to 3/ }),
    ).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/^Your payment has been processed/);
    expect(screen.getByText('Visa ending 4242')).toBeVisible();
    expect(callsOf(payLinkedPayment).map(({ body }) => body)).toEqual([
      { token: 'session', amount: 84.2, last4: '4242' },
    ]);
    expect(made).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See payment' })).toBeNull();
  });

  it('OP-103, OP-105: names the time zone of its day where it is not the customer’s', async () => {
    openReminder([answers(findLinkedPayment, { ...due, time_zone: 'Pacific/Kiritimati' })]);
    expect(await screen.findByText(/^Days are in .*Line Islands Time/)).toBeVisible();
  });

  it('OP-103: shows a bank account’s authorization with the digits once they are typed, and sends it', async () => {
    const { user } = openReminder([answers(findLinkedPayment, ofBank), answers(payLinkedPayment, receipt)]);
    const field = await screen.findByLabelText('Last four digits of your account');
    expect(
      screen.getByText(/^I, Maria Alvarez, authorize .* at Macon Credit Union ending in ···· on/),
    ).toBeVisible();
    await user.type(field, '4821');
    expect(screen.getByText(/ending in 4821 on/)).toBeVisible();
    await user.click(payButton());
    await screen.findByRole('heading', { name: /^Your payment has been processed/ });
    expect(callsOf(payLinkedPayment)[0]?.body).toMatchObject({
      authorization: expect.stringMatching(/ending in 4821 on Tuesday, December 1, 2026/) as string,
    });
  });

  it('OP-103: asks for four digits before anything is sent', async () => {
    const opened = openReminder([answers(findLinkedPayment, due)]);
    const field = await digits();
    expect(payButton()).toHaveAccessibleDescription('Still needed: Last four digits of your card');
    expect(payButton()).toBeDisabled();
    await opened.user.type(field, 'a4 2');
    await opened.user.tab();
    expect(field).toHaveValue('42');
    expect(field).toHaveAccessibleDescription(
      expect.stringContaining('Enter the last four digits of your default payment method.') as string,
    );
    expect(payButton()).toBeDisabled();
    expect(callsOf(payLinkedPayment)).toEqual([]);
  });

  it('OP-103: wrong digits say how many tries are left, can be corrected, and the last ones end the link', async () => {
    const wrong = (left: number) =>
      fails(payLinkedPayment, { status: 422, error: { last4: ['Wrong'] }, data: { tries_left: left } });
    const opened = openReminder([answers(findLinkedPayment, due), wrong(2)]);
    await pay(opened, '1111');
    expect(await screen.findByText(/You have 2 tries left, then log in to pay\./)).toBeVisible();
    mock(wrong(1));
    await pay(opened, '1112');
    expect(await screen.findByText(/You have one try left/)).toBeVisible();
    mock(fails(payLinkedPayment, { status: 400, error: 'Ended' }));
    await pay(opened, '1113');
    expect(await screen.findByRole('heading', { name: 'This link doesn’t work any more' })).toBeVisible();
    expect(screen.queryByText('Harbor Home Furniture')).toBeNull();
    // Nothing was sent on: a reload has no payment to look up.
    expect(opened.platform.navigation.location.state).toEqual({ paymentSession: 'session' });
  });

  it.each([
    ['paid', 'Nothing is due for Harbor Home Furniture'],
    ['scheduled', 'Your payment for Harbor Home Furniture is scheduled'],
    ['processing', 'Your payment for Harbor Home Furniture is being processed'],
    ['no-method', 'Log in to pay Harbor Home Furniture'],
    ['unusable-method', 'Log in to pay Harbor Home Furniture'],
  ] as const)(
    'OP-103: a payment that is %s can’t be made, and the screen says what to do',
    async (status, title) => {
      openReminder([answers(findLinkedPayment, { ...lease, status })]);
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
      const login = screen.getByRole('link', { name: 'Log in' });
      expect(decodeURIComponent(login.getAttribute('href') ?? '')).toContain(
        'redirect=/payment-early?lease=FW-204418',
      );
    },
  );

  it('OP-103: says that the payment has changed when it was paid in between, and shows how it is now', async () => {
    const opened = openReminder([
      answers(findLinkedPayment, due),
      fails(payLinkedPayment, { status: 422, error: { lease: ['Changed'] } }),
    ]);
    await digits();
    mock(answers(findLinkedPayment, { ...lease, status: 'paid' }));
    await pay(opened);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'changed since you opened it, and nothing was charged',
    );
    expect(screen.getByRole('heading', { name: 'Nothing is due for Harbor Home Furniture' })).toBeVisible();
  });

  it.each([
    ['OP-103: without the session of a link', null, []],
    [
      'OP-103: with a link that has ended',
      undefined,
      [fails(findLinkedPayment, { status: 400, error: 'Ended' })],
    ],
  ] as const)('%s it shows nothing', async (_name, state, mocks) => {
    openReminder(mocks, state);
    expect(await screen.findByRole('heading', { name: 'This link doesn’t work any more' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  it('OP-103: shows nothing while somebody else is signed in', async () => {
    openReminder([fails(findLinkedPayment, { status: 403, error: 'Another account' })]);
    expect(await screen.findByText(/Somebody else is logged in here/)).toBeVisible();
  });

  it('OP-103: offers Retry when the payment does not load', async () => {
    const { user } = openReminder([fails(findLinkedPayment, { status: 503 })]);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    mock(answers(findLinkedPayment, due));
    await user.click(retry);
    expect(await digits()).toBeVisible();
  });

  it('OP-103: a lost answer is looked up with the link’s session, also after a reload, and is not sent again', async () => {
    const opened = openReminder([
      answers(findLinkedPayment, due),
      unreachable(payLinkedPayment),
      pends(findLinkedAttempt),
    ]);
    await pay(opened);
    expect(await screen.findByRole('heading', { name: 'Checking your payment' })).toBeVisible();
    const { state } = opened.platform.navigation.location;
    expect(state).toEqual({ paymentSession: 'session', sent: { amount: 8420, date: '2026-12-01' } });
    opened.unmount();
    openReminder(
      [
        answers(findLinkedPayment, { ...lease, status: 'paid' }),
        answers(findLinkedAttempt, { status: 'final', payment: receipt }),
      ],
      state as object,
    );
    expect(await screen.findByRole('heading', { name: /^Your payment has been processed/ })).toBeVisible();
    expect(callsOf(payLinkedPayment)).toHaveLength(1);
  });

  it('OP-103: a payment that was not made can be sent again with the same link', async () => {
    const opened = openReminder([
      answers(findLinkedPayment, due),
      unreachable(payLinkedPayment),
      answers(findLinkedAttempt, { status: 'unknown' }),
    ]);
    await pay(opened);
    expect(await screen.findByRole('heading', { name: 'Your payment has not been made' })).toBeVisible();
    mock(answers(payLinkedPayment, receipt));
    const field = await digits();
    await opened.user.clear(field);
    await opened.user.type(field, '4242');
    await opened.user.click(screen.getByRole('button', { name: 'Try again: pay $84.20' }));
    expect(await screen.findByRole('heading', { name: /^Your payment has been processed/ })).toBeVisible();
  });

  const sentState = { paymentSession: 'session', sent: { amount: 8420, date: '2026-12-01' } };

  it.each(['unknown', 'final'] as const)(
    'OP-103: says that nothing is due to who comes back after a payment that was not made (%s) and has paid in another way',
    async (status) => {
      const { platform } = openReminder(
        [answers(findLinkedPayment, { ...lease, status: 'paid' }), answers(findLinkedAttempt, { status })],
        sentState,
      );
      const title = 'Nothing is due for Harbor Home Furniture';
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
      expect(platform.navigation.state.busy).toBe(false);
    },
  );

  it('PAY-40, OP-103, OP-104: a payment that was rejected before a reload says that its cause is not known where the backend does not say it, is not offered again, and leads to login', async () => {
    openReminder(
      [answers(findLinkedPayment, due), answers(findLinkedAttempt, { status: 'final' })],
      sentState,
    );
    expect(await screen.findByRole('heading', { name: 'Your payment was not made' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('An unknown error occurred, please try again later!');
    expect(screen.getByRole('alert')).toHaveTextContent('Log in and pay with another method.');
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Pay|Try again/ })).toBeNull();
  });

  it.each([
    [
      { status: 'declined', reason: 'The card has expired.' },
      'Your payment was declined',
      'The card has expired.Nothing was charged. Log in and pay with another method.',
    ],
    [
      { status: 'canceled', reason: null },
      'Your payment was canceled',
      'It paid nothing of your lease. Log in to see what is due.',
    ],
  ] as const)(
    'OP-103, OP-104: a payment that was rejected before a reload says how it ended: %o',
    async (rejection, title, text) => {
      openReminder(
        [answers(findLinkedPayment, due), answers(findLinkedAttempt, { status: 'final', rejection })],
        sentState,
      );
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent(text);
      expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
    },
  );

  it('OP-103, OP-104: a decline names the method, says that nothing was charged, and leads to login', async () => {
    const opened = openReminder([
      answers(findLinkedPayment, due),
      fails(payLinkedPayment, { status: 402, error: 'The bank declined it.' }),
    ]);
    await pay(opened, '0002');
    expect(await screen.findByRole('heading', { name: 'Your Visa ending 0002 was declined' })).toBeVisible();
    const alert = screen.getByRole('alert');
    expect(within(alert).getByText('Nothing was charged.')).toBeVisible();
    expect(alert).toHaveTextContent('Log in and pay with another method.');
  });

  it('OP-101, OP-103: a payment that has to wait does not advise another method', async () => {
    const error = 'Too many payments were declined. Wait a minute.';
    const opened = openReminder([
      answers(findLinkedPayment, due),
      fails(payLinkedPayment, { status: 429, error }),
    ]);
    await pay(opened);
    expect(await screen.findByText(error)).toBeVisible();
    expect(screen.getByRole('alert')).not.toHaveTextContent('another method');
  });

  it('OP-103: sends once on a double click', async () => {
    const opened = openReminder([answers(findLinkedPayment, due), pends(payLinkedPayment)]);
    await opened.user.type(await digits(), '4242');
    await opened.user.dblClick(payButton());
    await waitFor(() => expect(callsOf(payLinkedPayment)).toHaveLength(1));
  });
});
