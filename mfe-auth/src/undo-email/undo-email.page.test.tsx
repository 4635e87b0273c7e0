import { undoEmailChange } from '@portal/api-contract';
import { answers, callsOf, fails, mock, unreachable, type Mock } from '@portal/testing';
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
    expect(await screen.findByRole('status')).toHaveTextContent('choose a new password within 30 minutes');
    expect(callsOf(undoEmailChange).map(({ body }) => body)).toEqual([{ token: 'a/b' }]);
    expect(screen.getByRole('link', { name: 'Back to log in' })).toHaveAttribute('href', '#/auth/login');
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
