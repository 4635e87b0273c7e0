import { checkToken, undoEmailChange } from '@portal/api-contract';
import { answers, callsOf, fails, mock, signedIn, unreachable, type Mock } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { openAuth } from '../fixtures/open-auth.ts';

const open = (...mocks: readonly Mock[]) => openAuth({ path: '/auth/undo-email/a%2Fb', mocks });
const press = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('button', { name: 'Put it back' }));

describe('undoing a change of the email address', () => {
  it('API-63: asks before it calls, puts the address back and says where the new password comes from', async () => {
    const opened = open(answers(undoEmailChange, null));
    await screen.findByRole('heading', { name: 'Put your email address back' });
    expect(screen.getByText(/^Everybody is logged out, you too/)).toBeVisible();
    expect(callsOf(undoEmailChange)).toEqual([]);
    await press(opened);
    expect(await screen.findByRole('status')).toHaveTextContent(
      'sent to your old address and choose a new password within 30 minutes',
    );
    expect(callsOf(undoEmailChange).map(({ body }) => body)).toEqual([{ token: 'a/b' }]);
    expect(screen.getByRole('link', { name: 'Back to log in' })).toHaveAttribute('href', '#/auth/login');
  });

  const openSignedIn = (session: Mock) =>
    openAuth({
      path: '/auth/undo-email/a%2Fb',
      user: signedIn(),
      mocks: [answers(undoEmailChange, null), session],
    });

  it('API-63: ends the session of the account in this tab, and stays', async () => {
    const opened = openSignedIn(fails(checkToken, { status: 401, error: 'Please log in.' }));
    await press(opened);
    await waitFor(() => expect(opened.platform.session.token).toBeNull());
    expect(screen.getByRole('heading', { name: 'Your email address was put back' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to log in' })).toBeVisible();
    expect(opened.platform.navigation.location.pathname).toBe('/auth/undo-email/a%2Fb');
  });

  it('API-63: leaves the session of another customer alone, who can log out', async () => {
    const opened = openSignedIn(
      answers(checkToken, { user: { id: 7, email: 'evan@portal.test', guard: 'client' } }),
    );
    await press(opened);
    await screen.findByRole('heading', { name: 'Your email address was put back' });
    await waitFor(() => expect(callsOf(checkToken)).toHaveLength(1));
    expect(opened.platform.session.state.status).toBe('signed-in');
    expect(screen.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '#/auth/logout');
  });

  it('API-63: says that a link has expired or was used, and whom to call', async () => {
    await press(open(fails(undoEmailChange, { status: 400, error: 'Used' })));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Unable to put your email address back\. The link has expired or was used already\. .*call \S+/,
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  it('OP-101: too many attempts show the time to wait, and the link can be tried again', async () => {
    await press(open(fails(undoEmailChange, { status: 429, error: 'Too many', retryAfterSeconds: 90 })));
    expect(await screen.findByRole('alert')).toHaveTextContent('Wait 2 minutes, then try again.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('API-63: tries again when the api could not be reached', async () => {
    const opened = open(unreachable(undoEmailChange));
    await press(opened);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /We can’t be reached\..* link is not accepted the next time, the old address may be back already/,
    );
    const failed = screen.getByRole('heading', { name: 'Put your email address back' });
    await waitFor(() => expect(failed).toHaveFocus());
    mock(answers(undoEmailChange, null));
    await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
    const done = await screen.findByRole('heading', { name: 'Your email address was put back' });
    await waitFor(() => expect(done).toHaveFocus());
  });
});
