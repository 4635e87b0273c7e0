import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterStoreUpdate, findTitle, sideMenu } from '../fixtures/page-queries.ts';
import { sampleRelease } from '../fixtures/release.fixture.ts';
import { closeShellPage, openShellPage, openSignedIn } from '../fixtures/shell-page.tsx';

describe('the frame of a screen', () => {
  it('SHELL-35, SHELL-05: shows the title of the contract, in the heading and with the brand in the document', async () => {
    await openSignedIn('/leases/current');
    expect(await findTitle()).toHaveTextContent('All Leases');
    expect(document.title).toBe('Current · All Leases · Fernway Customer Portal');
    expect(await screen.findByText('mfe-leases is here')).toBeVisible();
  });

  it('shows title and tabs while the code of the remote is still loading', async () => {
    await openSignedIn('/leases/current', { load: () => new Promise(() => {}) });
    expect(await findTitle()).toHaveTextContent('All Leases');
    expect(screen.getByRole('link', { name: 'Approved' })).toBeVisible();
    expect(screen.getByText('Loading All Leases')).toBeInTheDocument();
  });

  it('SHELL-40: shows the tabs of the group, with the current one marked', async () => {
    await openSignedIn('/leases/approved');
    expect(await screen.findByRole('link', { name: 'Approved' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Current' })).toHaveAttribute('href', '#/leases/current');
  });

  it('SHELL-36: shows the back link of the contract, or that of the screen', async () => {
    const { platform } = await openSignedIn('/lease/7/summary');
    const backs = await screen.findAllByRole('link', { name: 'Back to All Leases' });
    expect(backs[0]).toHaveAttribute('href', '#/leases/current');
    await afterStoreUpdate(() => void platform.page.setBack({ to: '/dashboard', label: 'Harbor Home' }));
    expect(screen.getAllByRole('link', { name: 'Back to Harbor Home' })[0]).toHaveAttribute(
      'href',
      '#/dashboard',
    );
  });

  it('SHELL-37, SHELL-38, SHELL-39: shows name, phone and address of the store that the screen names', async () => {
    const { platform } = await openSignedIn('/lease/7/summary');
    await afterStoreUpdate(
      () =>
        void platform.page.setStore({
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
    expect(sideMenu().getByRole('link', { name: /Apply Now/ })).toBe(links[0]);
    for (const link of links) {
      expect(link).toHaveAttribute('href', 'https://apply.fernway.example/credit-options');
      expect(link).toHaveAttribute('target', '_blank');
    }
  });

  it('SHELL-06, SHELL-17, SHELL-18, SHELL-19, SHELL-20: shows company, address, phones, email and hours at the foot of the menu', async () => {
    await openSignedIn('/leases/current');
    await findTitle();
    expect(sideMenu().getByText('Fernway Leasing')).toBeVisible();
    expect(sideMenu().getByText('100 Example Street, Springfield, IL 62701')).toBeVisible();
    expect(sideMenu().getByRole('link', { name: 'Call +1 555 010 0100' })).toBeVisible();
    expect(sideMenu().getByRole('link', { name: 'Call After hours +1 555 010 0111' })).toBeVisible();
    expect(sideMenu().getByRole('link', { name: 'support@fernway.example' })).toBeVisible();
    expect(sideMenu().getByText('Mon–Fri 9–8, Sat 10–8, Sun 1–7')).toBeVisible();
    expect(sideMenu().getByText(/Open now|Closed now/)).toBeVisible();
  });

  it('SHELL-20, OP-25: shows the configured hours, and by them whether support is open now', async () => {
    const release = sampleRelease();
    const supportHours = [{ from: 1, to: 7, opens: 0, closes: 1440 }];
    await openSignedIn('/leases/current', {
      release: { ...release, config: { ...release.config, supportHours } },
    });
    await findTitle();
    expect(sideMenu().getByText('Mon–Sun 12 AM–12 AM')).toBeVisible();
    expect(sideMenu().getByText('Open now')).toBeVisible();
  });

  it('SHELL-08, SHELL-10: shows mark and name of the active brand, and links to its credit options', async () => {
    const seen = async (secondBrandHostSuffix: string) => {
      const release = sampleRelease();
      await openSignedIn('/leases/current', {
        release: { ...release, config: { ...release.config, secondBrandHostSuffix } },
      });
      const home = sideMenu().getByRole('link', { name: / home$/ });
      const apply = sideMenu().getByRole('link', { name: /Apply Now/ });
      const shown = [home.textContent, apply.getAttribute('href'), home.querySelector('svg')?.innerHTML];
      closeShellPage();
      return shown;
    };
    const [name, address, mark] = await seen('.breeze.localhost');
    const [secondName, secondAddress, secondMark] = await seen('localhost');
    expect([name, address]).toEqual(['Fernway', 'https://apply.fernway.example/credit-options']);
    expect([secondName, secondAddress]).toEqual(['Breeze', 'https://apply.breeze.example/credit-options']);
    expect(mark).toBeTruthy();
    expect(secondMark).not.toBe(mark);
  });

  it('SHELL-48, SHELL-49: shows the menu items that guard and ability allow, from the contracts', async () => {
    await openSignedIn('/leases/current');
    await findTitle();
    const names = () => within(screen.getByRole('navigation', { name: 'Main menu' })).getAllByRole('link');
    expect(names().map((link) => link.textContent)).toEqual(['All Leases', 'Log Out']);
    expect(names()[0]).toHaveAttribute('aria-current', 'page');
    closeShellPage();
    await openSignedIn('/staff', { user: { guard: 'web', abilities: ['system.filters.add'] } });
    expect(names().map((link) => link.textContent)).toEqual(['Filters', 'Log Out']);
  });

  it('SHELL-06, SHELL-53: the sign-in screens and welcome have no header, and say at their foot how to reach the company', async () => {
    await openShellPage('/auth/login');
    expect(await screen.findByText('mfe-auth is here')).toBeVisible();
    expect(screen.queryByRole('banner')).toBeNull();
    const foot = within(screen.getByRole('contentinfo'));
    expect(foot.getByText('Fernway Leasing')).toBeVisible();
    expect(foot.getByRole('link', { name: 'Call +1 555 010 0100' })).toBeVisible();
    expect(foot.getByRole('link', { name: 'support@fernway.example' })).toBeVisible();
    expect(document.title).toBe('Log in · Fernway Customer Portal');
  });
});

describe('a change of route', () => {
  const announced = () => screen.getAllByRole('status').map((status) => status.textContent);

  it('announces one title, that of the screen where it has its own', async () => {
    const { go, platform } = await openSignedIn('/leases/current');
    await findTitle();
    const heard = new Set<string | null>();
    const observer = new MutationObserver(() => announced().forEach((text) => heard.add(text)));
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    go('/lease/7/summary');
    await afterStoreUpdate(() => void platform.page.setTitle('Sofa'));
    await waitFor(() => expect(announced()).toContain('Sofa'));
    observer.disconnect();
    expect([...heard]).not.toContain('Summary');
  });

  it('moves focus to the heading, sets the document title and announces the new screen', async () => {
    const { go } = await openSignedIn('/leases/current');
    await findTitle();
    expect(document.body).toHaveFocus();
    go('/lease/7/summary');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Summary' })).toHaveFocus());
    expect(document.title).toBe('Summary · Fernway Customer Portal');
    await waitFor(() => expect(announced()).toContain('Summary'));
  });

  it('changes with a value that the address needs, such as the topic of a question, and not with a search', async () => {
    const { go } = await openSignedIn('/receipt?payment=1');
    await findTitle();
    const scrolls = jest.spyOn(window, 'scrollTo').mockReturnValue();
    go('/receipt?payment=1&find=sofa');
    expect(scrolls).not.toHaveBeenCalled();
    expect(announced()).not.toContain('Summary');
    go('/receipt?payment=2');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Summary' })).toHaveFocus());
    expect(scrolls).toHaveBeenCalledWith(0, 0);
    await waitFor(() => expect(announced()).toContain('Summary'));
  });

  it('starts at the heading of the same screen where another address has removed what had the focus, as Back does from a step of it', async () => {
    const { go } = await openSignedIn('/receipt?payment=1');
    const title = await findTitle();
    const step = document.createElement('button');
    screen.getByRole('main').append(step);
    step.focus();
    step.remove();
    go('/receipt?payment=1&find=sofa');
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('says which tab is open where the tabs share a title, in the document too', async () => {
    const { go } = await openSignedIn('/leases/current');
    await findTitle();
    go('/leases/approved');
    await waitFor(() => expect(announced()).toContain('Approved · All Leases'));
    expect(document.title).toBe('Approved · All Leases · Fernway Customer Portal');
    expect(await findTitle()).toHaveTextContent(/^All Leases$/);
    go('/leases/current');
    await waitFor(() => expect(announced()).toContain('Current · All Leases'));
  });

  it('removes what the previous screen added to the frame', async () => {
    const { go, platform } = await openSignedIn('/lease/7/summary');
    await afterStoreUpdate(() => void platform.page.setTitle('Sofa'));
    expect(await findTitle()).toHaveTextContent('Sofa');
    go('/leases/current');
    expect(await findTitle()).toHaveTextContent('All Leases');
  });

  it('lets the first tab stop skip the menu', async () => {
    await openSignedIn('/leases/current');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('the overlay', () => {
  it('draws the notifications and dialogs of the platform', async () => {
    const { platform } = await openSignedIn('/leases/current');
    await afterStoreUpdate(() => platform.notify.error('It broke'));
    expect(await screen.findByText('It broke', { ignore: 'span' })).toBeVisible();
    let answer: Promise<boolean> = Promise.resolve(false);
    await afterStoreUpdate(() => {
      answer = platform.dialogs.confirm({ title: 'Proceed?' });
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await expect(answer).resolves.toBe(true);
  });
});
