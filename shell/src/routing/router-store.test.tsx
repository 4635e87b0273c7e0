import { checkToken } from '@portal/api-contract';
import { answers, callsOf, fails, mock, signedIn, unreachable } from '@portal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterStoreUpdate, currentPath, findTitle } from '../fixtures/page-queries.ts';
import { openShellPage, openSignedIn } from '../fixtures/shell-page.tsx';
import { wireSession } from '../fixtures/wire-session.fixture.ts';

describe('the guard', () => {
  it('SHELL-22, SHELL-25, SHELL-26: sends a visitor who is not signed in to the auth check, with the target in the hash', async () => {
    await openShellPage('/lease/7/summary');
    expect(currentPath()).toBe('/auth/check?redirect=%2Flease%2F7%2Fsummary');
  });

  it('SHELL-33, SHELL-34: carries ui and guard on every redirect', async () => {
    await openShellPage('/leases/current?ui=portal&guard=store');
    const query = new URLSearchParams(currentPath().split('?')[1]);
    expect([query.get('ui'), query.get('guard')]).toEqual(['portal', 'store']);
  });

  it('SHELL-68, SHELL-69: a 401 of a later call signs out and goes to the auth check', async () => {
    const { platform } = await openSignedIn('/leases/current');
    await findTitle();
    mock(fails(checkToken, { status: 401, code: 401, error: 'Unauthenticated' }));
    await act(() => platform.api.call(checkToken, undefined).catch(() => undefined));
    expect(platform.session.state).toEqual({ status: 'signed-out', ended: 'expired' });
    expect(currentPath()).toBe('/auth/check?redirect=%2Fleases%2Fcurrent');
  });

  it('SHELL-02, SHELL-31: a store signs in at the login of its guard, and home is the staff page', async () => {
    const { go, platform } = await openShellPage('/auth/login?ui=portal&guard=store');
    expect(await screen.findByText('mfe-auth is here')).toBeVisible();
    await afterStoreUpdate(() =>
      platform.session.signIn({
        token: 'new',
        user: signedIn({ guard: 'store', fullName: 'Stella S.' }),
      }),
    );
    go('/');
    expect(await screen.findByText('Logged in as Stella S.')).toBeVisible();
    expect(currentPath()).toMatch(/^\/staff(\?|$)/);
  });

  it('SHELL-25, AUTH-43: a sign-in goes where it leads in one step, not home first because the login is for guests', async () => {
    const { platform } = await openShellPage('/auth/login');
    const moves: string[] = [];
    platform.navigation.subscribe(() => moves.push(platform.navigation.location.pathname));
    await afterStoreUpdate(() =>
      platform.session.signIn({ token: 'new', user: signedIn() }, '/leases/current'),
    );
    expect(moves).toEqual(['/leases/current']);
    expect(await screen.findByText('mfe-leases is here')).toBeVisible();
  });

  it('sends a customer whose token is rejected to the auth check', async () => {
    mock(fails(checkToken, { status: 401, code: 401, error: 'Unauthenticated' }));
    await openShellPage('/leases/current', { token: 'stale' });
    expect(currentPath()).toBe('/auth/check?redirect=%2Fleases%2Fcurrent');
  });

  it('a session check without an answer signs nobody out and offers Retry', async () => {
    mock(unreachable(checkToken));
    const { platform } = await openShellPage('/leases/current', { token: 'kept' });
    expect(await screen.findByText('We couldn’t reach your account')).toBeVisible();
    expect(currentPath()).toBe('/leases/current');
    expect(platform.session.token).toBe('kept');
    mock(answers(checkToken, wireSession()));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('mfe-leases is here')).toBeVisible();
  });

  it('a session check that fails has a page title, keeps the focus on Retry while it is repeated, and leaves it to the title of the screen', async () => {
    mock(unreachable(checkToken));
    await openShellPage('/staff', { token: 'kept' });
    expect(await findTitle()).toHaveTextContent('We couldn’t reach your account');
    const retry = screen.getByRole('button', { name: 'Retry' });
    await userEvent.click(retry);
    await waitFor(() => expect(callsOf(checkToken)).toHaveLength(2));
    expect(await findTitle()).toHaveTextContent('We couldn’t reach your account');
    expect(retry).toHaveFocus();
    mock(answers(checkToken, wireSession({ guard: 'web' })));
    await userEvent.click(retry);
    await waitFor(async () =>
      expect(await screen.findByRole('heading', { name: 'Staff area' })).toHaveFocus(),
    );
  });
});
