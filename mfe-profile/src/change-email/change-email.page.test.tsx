import { changeEmail } from '@portal/api-contract';
import { answers, callsOf, fails, fill, proxied, unreachable, type Mock } from '@portal/testing';
import { screen } from '@testing-library/react';
import { contract } from '../../remote.contract.ts';
import { openProfile } from '../fixtures/open-profile.ts';
import { wireUser } from '../fixtures/wire-user.ts';

const open = (...mocks: readonly Mock[]) => openProfile('/profile/change-email', { mocks });
type Opened = ReturnType<typeof open>;

const email = () => screen.getByLabelText('New email');
const password = () => screen.getByLabelText('Current password');
const submit = () => screen.getByRole('button', { name: 'Change Email' });

async function change({ user }: Opened) {
  await fill(user, email(), 'ana@portal.test');
  await fill(user, password(), 'Portal!demo1');
  await user.click(submit());
}

it('PROF-38, PROF-39: the form has new email, current password, and its two buttons', async () => {
  const { user, platform } = open();
  expect(email()).toHaveAttribute('type', 'email');
  expect(submit()).toBeVisible();
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  await fill(user, email(), 'half');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(platform.navigation.location.pathname).toBe('/profile/main');
});

it('PROF-72, PROF-73, PROF-74: nothing is sent before the email is valid and the password is there', async () => {
  const { user } = open();
  expect(submit()).toBeDisabled();
  await fill(user, email(), 'ana@portal');
  await fill(user, password(), 'Portal!demo1');
  expect(submit()).toBeDisabled();
  expect(screen.getByText('Enter an email address like name@example.com')).toBeVisible();
  await user.type(email(), '.test');
  expect(submit()).toBeEnabled();
  await user.clear(email());
  expect(submit()).toBeDisabled();
  expect(screen.getByText('Still needed: New email')).toBeVisible();
  await fill(user, email(), 'ana@portal.test');
  await user.clear(password());
  expect(submit()).toBeDisabled();
  expect(screen.getByText('Still needed: Current password')).toBeVisible();
});

it('PROF-05, PROF-54, PROF-88, PROF-105: the new email is sent with the password, and is the user’s everywhere', async () => {
  const opened = open(answers(changeEmail, { user: wireUser({ email: 'ana@portal.test' }) }));
  const { platform } = opened;
  const changed: string[] = [];
  platform.events.on('user.changed', ({ userId }) => changed.push(userId));
  await change(opened);
  expect(await screen.findByText('Your email address is now ana@portal.test.')).toBeVisible();
  expect(callsOf(changeEmail).map(({ body }) => body)).toEqual([
    { email: 'ana@portal.test', password: 'Portal!demo1' },
  ]);
  expect(platform.session.state).toMatchObject({ user: { email: 'ana@portal.test' } });
  expect(changed).toEqual(['7']);
  expect(platform.navigation.location.pathname).toBe('/profile/main');
  expect(screen.getByText('Username').nextSibling).toHaveTextContent('ana@portal.test');
});

it.each([
  [
    'an address that is taken',
    { status: 200, code: 422, error: { email: ['This address is taken.'] } },
    'This address is taken.',
  ],
  [
    'a wrong password',
    { status: 403, error: 'The current password is wrong.' },
    'The current password is wrong.',
  ],
  [
    'too many attempts (OP-101)',
    { status: 429, error: 'Rate limited', retryAfterSeconds: 900 },
    'Too many tries. Wait 15 minutes, then try again.',
  ],
])('PROF-95, PROF-105: %s is said, and what was typed stays', async (_, failure, message) => {
  const opened = open(fails(changeEmail, failure));
  await change(opened);
  expect(await screen.findByText(message)).toBeVisible();
  expect(email()).toHaveValue('ana@portal.test');
  expect(opened.platform.session.state).toMatchObject({ user: { email: 'dana@example.test' } });
});

it('a wrong password is said at its field', async () => {
  await change(open(fails(changeEmail, { status: 403, error: 'The current password is wrong.' })));
  await screen.findByText('The current password is wrong.');
  expect(password()).toHaveAccessibleDescription(/The current password is wrong\./);
});

it('PROF-95: no password is called wrong, nor a proxy quoted, when it is a proxy that answers 403', async () => {
  await change(open(proxied(changeEmail, 403)));
  expect(await screen.findByRole('alert')).toHaveTextContent('That didn’t work. Please try again.');
  expect(password()).not.toHaveAccessibleDescription(/./);
});

it('a broken connection leaves the form as it is, to be sent again', async () => {
  const opened = open(unreachable(changeEmail));
  await change(opened);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^We can’t be reached\./);
  expect(submit()).toBeEnabled();
});

it('PROF-11: the Profile tab is the current one on main, change email and change password', () => {
  const tabOf = (id: string) => {
    const tabs = contract.routes.find((route) => route.id === id)?.tabs;
    return tabs && ('tab' in tabs ? tabs.tab : id);
  };
  expect(['main', 'change-email', 'change-password'].map(tabOf)).toEqual(['main', 'main', 'main']);
  expect(contract.messages.en['tab.main']).toBe('Profile');
});
