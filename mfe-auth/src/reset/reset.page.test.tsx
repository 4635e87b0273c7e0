import { logout, resetPassword, resetPortal } from '@portal/api-contract';
import type { PortalPath } from '@portal/platform';
import { answers, callsOf, fails, fill, proxied, signedIn, unreachable, type Mock } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { openAuth } from '../fixtures/open-auth.ts';

const address = '/auth/reset?token=a%2Fb%2B&email=maria%2B1%40portal.test';

async function open(mocks: readonly Mock[] = [], path: PortalPath = address) {
  const rendered = openAuth({
    path,
    mocks,
  });
  await screen.findByRole('heading', { name: 'Choose a new password' });
  return rendered;
}

const password = () => screen.getByLabelText('New password');
const confirmation = () => screen.getByLabelText('Confirm password');
const submit = () => screen.getByRole('button', { name: 'Reset password' });

async function choose(
  { user }: Awaited<ReturnType<typeof open>>,
  chosen = 'Portal!1',
  confirmed = chosen,
): Promise<void> {
  await fill(user, password(), chosen);
  await fill(user, confirmation(), confirmed);
}

describe('reset', () => {
  it('AUTH-15, AUTH-16, AUTH-62, AUTH-76: sets the password with token and email of the address, and goes to login', async () => {
    const page = await open([answers(resetPassword, null)]);
    await choose(page);
    await page.user.click(submit());
    expect(await screen.findByText('Password reset!')).toBeVisible();
    expect(page.platform.navigation.location).toMatchObject({ pathname: '/auth/login', search: '' });
    expect(callsOf(resetPassword).map(({ body }) => body)).toEqual([
      {
        token: 'a/b+',
        email: 'maria+1@portal.test',
        password: 'Portal!1',
        password_confirmation: 'Portal!1',
      },
    ]);
  });

  it('AUTH-34, AUTH-81: uses the call of the portal in its variant, and stays in it', async () => {
    const page = await open(
      [answers(resetPortal, null)],
      `${address}&redirect=%2Fwanted&ui=portal&guard=store`,
    );
    await choose(page);
    await page.user.click(submit());
    expect(await screen.findByText('Password reset!')).toBeVisible();
    expect(page.platform.navigation.location).toMatchObject({
      pathname: '/auth/login',
      search: '?redirect=%2Fwanted&ui=portal&guard=store',
    });
    expect(callsOf(resetPortal).map(({ body }) => body)).toEqual([
      {
        token: 'a/b+',
        email: 'maria+1@portal.test',
        password: 'Portal!1',
        password_confirmation: 'Portal!1',
      },
    ]);
  });

  it('shows the strength of the password, and tells password managers whose it is', async () => {
    const page = await open();
    await choose(page, 'Portal!demo1');
    expect(screen.getByRole('img', { name: 'Password strength: 10 of 10' })).toBeVisible();
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByDisplayValue('maria+1@portal.test')).toHaveAttribute('autocomplete', 'username');
  });

  it.each([
    ['a password without a special character', 'Portal123', undefined, 'To correct: New password'],
    ['another confirmation', 'Portal!1', 'Portal!2', 'To correct: Confirm password'],
  ])('OP-41: can’t be sent with %s', async (_, chosen, confirmed, note) => {
    const page = await open();
    await choose(page, chosen, confirmed);
    expect(submit()).toBeDisabled();
    expect(screen.getByText(note)).toBeVisible();
  });

  it.each([
    [
      'a used or expired link',
      fails(resetPassword, { status: 400, error: 'This link has been used or has expired.' }),
      'This link has been used or has expired.',
    ],
    ['no connection', unreachable(resetPassword), 'We can’t be reached.'],
  ])('AUTH-69: says that it failed and why: %s', async (_, mock, reason) => {
    const page = await open([mock]);
    await choose(page);
    await page.user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(`Unable to reset password. ${reason}`);
    expect(password()).toHaveValue('Portal!1');
    expect(screen.getByRole('link', { name: 'Ask for another email' })).toHaveAttribute(
      'href',
      '#/auth/forgot',
    );
  });

  it.each([
    ['no answer', unreachable(resetPassword)],
    ['the answer of a proxy', proxied(resetPassword, 502)],
    ['a broken server', fails(resetPassword, { status: 503, error: 'Closed tonight.' })],
  ])('AUTH-69: says after %s what a rejected link would mean', async (_, mock) => {
    const page = await open([mock]);
    await choose(page);
    await page.user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Unable to reset password\. .*link is not accepted the next time, the new password is saved already: log in with it\.$/,
    );
  });

  it('AUTH-69: says no such thing of a link that was rejected', async () => {
    const page = await open([fails(resetPassword, { status: 400, error: 'This link has been used.' })]);
    await choose(page);
    await page.user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(/This link has been used\.$/);
  });

  it('shows the messages of a 422 at the fields, and above the form when it lacks the field', async () => {
    const error = { password: ['This password is known.'], token: ['Too long.'] };
    const page = await open([fails(resetPassword, { status: 422, error })]);
    await choose(page);
    await page.user.click(submit());
    expect(await screen.findByText('This password is known.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Too long.');
  });

  it('OP-06: says who is logged in, and goes on with the same link once they have logged out', async () => {
    const { user, platform } = openAuth({
      path: address,
      user: signedIn({ email: 'remy@portal.test' }),
      mocks: [answers(logout, null)],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'remy@portal.test is logged in here, so no new password is set. Log out, and this link goes on.',
    );
    expect(screen.queryByLabelText('New password')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByLabelText('New password')).toBeVisible();
    expect(screen.getByText(/^For maria\+1@portal\.test\./)).toBeVisible();
    expect(screen.getByText('You have been logged out!')).toBeVisible();
    expect(platform.session.token).toBeNull();
    const title = screen.getByRole('heading', { name: 'Choose a new password' });
    await waitFor(() => expect(title).toHaveFocus());
  });

  it.each(['/auth/reset', '/auth/reset?token=a', '/auth/reset?email=maria%40portal.test&token='] as const)(
    'AUTH-69: says at once that the link %s is incomplete, and leads to a new one',
    async (path) => {
      await open([], path);
      expect(screen.getByText(/^Unable to reset password\. The link is incomplete\./)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Ask for another email' })).toHaveAttribute(
        'href',
        '#/auth/forgot',
      );
    },
  );
});
