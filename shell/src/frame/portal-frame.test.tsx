import { checkToken, listSlides } from '@portal/api-contract';
import type { ParsedRelease } from '@portal/platform/contract';
import { answers, fails, mock, signedIn, unreachable } from '@portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { noFiles, noRelease } from '../fixtures/no-files.fixture.ts';
import { sampleRelease } from '../fixtures/release.fixture.ts';
import { openShellPage, type ShellPage } from '../fixtures/shell-page.tsx';
import { wireSession } from '../fixtures/wire-session.fixture.ts';

let page: ShellPage | null = null;

async function open(
  at: string,
  options: Partial<Parameters<typeof openShellPage>[0]> = {},
): Promise<ShellPage> {
  page = await openShellPage({ at, ...options });
  return page;
}

async function openSignedIn(
  at: string,
  change: Readonly<Record<string, unknown>> = {},
  load?: () => Promise<unknown>,
  release?: ParsedRelease,
) {
  mock(answers(checkToken, wireSession(change)));
  return open(at, { token: 'kept', ...(load ? { load } : {}), ...(release ? { release } : {}) });
}

const address = () => location.hash.slice(1);
const menu = () => within(screen.getByRole('complementary'));
const title = () => screen.findByRole('heading', { level: 1 });

afterEach(() => {
  page?.close();
  page = null;
  history.replaceState(null, '', '#/');
});

describe('the frame of a screen', () => {
  it('SHELL-35, SHELL-05: shows the title of the contract, in the heading and with the brand in the document', async () => {
    await openSignedIn('/leases/current');
    expect(await title()).toHaveTextContent('All Leases');
    expect(document.title).toBe('All Leases · Fernway Customer Portal');
    expect(await screen.findByText('mfe-leases is here')).toBeVisible();
  });

  it('shows title and tabs while the code of the remote is still loading', async () => {
    await openSignedIn('/leases/current', {}, () => new Promise(() => {}));
    expect(await title()).toHaveTextContent('All Leases');
    expect(screen.getByRole('link', { name: 'Approved' })).toBeVisible();
    expect(screen.getByText('Loading All Leases')).toBeInTheDocument();
  });

  it('SHELL-40: shows the tabs of the group, with the current one marked', async () => {
    await openSignedIn('/leases/approved');
    expect(await screen.findByRole('link', { name: 'Approved' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Current' })).toHaveAttribute('href', '#/leases/current');
  });

  it('SHELL-36: shows the back link of the contract, or that of the screen', async () => {
    const { shell } = await openSignedIn('/lease/7/summary');
    const backs = await screen.findAllByRole('link', { name: 'Back to All Leases' });
    expect(backs[0]).toHaveAttribute('href', '#/leases/current');
    await afterStoreUpdate(
      () => void shell.platform.page.setBack({ to: '/dashboard', label: 'Harbor Home' }),
    );
    expect(screen.getAllByRole('link', { name: 'Back to Harbor Home' })[0]).toHaveAttribute(
      'href',
      '#/dashboard',
    );
  });

  it('SHELL-37, SHELL-38, SHELL-39: shows name, phone and address of the store that the screen names', async () => {
    const { shell } = await openSignedIn('/lease/7/summary');
    await afterStoreUpdate(
      () =>
        void shell.platform.page.setStore({
          name: 'Harbor Home Furniture',
          phone: '(478) 555-0199',
          address: '1 Pier Rd, Macon, GA',
          note: 'lease FW-204418',
        }),
    );
    expect(screen.getByText('Harbor Home Furniture')).toBeVisible();
    expect(screen.getByText('lease FW-204418')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call (478) 555-0199' })).toHaveAttribute(
      'href',
      'tel:4785550199',
    );
    expect(screen.getByText('1 Pier Rd, Macon, GA')).toBeVisible();
  });

  it('SHELL-11, SHELL-12, SHELL-13, SHELL-14: Apply Now in header and menu opens the credit options of the brand in a new tab', async () => {
    await openSignedIn('/leases/current');
    const links = await screen.findAllByRole('link', { name: /Apply Now/ });
    expect(within(screen.getByRole('banner')).getByRole('link', { name: /Apply Now/ })).toBe(links[1]);
    expect(menu().getByRole('link', { name: /Apply Now/ })).toBe(links[0]);
    for (const link of links) {
      expect(link).toHaveAttribute('href', 'https://apply.fernway.example/options');
      expect(link).toHaveAttribute('target', '_blank');
    }
  });

  it('SHELL-06, SHELL-17, SHELL-18, SHELL-19, SHELL-20: shows company, address, phones, e-mail and hours at the foot of the menu', async () => {
    await openSignedIn('/leases/current');
    await title();
    expect(menu().getByText('Fernway Leasing')).toBeVisible();
    expect(menu().getByText('200 Harbor St, Macon, GA')).toBeVisible();
    expect(menu().getByRole('link', { name: 'Call (478) 555-0140' })).toBeVisible();
    expect(menu().getByRole('link', { name: 'Call (478) 555-0141' })).toBeVisible();
    expect(menu().getByRole('link', { name: 'help@fernway.test' })).toBeVisible();
    expect(menu().getByText('Mon–Fri 9–8, Sat 10–8, Sun 1–7')).toBeVisible();
    expect(menu().getByText(/Open now|Closed now/)).toBeVisible();
  });

  it('SHELL-08, SHELL-10: shows mark and name of the active brand, and links to its credit options', async () => {
    const seen = async (secondBrandHostSuffix: string) => {
      const release = sampleRelease();
      await openSignedIn('/leases/current', {}, undefined, {
        ...release,
        config: { ...release.config, secondBrandHostSuffix },
      });
      const home = menu().getByRole('link', { name: / home$/ });
      const apply = menu().getByRole('link', { name: /Apply Now/ });
      const shown = [home.textContent, apply.getAttribute('href'), home.querySelector('svg')?.innerHTML];
      page?.close();
      return shown;
    };
    const [name, address, mark] = await seen('.breeze.localhost');
    const [secondName, secondAddress, secondMark] = await seen('localhost');
    expect([name, address]).toEqual(['Fernway', 'https://apply.fernway.example/options']);
    expect([secondName, secondAddress]).toEqual(['Breeze', 'https://apply.breeze.example/options']);
    expect(mark).toBeTruthy();
    expect(secondMark).not.toBe(mark);
  });

  it('SHELL-48, SHELL-49: shows the menu items that guard and ability allow, from the contracts', async () => {
    await openSignedIn('/leases/current');
    await title();
    const names = () => within(screen.getByRole('navigation', { name: 'Main menu' })).getAllByRole('link');
    expect(names().map((link) => link.textContent)).toEqual(['All Leases', 'Log Out']);
    expect(names()[0]).toHaveAttribute('aria-current', 'page');
    page?.close();
    await openSignedIn('/staff', { guard: 'web', abilities: ['system.filters.add'] });
    expect(names().map((link) => link.textContent)).toEqual(['Filters', 'Log Out']);
  });

  it('SHELL-53: the sign-in screens and welcome have no header', async () => {
    await open('/auth/login');
    expect(await screen.findByText('mfe-auth is here')).toBeVisible();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(document.title).toBe('Log in · Fernway Customer Portal');
  });
});

describe('a change of route', () => {
  it('moves focus to the heading, sets the document title and announces the new screen', async () => {
    const { go } = await openSignedIn('/leases/current');
    await title();
    expect(document.body).toHaveFocus();
    go('/lease/7/summary');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Summary' })).toHaveFocus());
    expect(document.title).toBe('Summary · Fernway Customer Portal');
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('Summary');
  });

  it('removes what the previous screen added to the frame', async () => {
    const { go, shell } = await openSignedIn('/lease/7/summary');
    await afterStoreUpdate(() => void shell.platform.page.setTitle('Sofa'));
    expect(await title()).toHaveTextContent('Sofa');
    go('/leases/current');
    expect(await title()).toHaveTextContent('All Leases');
  });

  it('lets the first tab stop skip the menu', async () => {
    await openSignedIn('/leases/current');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('the guard', () => {
  it('SHELL-22, SHELL-25, SHELL-26: sends a visitor who is not signed in to the auth check, with the target in the hash', async () => {
    await open('/lease/7/summary');
    expect(address()).toBe('/auth/check?redirect=%2Flease%2F7%2Fsummary');
  });

  it('SHELL-33, SHELL-34: carries ui and guard on every redirect', async () => {
    await open('/leases/current?ui=portal&guard=store');
    const query = new URLSearchParams(address().split('?')[1]);
    expect([query.get('ui'), query.get('guard')]).toEqual(['portal', 'store']);
  });

  it('SHELL-68, SHELL-69: a 401 of a later call signs out and goes to the auth check', async () => {
    const { shell } = await openSignedIn('/leases/current');
    await title();
    mock(fails(checkToken, { status: 401, code: 401, error: 'Unauthenticated' }));
    await act(() => shell.platform.api.call(checkToken, undefined).catch(() => undefined));
    expect(shell.platform.session.state).toEqual({ status: 'signed-out' });
    expect(address()).toBe('/auth/check?redirect=%2Fleases%2Fcurrent');
  });

  it('SHELL-02, SHELL-31: a store signs in at the login of its guard, and home is the staff page', async () => {
    const { go, shell } = await open('/auth/login?ui=portal&guard=store');
    expect(await screen.findByText('mfe-auth is here')).toBeVisible();
    await afterStoreUpdate(() =>
      shell.platform.session.signIn({
        token: 'new',
        user: signedIn({ guard: 'store', fullName: 'Stella S.' }),
      }),
    );
    go('/');
    expect(await screen.findByText('Signed in as Stella S.')).toBeVisible();
    expect(address()).toMatch(/^\/staff(\?|$)/);
  });

  it('sends a customer whose token is rejected to the auth check', async () => {
    mock(fails(checkToken, { status: 401, code: 401, error: 'Unauthenticated' }));
    await open('/leases/current', { token: 'stale' });
    expect(address()).toBe('/auth/check?redirect=%2Fleases%2Fcurrent');
  });

  it('a session check without an answer signs nobody out and offers Retry', async () => {
    mock(unreachable(checkToken));
    const { shell } = await open('/leases/current', { token: 'kept' });
    expect(await screen.findByText('We couldn’t reach your account')).toBeVisible();
    expect(address()).toBe('/leases/current');
    expect(shell.platform.session.token).toBe('kept');
    mock(answers(checkToken, wireSession()));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('mfe-leases is here')).toBeVisible();
  });
});

describe('a remote that fails', () => {
  it('has a fallback with phone and hours inside the frame, and Retry loads it without a reload', async () => {
    mock(noFiles, noRelease);
    let there = false;
    const lifecycles = { bootstrap: done, mount: done, unmount: done };
    await openSignedIn('/leases/current', {}, () =>
      there ? Promise.resolve(lifecycles) : Promise.reject(new Error('404')),
    );
    const fallback = await screen.findByRole('alert');
    expect(fallback).toHaveTextContent('We couldn’t open this page');
    expect(within(fallback).getByRole('link', { name: 'Call (478) 555-0140' })).toBeVisible();
    expect(fallback).toHaveTextContent('Mon–Fri 9–8, Sat 10–8, Sun 1–7');
    expect(await title()).toHaveTextContent('All Leases');
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    there = true;
    await userEvent.click(within(fallback).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('mfe-leases is here')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('fails alone, on its own addresses, when its contract is unusable', async () => {
    await openSignedIn('/support/payments');
    expect(await screen.findByRole('alert')).toHaveTextContent('This page is being updated');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});

describe('screens of the shell', () => {
  it('SHELL-62, SHELL-63, SHELL-66: /403 says Permission Denied with its code, and links home', async () => {
    await openSignedIn('/403');
    expect(await title()).toHaveTextContent('Permission Denied');
    expect(screen.getByText('Error code 403')).toBeVisible();
    expect(screen.getByText(/^It's looking like you may not have access to that/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '#/dashboard');
  });

  it('SHELL-64, SHELL-65, SHELL-67: an unknown path says Page Not Found with its code, and links to the login', async () => {
    await open('/nowhere');
    expect(await title()).toHaveTextContent('Page Not Found');
    expect(screen.getByText('Error code 404')).toBeVisible();
    expect(screen.getByText(/^It's looking like you may have taken a wrong turn/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#/auth/login');
  });

  it('SHELL-02: staff see who they are, their role and Log Out', async () => {
    await openSignedIn('/staff', { guard: 'store', display_name: 'Stella S.' });
    expect(await screen.findByText('Signed in as Stella S.')).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent('Store');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log Out' })).toHaveAttribute(
      'href',
      '#/auth/logout',
    );
  });
});

describe('welcome', () => {
  const slides = [
    { english_image: 'slides/1.svg', has_login_button: true, has_help_button: false },
    { english_image: 'https://cdn.example/2.png', has_login_button: false, has_help_button: true },
  ];

  it('SHELL-54, SHELL-55, SHELL-56, SHELL-57, SHELL-58, SHELL-61: shows each slide with its image, the buttons it asks for, and Register always', async () => {
    mock(answers(listSlides, { slides }));
    await open('/welcome');
    expect(await screen.findByRole('img', { name: 'Slide 1 of 2' })).toHaveAttribute(
      'src',
      '/content/fernway/slides/1.svg',
    );
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '#/auth/login');
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '#/auth/register');
    expect(screen.queryByRole('button', { name: 'Help' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(screen.getByRole('img', { name: 'Slide 2 of 2' })).toHaveAttribute(
      'src',
      'https://cdn.example/2.png',
    );
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Register' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Help' }));
    const help = await screen.findByRole('dialog');
    expect(within(help).getByRole('link', { name: 'help@fernway.test' })).toBeVisible();
    expect(help).toHaveTextContent('Monday to Friday, 9 AM to 8 PM');
  });

  it('moves by arrow keys and by itself, and can be stopped', async () => {
    mock(answers(listSlides, { slides }));
    await open('/welcome');
    const next = await screen.findByRole('button', { name: 'Next slide' });
    await afterStoreUpdate(() => next.focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('img', { name: 'Slide 2 of 2' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Pause slides' }));
    expect(screen.getByRole('button', { name: 'Play slides' })).toBeVisible();
  });

  it('SHELL-59: goes to the login when there are no slides', async () => {
    mock(answers(listSlides, { slides: [] }));
    await open('/welcome');
    await waitFor(() => expect(address()).toBe('/auth/login'));
  });

  it('SHELL-60: goes to the login when the slides do not load', async () => {
    mock(fails(listSlides, { status: 422, code: 422, error: 'No' }));
    await open('/welcome');
    await waitFor(() => expect(address()).toBe('/auth/login'));
  });

  it('SHELL-52: sends a signed-in customer home', async () => {
    await openSignedIn('/welcome');
    expect(address()).toBe('/dashboard');
  });
});

describe('the overlay', () => {
  it('draws the notifications and dialogs of the platform', async () => {
    const { shell } = await openSignedIn('/leases/current');
    await afterStoreUpdate(() => shell.platform.notify.error('It broke'));
    expect(await screen.findByText('It broke', { ignore: 'span' })).toBeVisible();
    let answer: Promise<boolean> = Promise.resolve(false);
    await afterStoreUpdate(() => {
      answer = shell.platform.dialogs.confirm({ title: 'Proceed?' });
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await expect(answer).resolves.toBe(true);
  });
});

/** Acts, and waits for the stores, which notify in a microtask. */
function afterStoreUpdate(action: () => void): Promise<void> {
  return act(async () => {
    action();
    await Promise.resolve();
  });
}

function done() {
  return Promise.resolve();
}
