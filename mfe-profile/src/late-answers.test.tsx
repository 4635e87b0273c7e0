import { addBank, addCard, cardFormConfig, changeEmail, changePassword } from '@portal/api-contract';
import type { PortalPath } from '@portal/platform';
import { answers, callsOf, fails, fill, type Mock } from '@portal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { serveProvider } from './fixtures/card-provider.ts';
import { held } from './fixtures/held.ts';
import { openProfile } from './fixtures/open-profile.ts';
import { wireUser } from './fixtures/wire-user.ts';

type Opened = ReturnType<typeof openProfile>;

const press = ({ user }: Opened, name: string) => user.click(screen.getByRole('button', { name }));
const type = ({ user }: Opened, label: string, text: string) =>
  fill(user, screen.getByLabelText(label, { selector: 'input' }), text);

let page = 0;
const cardConfig = () => {
  page += 1;
  serveProvider({});
  return answers(cardFormConfig, { PaylianceScriptUrl: `https://cards.test/late-${page}.js` });
};

interface Screen {
  readonly path: PortalPath;
  readonly success: Mock;
  readonly told: string;
  readonly mocks?: () => readonly Mock[];
  submit(opened: Opened): Promise<void>;
}

const screens: readonly Screen[] = [
  {
    path: '/profile/add-bank',
    success: answers(addBank, null),
    told: 'Flint Valley Bank ending 7665 is added.',
    async submit(opened) {
      await type(opened, 'Bank Name', 'Flint Valley Bank');
      await type(opened, 'Routing Number', '061000104');
      await type(opened, 'Checking Account', '000998877665');
      await press(opened, 'Add ACH');
    },
  },
  {
    path: '/profile/change-email',
    success: answers(changeEmail, { user: wireUser({ email: 'ana@portal.test' }) }),
    told: 'Your email address is now ana@portal.test.',
    async submit(opened) {
      await type(opened, 'New email', 'ana@portal.test');
      await type(opened, 'Current password', 'Portal!demo1');
      await press(opened, 'Change Email');
    },
  },
  {
    path: '/profile/change-password',
    success: answers(changePassword, null),
    told: 'Your password is changed.',
    async submit(opened) {
      await type(opened, 'Current password', 'Portal!demo1');
      await type(opened, 'New password', 'Lantern!42');
      await type(opened, 'Confirm password', 'Lantern!42');
      await press(opened, 'Change Password');
    },
  },
  {
    path: '/profile/add-card',
    success: answers(addCard, null),
    told: 'Your card is added.',
    mocks: () => [cardConfig()],
    async submit({ user }) {
      await user.click(await screen.findByRole('button', { name: 'Add New Credit Card' }));
      expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    },
  },
];

/** Submits the form of a screen, and leaves it before the answer. */
async function submitAndLeave({ path, mocks, submit }: Screen, mock: Mock) {
  const slow = held(mock);
  const opened = openProfile(path, { mocks: [slow, ...(mocks?.() ?? [])] });
  await submit(opened);
  await waitFor(() => expect(callsOf(mock.endpoint)).toHaveLength(1));
  act(() => opened.platform.navigation.go('/profile/main'));
  await screen.findByRole('switch', { name: 'General Notifications' });
  // The customer goes on, which an answer must not undo.
  act(() => opened.platform.navigation.go('/profile/change-email'));
  await screen.findByLabelText('New email');
  return { ...opened, slow };
}

describe('an answer that comes after the customer has left', () => {
  it.each(screens)('is told, and leaves them where they are: $path', async (each) => {
    const { platform, slow } = await submitAndLeave(each, each.success);
    slow.answer();
    expect(await screen.findByText(each.told)).toBeVisible();
    expect(platform.navigation.location.pathname).toBe('/profile/change-email');
  });

  it.each(screens)('is told also when it is a failure: $path', async (each) => {
    const failure = fails(each.success.endpoint, { status: 503, error: 'Closed tonight.' });
    const { slow } = await submitAndLeave(each, failure);
    slow.answer();
    expect(await screen.findByText(/^Closed tonight\./)).toBeVisible();
  });
});
