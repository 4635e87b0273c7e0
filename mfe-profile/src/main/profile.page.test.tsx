import type { User } from '@portal/domain';
import { currentUser, saveSettings } from '@portal/api-contract';
import type { RouteReferenceName } from '@portal/platform';
import { answers, callsOf, fails, type Mock } from '@portal/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openProfile } from '../fixtures/open-profile.ts';
import { wireUser } from '../fixtures/wire-user.ts';

const linkedRoutes: readonly RouteReferenceName[] = ['leases.retrieve', 'auth.logout'];

function open(
  user: Partial<User> = {},
  mocks: readonly Mock[] = [],
  released: readonly RouteReferenceName[] = [],
) {
  return openProfile('/profile/main', { user, mocks, released });
}

const general = () => screen.getByRole('switch', { name: 'General Notifications' });
const marketing = () => screen.getByRole('switch', { name: 'Marketing Notifications' });

it.each([
  ['in the portal', {}, 1],
  ['not in a page of others, which says both', { choices: { language: 'en', theme: 'dark' } }, 0],
] as const)('theme and language can be chosen %s', (_, host, cards) => {
  openProfile('/profile/main', { host });
  expect(screen.queryAllByRole('heading', { name: 'Theme' })).toHaveLength(cards);
  expect(screen.queryAllByRole('heading', { name: 'Language' })).toHaveLength(cards);
});

it('each language is named in its own words, for those who hear the page too', () => {
  open();
  expect(screen.getByText('Español')).toHaveAttribute('lang', 'es');
  expect(screen.getByText('English')).toHaveAttribute('lang', 'en');
});

describe('the identity card', () => {
  it.each([
    [
      'PROF-15: first and last name when both exist',
      { firstName: 'Ana', lastName: 'Ruiz', fullName: 'A. Ruiz' },
      'Ana Ruiz',
    ],
    [
      'PROF-16: the full name when one is missing',
      { firstName: 'Ana', lastName: null, fullName: 'A. Ruiz' },
      'A. Ruiz',
    ],
  ])('shows %s', (_, user, name) => {
    open(user);
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  });

  it('PROF-17, PROF-19: shows the mobile number, and the email address as username', () => {
    open({ cellPhone: '555-0101', email: 'ana@portal.test' });
    expect(screen.getByText('Mobile number').nextSibling).toHaveTextContent('555-0101');
    expect(screen.getByText('Username').nextSibling).toHaveTextContent('ana@portal.test');
  });

  it('PROF-18: says N/A for a missing mobile number', () => {
    open({ cellPhone: null });
    expect(screen.getByText('Mobile number').nextSibling).toHaveTextContent(/^N\/A$/);
  });

  it('PROF-13, PROF-14: shows the avatar, and a default picture when it does not load', () => {
    open({ avatar: 'https://pictures.test/ana.png' });
    const picture = screen.getByRole('img', { name: 'Picture of Dana Whitfield' });
    expect(picture).toHaveAttribute('src', 'https://pictures.test/ana.png');
    fireEvent.error(picture);
    expect(screen.getByTestId('default-avatar')).toBeInTheDocument();
  });

  it('PROF-13: the avatar is a picture of the portal’s host in a page of another origin too', () => {
    openProfile('/profile/main', {
      user: { avatar: '/pictures/ana.png' },
      host: { portalOrigin: 'https://portal.test' },
    });
    expect(screen.getByRole('img', { name: 'Picture of Dana Whitfield' })).toHaveAttribute(
      'src',
      'https://portal.test/pictures/ana.png',
    );
  });

  it('PROF-14: shows a default picture when there is no avatar', () => {
    open({ avatar: null, profileUrl: null });
    expect(screen.getByTestId('default-avatar').querySelector('svg')).toBeVisible();
  });
});

describe('notification switches', () => {
  /** Mocks the settings of the account, as every tab and device changes them. */
  function account(settings: { notifications: boolean; solicitations: boolean }) {
    let phone_settings = settings;
    return {
      /** Changes them as another device does. */
      change: (changed: Partial<typeof settings>) => {
        phone_settings = { ...phone_settings, ...changed };
      },
      settings: () => phone_settings,
      user: answers(currentUser, () => wireUser({ phone_settings })),
      save: answers(saveSettings, (request) => {
        phone_settings = request.body as typeof settings;
        return { settings: phone_settings };
      }),
    };
  }

  it('PROF-20, PROF-21: show the settings of the session', () => {
    open({ phoneSettings: { notifications: true, solicitations: false } });
    expect(general()).toBeChecked();
    expect(marketing()).not.toBeChecked();
  });

  it('PROF-07, PROF-70, PROF-71, PROF-87, PROF-104: send the settings at once and update the stored user', async () => {
    const { user: read, save } = account({ notifications: false, solicitations: false });
    const settings = { notifications: false, solicitations: false };
    const { user, platform } = open({ phoneSettings: settings }, [read, save]);
    await user.click(marketing());
    expect(marketing()).toBeChecked();
    expect(await screen.findByText('Your notification settings are saved.')).toBeVisible();
    expect(callsOf(saveSettings).map(({ body }) => body)).toEqual([
      { notifications: false, solicitations: true },
    ]);
    expect(platform.session.state).toMatchObject({
      user: { phoneSettings: { notifications: false, solicitations: true } },
    });
  });

  it('PROF-104 (OP-82): go back to the saved settings and show the reason when saving fails', async () => {
    const settings = { notifications: true, solicitations: false };
    const { user } = open({ phoneSettings: settings }, [
      account(settings).user,
      fails(saveSettings, { status: 200, code: 500, error: 'Settings are closed tonight' }),
    ]);
    await user.click(general());
    expect(await screen.findByRole('alert')).toHaveTextContent('Settings are closed tonight');
    expect(general()).toBeChecked();
  });

  it('PROF-70, API-62: keep the other setting as another device has saved it meanwhile', async () => {
    const opened = { notifications: true, solicitations: true };
    const ours = account(opened);
    const { user, platform } = open({ phoneSettings: opened }, [ours.user, ours.save]);
    ours.change({ notifications: false });
    await user.click(marketing());
    expect(await screen.findByText('Your notification settings are saved.')).toBeVisible();
    expect(ours.settings()).toEqual({ notifications: false, solicitations: false });
    expect(general()).not.toBeChecked();
    expect(platform.session.state).toMatchObject({ user: { phoneSettings: ours.settings() } });
  });

  it('PROF-104 (OP-82): send nothing when the settings of the account can’t be read', async () => {
    const { user } = open({ phoneSettings: { notifications: true, solicitations: false } }, [
      fails(currentUser, { status: 500, error: 'The account is closed tonight' }),
    ]);
    await user.click(general());
    expect(await screen.findByRole('alert')).toHaveTextContent('The account is closed tonight');
    expect(general()).toBeChecked();
    expect(callsOf(saveSettings)).toHaveLength(0);
  });

  it('send a change made during a request after it, so that answers can’t overtake one another', async () => {
    let finish: () => void = () => {};
    const first = new Promise<void>((resolve) => (finish = resolve));
    let calls = 0;
    const settings = { notifications: true, solicitations: false };
    const ours = account(settings);
    const slowFirst: Mock = {
      endpoint: saveSettings,
      async respond(request) {
        calls += 1;
        if (calls === 1) await first;
        return ours.save.respond(request);
      },
    };
    const { user, platform } = open({ phoneSettings: settings }, [ours.user, slowFirst]);
    await user.click(general());
    await user.click(marketing());
    await waitFor(() => expect(calls).toBe(1));
    finish();
    await waitFor(() =>
      expect(platform.session.state).toMatchObject({
        user: { phoneSettings: { notifications: false, solicitations: true } },
      }),
    );
    expect(callsOf(saveSettings)).toHaveLength(2);
    expect(marketing()).toBeChecked();
  });
});

describe('the theme', () => {
  const choice = (name: string) => screen.getByRole('radio', { name });

  it('is as the device until one is chosen, which is shown at once and kept', async () => {
    const { user } = open();
    expect(screen.getByRole('radiogroup', { name: 'Theme' })).toBeVisible();
    expect(choice('As this device')).toBeChecked();
    await user.click(choice('Dark'));
    expect(choice('Dark')).toBeChecked();
    expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
    expect(localStorage.getItem('portal.theme')).toBe('dark');
    await user.keyboard('{ArrowLeft}');
    expect(document.documentElement).toHaveAttribute('data-scheme', 'light');
    await user.click(choice('As this device'));
    expect(document.documentElement).not.toHaveAttribute('data-scheme');
  });
});

describe('the links', () => {
  it('PROF-22, PROF-23, PROF-24, PROF-25: lead to each released screen', () => {
    const { routes } = open({}, [], linkedRoutes).platform;
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Retrieve Past Leases', `#${routes.leases.retrieve()}`],
      ['Change Email Address', '#/profile/change-email'],
      ['Change Password', '#/profile/change-password'],
      ['Logout', `#${routes.auth.logout()}`],
    ]);
  });

  it('leave out the logout in a page of others, whose session it would not end', () => {
    openProfile('/profile/main', { released: linkedRoutes, host: { canLogOut: false } });
    expect(screen.getByRole('link', { name: 'Retrieve Past Leases' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Logout' })).not.toBeInTheDocument();
  });

  it('leave out screens that are not released', () => {
    open();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Change Email Address',
      'Change Password',
    ]);
  });
});
