import { screen } from '@testing-library/react';
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
});
