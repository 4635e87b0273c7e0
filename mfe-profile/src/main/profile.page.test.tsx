import type { User } from '@portal/domain';
import { saveSettings } from '@portal/api-contract';
import type { RouteReferenceName } from '@portal/platform';
import { answers, callsOf, fails, type Mock } from '@portal/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openProfile } from '../fixtures/open-profile.ts';

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

  it('PROF-14: shows a default picture when there is no avatar', () => {
    open({ avatar: null, profileUrl: null });
    expect(screen.getByTestId('default-avatar').querySelector('svg')).toBeVisible();
  });
});

describe('notification switches', () => {
  const saved = (request: { body: unknown }) => ({
    settings: request.body as { notifications: boolean; solicitations: boolean },
  });

  it('PROF-20, PROF-21: show the settings of the session', () => {
    open({ phoneSettings: { notifications: true, solicitations: false } });
    expect(general()).toBeChecked();
    expect(marketing()).not.toBeChecked();
  });

  it('PROF-07, PROF-70, PROF-71, PROF-87, PROF-104: send the settings at once and update the stored user', async () => {
    const { user, platform } = open({ phoneSettings: { notifications: false, solicitations: false } }, [
      answers(saveSettings, saved),
    ]);
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
    const { user } = open({ phoneSettings: { notifications: true, solicitations: false } }, [
      fails(saveSettings, { status: 200, code: 500, error: 'Settings are closed tonight' }),
    ]);
    await user.click(general());
    expect(await screen.findByRole('alert')).toHaveTextContent('Settings are closed tonight');
    expect(general()).toBeChecked();
  });

  it('send a change made during a request after it, so that answers can’t overtake one another', async () => {
    let finish: () => void = () => {};
    const first = new Promise<void>((resolve) => (finish = resolve));
    let calls = 0;
    const slowFirst: Mock = {
      endpoint: saveSettings,
      async respond(request) {
        calls += 1;
        if (calls === 1) await first;
        return answers(saveSettings, saved).respond(request);
      },
    };
    const { user, platform } = open({ phoneSettings: { notifications: true, solicitations: false } }, [
      slowFirst,
    ]);
    await user.click(general());
    await user.click(marketing());
    expect(calls).toBe(1);
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

  it('leave out screens that are not released', () => {
    open();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Change Email Address',
      'Change Password',
    ]);
  });
});
