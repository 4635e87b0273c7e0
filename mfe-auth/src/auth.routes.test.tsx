import { signedIn } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { contract } from '../remote.contract.ts';
import { openAuth } from './fixtures/open-auth.ts';

describe('the routes of mfe-auth', () => {
  it('AUTH-03: are all under /auth', () => {
    expect(contract.routes.map(({ path }) => path).filter((path) => !path.startsWith('/auth/'))).toEqual([]);
  });

  it('draw nothing at an address of another remote', () => {
    openAuth({ path: '/samples/7' });
    expect(screen.getByRole('main')).toBeEmptyDOMElement();
  });

  it.each([
    ['/auth/verify', 'Unable to verify your account. The link is incomplete.'],
    ['/auth/invite', 'Unable to open your invitation. The link is incomplete.'],
    [
      '/auth/login/one-time?code=b',
      'Unable to process your one time login. It might have expired, and the link is incomplete.',
    ],
    ['/auth/undo-email', 'Unable to put your email address back. The link is incomplete.'],
  ] as const)('AUTH-73: says at %s, without a token, that the link is incomplete', async (path, text) => {
    openAuth({ path });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#/auth/login');
  });

  it('lead who is signed in from a link that does not open to their screens or a logout, and not to a login for guests', async () => {
    openAuth({ path: '/auth/invite?redirect=%2Fwanted', user: signedIn({ email: 'remy@portal.test' }) });
    expect(await screen.findByText('You are logged in as remy@portal.test.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '#/auth/check?redirect=%2Fwanted',
    );
    expect(screen.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '#/auth/logout');
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });

  const newPassword = ['new-password', 'new-password'];
  const forms = [
    ['/auth/login?', ['username', 'current-password']],
    ['/auth/register?', ['given-name', 'family-name', 'username', ...newPassword]],
    ['/auth/forgot?', ['username']],
    ['/auth/verify/a?', ['one-time-code']],
    ['/auth/reset?token=a&email=maria%40portal.test&', ['username', ...newPassword]],
    ['/auth/set-password?token=a&email=ivy%40portal.test&', ['username', ...newPassword]],
  ] as const;

  it.each(
    forms.flatMap(([path, purposes]) =>
      ['', 'ui=portal&guard=store'].map((variant) => [`${path}${variant}`, purposes] as const),
    ),
  )('tell password managers at %s what each field is for', async (path, purposes) => {
    const { container } = openAuth({ path });
    await waitFor(() => expect(container.querySelectorAll('input')).toHaveLength(purposes.length));
    const inputs = [...container.querySelectorAll('input')];
    expect(inputs.map((input) => input.autocomplete)).toEqual(purposes);
  });
});
