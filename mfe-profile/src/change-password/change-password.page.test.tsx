import { changePassword } from '@portal/api-contract';
import { answers, callsOf, fails, fill, unreachable, type Mock } from '@portal/testing';
import { screen } from '@testing-library/react';
import { openProfile } from '../fixtures/open-profile.ts';

const open = (...mocks: readonly Mock[]) => openProfile('/profile/change-password', { mocks });
type Opened = ReturnType<typeof open>;

const current = () => screen.getByLabelText('Current password');
const next = () => screen.getByLabelText('New password');
const confirmation = () => screen.getByLabelText('Confirm password');
const submit = () => screen.getByRole('button', { name: 'Change Password' });

async function change({ user }: Opened, confirmed = 'Lantern!42') {
  await fill(user, current(), 'Portal!demo1');
  await fill(user, next(), 'Lantern!42');
  await fill(user, confirmation(), confirmed);
  await user.click(submit());
}

it('PROF-40, PROF-41: the form has its three fields and two buttons, with the strength of the new password', async () => {
  const { user, platform } = open();
  expect(submit()).toBeVisible();
  expect(current()).toHaveAttribute('autocomplete', 'current-password');
  expect(next()).toHaveAttribute('autocomplete', 'new-password');
  expect(confirmation()).toHaveAttribute('autocomplete', 'new-password');
  await fill(user, next(), 'abc');
  expect(screen.getByText('Too weak')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(platform.navigation.location.pathname).toBe('/profile/main');
});

it('the form tells password managers whose password it changes', () => {
  open();
  expect(screen.getByDisplayValue('dana@example.test')).toHaveAttribute('autocomplete', 'username');
});

it('PROF-75: all three fields are required', () => {
  open();
  expect(submit()).toBeDisabled();
  expect(screen.getByText('Still needed: Current password, New password, Confirm password')).toBeVisible();
});

it('PROF-76: the confirmation must match the new password', async () => {
  const opened = open();
  await change(opened, 'Lantern!43');
  expect(screen.getByText('This does not match the new password')).toBeVisible();
  expect(submit()).toBeDisabled();
  expect(callsOf(changePassword)).toHaveLength(0);
});

it.each([
  ['Lan!4', 'Use at least 8 characters'],
  ['12345678!', 'Use at least one letter'],
  ['Lantern42', 'Use at least one character that is neither a letter nor a digit'],
])('a new password %s says what it lacks', async (text, message) => {
  const { user } = open();
  await fill(user, next(), text);
  await user.tab();
  expect(screen.getByText(message)).toBeVisible();
});

it('PROF-06, PROF-55, PROF-89, PROF-106: the password is sent by its wire names, and the profile opens', async () => {
  const opened = open(answers(changePassword, null));
  await change(opened);
  expect(await screen.findByText('Your password is changed.')).toBeVisible();
  expect(callsOf(changePassword).map(({ body }) => body)).toEqual([
    {
      current_password: 'Portal!demo1',
      password: 'Lantern!42',
      password_confirmation: 'Lantern!42',
    },
  ]);
  expect(opened.platform.navigation.location.pathname).toBe('/profile/main');
});

it('PROF-96, PROF-106: the first error of the password is shown at the new password', async () => {
  await change(
    open(
      fails(changePassword, {
        status: 200,
        code: 422,
        error: { password: ['Too common.', 'Too old.'] },
      }),
    ),
  );
  expect(await screen.findByText('Too common.')).toBeVisible();
  expect(next()).toHaveAccessibleDescription(/Too common\./);
  expect(screen.queryByText('Too old.')).not.toBeInTheDocument();
});

it('a wrong current password is said once, at its field', async () => {
  const wrong = ['The current password is wrong.'];
  await change(
    open(fails(changePassword, { status: 422, error: { password: wrong, current_password: wrong } })),
  );
  expect(await screen.findAllByText('The current password is wrong.')).toHaveLength(1);
  expect(current()).toHaveAccessibleDescription(/The current password is wrong\./);
});

it('PROF-96 (OP-101): without an error of the password, the wait is shown; what was typed stays', async () => {
  await change(open(fails(changePassword, { status: 429, error: 'Rate limited', retryAfterSeconds: 900 })));
  expect(await screen.findByText('Too many tries. Wait 15 minutes, then try again.')).toBeVisible();
  expect(next()).toHaveValue('Lantern!42');
});

it.each([
  [unreachable(changePassword), /^We can’t be reached\..* the new one is saved already/],
  [fails(changePassword, { status: 503, error: 'Closed tonight.' }), /^Closed tonight\. .* saved already/],
])(
  'PROF-96: a change that may be saved says what a rejected current password would mean',
  async (failed, message) => {
    await change(open(failed));
    expect(await screen.findByText(message)).toBeVisible();
  },
);
