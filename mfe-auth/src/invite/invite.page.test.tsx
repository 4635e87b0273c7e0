import { setPassword, verifyAccount, type WireSignedIn } from '@portal/api-contract';
import { answers, callsOf, fails, fill, mock, unreachable, type Mock } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { openAuth } from '../fixtures/open-auth.ts';

const open = (...mocks: readonly Mock[]) => openAuth({ path: '/auth/invite/a%2Fb', mocks });

const ivy: WireSignedIn = {
  user: { id: 9, email: 'ivy@portal.test', guard: 'store' },
  token: 'new-token',
};

describe('invite', () => {
  it('AUTH-24, AUTH-27: checks the token of the address, lets the invited set a password, and signs in', async () => {
    const { user, platform } = open(
      answers(verifyAccount, { token: 'invitation', username: 'ivy@portal.test' }),
      answers(setPassword, ivy),
    );
    await screen.findByRole('heading', { name: 'Set your password' });
    expect(callsOf(verifyAccount).map(({ body }) => body)).toEqual([{ token: 'a/b' }]);
    expect(platform.navigation.location).toMatchObject({
      pathname: '/auth/set-password',
      search: '?token=invitation&email=ivy%40portal.test',
    });
    // What a password manager saves the new password with.
    expect(document.querySelector('[autocomplete=username]')).toHaveValue('ivy@portal.test');
    await fill(user, screen.getByLabelText('New password'), 'Portal!1');
    await fill(user, screen.getByLabelText('Confirm password'), 'Portal!1');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(platform.session.token).toBe('new-token'));
    expect(callsOf(setPassword).map(({ body }) => body)).toEqual([
      { token: 'invitation', password: 'Portal!1', password_confirmation: 'Portal!1' },
    ]);
    expect(screen.getByText('Your password is set.')).toBeVisible();
    await waitFor(() => expect(platform.navigation.location.pathname).toBe('/'));
  });

  it('AUTH-37, AUTH-81: stays in the portal variant', async () => {
    const { platform } = openAuth({
      path: '/auth/invite/a?ui=portal&guard=store',
      mocks: [answers(verifyAccount, { token: 'invitation' })],
    });
    await screen.findByRole('heading', { name: 'Set your password' });
    expect(platform.navigation.location.search).toBe('?token=invitation&ui=portal&guard=store');
  });

  it('AUTH-24: uses the token of the address when the answer has no other', async () => {
    const { platform } = open(answers(verifyAccount, {}));
    await waitFor(() => expect(platform.navigation.location.search).toBe('?token=a%2Fb'));
  });

  it('AUTH-24: says that an invitation has expired, and what to do', async () => {
    open(fails(verifyAccount, { status: 404, error: 'Used' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Unable to open your invitation\. It has expired or was used already\./,
    );
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#/auth/login');
  });

  it('AUTH-24: tries again when the api could not be reached', async () => {
    const { user, platform } = open(unreachable(verifyAccount));
    expect(await screen.findByRole('alert')).toHaveTextContent('We can’t be reached.');
    mock(answers(verifyAccount, { token: 'invitation' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(platform.navigation.location.pathname).toBe('/auth/set-password'));
  });
});
