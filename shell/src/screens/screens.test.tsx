import { screen, within } from '@testing-library/react';
import { findTitle } from '../fixtures/page-queries.ts';
import { sampleRelease } from '../fixtures/release.fixture.ts';
import { openShellPage, openSignedIn } from '../fixtures/shell-page.tsx';

describe('screens of the shell', () => {
  it('SHELL-62, SHELL-63, SHELL-66: /403 says Permission Denied with its code, and links home', async () => {
    await openSignedIn('/403');
    expect(await findTitle()).toHaveTextContent('Permission Denied');
    expect(screen.getByText('Error code 403')).toBeVisible();
    expect(screen.getByText(/^It's looking like you may not have access to that/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '#/dashboard');
  });

  it('SHELL-64, SHELL-65, SHELL-67: an unknown path says Page Not Found with its code, and links to the login', async () => {
    await openShellPage('/nowhere');
    expect(await findTitle()).toHaveTextContent('Page Not Found');
    expect(screen.getByText('Error code 404')).toBeVisible();
    expect(screen.getByText(/^It's looking like you may have taken a wrong turn/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#/auth/login');
  });

  it('an error page has no link to a login that is not released', async () => {
    const release = sampleRelease();
    const remotes = release.remotes.filter(({ contract }) => contract.name !== 'mfe-auth');
    await openShellPage('/nowhere', { release: { ...release, remotes } });
    expect(await findTitle()).toHaveTextContent('Page Not Found');
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });

  it('SHELL-02: staff see who they are, their role, their abilities and Log Out', async () => {
    const abilities = ['system.filters.add', 'system.other'];
    await openSignedIn('/staff', { user: { guard: 'store', display_name: 'Stella S.', abilities } });
    expect(await screen.findByText('system.filters.add, system.other')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Why is something hidden?' })).toBeNull();
    expect(await screen.findByText('Logged in as Stella S.')).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent('Store');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log Out' })).toHaveAttribute(
      'href',
      '#/auth/logout',
    );
  });

  it('SHARED-44: staff who may read the access of others are led to the explanation', async () => {
    await openSignedIn('/staff', { user: { guard: 'web', abilities: ['system.users.access'] } });
    expect(await screen.findByRole('link', { name: 'Why is something hidden?' })).toBeVisible();
  });

  it('staff without names are greeted by their email, and administrators are led to the explanation', async () => {
    const names = { display_name: null, full_name: null, first_name: null, last_name: null };
    await openSignedIn('/staff', {
      user: { guard: 'web', is_admin: true, email: 'sam@portal.test', abilities: [], ...names },
    });
    expect(await screen.findByText('Logged in as sam@portal.test')).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent('AbilitiesAll, as an administrator');
    expect(screen.getByRole('link', { name: 'Why is something hidden?' })).toHaveAttribute(
      'href',
      '#/staff/access',
    );
  });
});
