// cspell:ignore pague desde recordatorio pago
import { logout, openPaymentLink } from '@portal/api-contract';
import { answers, callsOf, fails, mock, proxied, signedIn, unreachable, type Mock } from '@portal/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { openAuth } from '../fixtures/open-auth.ts';

const open = (...mocks: readonly Mock[]) =>
  openAuth({ path: '/auth/pay?token=a%2Fb', mocks, released: ['payments.reminder'] });
const press = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('button', { name: 'Show the payment' }));

describe('the link of a reminder', () => {
  it('OP-103: is exchanged after the button, and goes on with the session in the entry and no token in the address', async () => {
    const opened = open(answers(openPaymentLink, { token: 'session' }));
    expect(await screen.findByRole('heading', { name: 'Pay from your reminder' })).toBeVisible();
    expect(screen.getByText(/you confirm with its last four digits/)).toBeVisible();
    // Programs that read emails open their links.
    expect(callsOf(openPaymentLink)).toEqual([]);
    await press(opened);
    const { navigation, routes } = opened.platform;
    await waitFor(() => expect(navigation.location.pathname).toBe(routes.payments.reminder()));
    expect(navigation.location).toMatchObject({ search: '', state: { paymentSession: 'session' } });
    expect(callsOf(openPaymentLink).map(({ body }) => body)).toEqual([{ token: 'a/b' }]);
  });

  it('OP-103: says that a used or expired link shows nothing, and leads to login', async () => {
    const opened = open(fails(openPaymentLink, { status: 400, error: 'Used' }));
    await press(opened);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This link has expired or was used already. Nothing was paid by opening it again.',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#/auth/login');
    expect(opened.platform.navigation.location.pathname).toBe('/auth/pay');
  });

  it('OP-103: shows nothing while somebody else is signed in, and goes on once they have logged out', async () => {
    const opened = openAuth({
      path: '/auth/pay?token=a%2Fb',
      user: signedIn(),
      released: ['payments.reminder'],
      mocks: [fails(openPaymentLink, { status: 403, error: 'Another account' }), answers(logout, null)],
    });
    await press(opened);
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else is logged in here');
    await opened.user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('button', { name: 'Show the payment' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(opened.platform.session.state.status).toBe('signed-out');
    expect(opened.platform.navigation.location).toMatchObject({
      pathname: '/auth/pay',
      search: '?token=a%2Fb',
    });
  });

  it.each([403, 404])('OP-103: offers another try when a proxy answers %i', async (status) => {
    await press(open(proxied(openPaymentLink, status)));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We couldn’t open this payment. Something is wrong on our side.',
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('OP-95: is in the language of the email, until the customer chooses another one', async () => {
    const { platform } = openAuth({
      path: '/auth/pay?token=a&language=es',
      released: ['payments.reminder'],
    });
    expect(await screen.findByRole('heading', { name: 'Pague desde su recordatorio' })).toBeVisible();
    act(() => platform.language.choose('en'));
    expect(await screen.findByRole('heading', { name: 'Pay from your reminder' })).toBeVisible();
  });

  it('OP-103: stores the language of a link that opened, and of no other one', async () => {
    const path = '/auth/pay?token=a&language=es';
    const opened = openAuth({
      path,
      mocks: [fails(openPaymentLink, { status: 400, error: 'Used' })],
      released: ['payments.reminder'],
    });
    await opened.user.click(await screen.findByRole('button', { name: 'Ver el pago' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(Object.values(localStorage)).not.toContain('es');
    cleanup();
    const mended = openAuth({
      path,
      mocks: [answers(openPaymentLink, { token: 'session' })],
      released: ['payments.reminder'],
    });
    await mended.user.click(await screen.findByRole('button', { name: 'Ver el pago' }));
    await waitFor(() => expect(Object.values(localStorage)).toContain('es'));
  });

  it.each(['fr', ''])('OP-95: stays in the language of the page for the language %j', async (language) => {
    const { platform } = openAuth({
      path: `/auth/pay?token=a&language=${language}`,
      released: ['payments.reminder'],
    });
    expect(await screen.findByRole('heading', { name: 'Pay from your reminder' })).toBeVisible();
    expect(platform.language.choice).toBe('en');
  });

  it('OP-103: says that a link is incomplete, and asks the api nothing', async () => {
    openAuth({ path: '/auth/pay', released: ['payments.reminder'] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Open the whole link of the email');
  });

  it('OP-103: does not use the link up in a portal without the payment screen', async () => {
    openAuth({ path: '/auth/pay?token=a' });
    expect(await screen.findByRole('alert')).toHaveTextContent('isn’t possible here at the moment');
  });

  it('OP-101: tries again when the api could not be reached', async () => {
    const opened = open(unreachable(openPaymentLink));
    await press(opened);
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t open this payment.');
    mock(answers(openPaymentLink, { token: 'session' }));
    await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
    const { navigation, routes } = opened.platform;
    await waitFor(() => expect(navigation.location.pathname).toBe(routes.payments.reminder()));
  });
});
