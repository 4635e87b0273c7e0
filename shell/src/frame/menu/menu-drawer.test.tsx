import { act, fireEvent, screen, within } from '@testing-library/react';
import { openSignedIn } from '../../fixtures/shell-page.tsx';

const width = innerWidth;

async function openMenu(): Promise<HTMLElement> {
  await openSignedIn('/leases/current');
  fireEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
  return screen.findByRole('dialog', { name: 'Main menu' });
}

const menu = () => screen.queryByRole('dialog', { name: 'Main menu' });

function resize(to: number): void {
  Object.assign(globalThis, { innerWidth: to });
  fireEvent(window, new Event('resize'));
}

afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { innerWidth: width });
});

describe('the menu of a phone', () => {
  it('SHELL-41: is opened by its toggle, and closed by the cross and by choosing an item', async () => {
    const drawer = await openMenu();
    expect(within(drawer).getByRole('link', { name: 'All Leases' })).toHaveAttribute('aria-current', 'page');
    fireEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    expect(menu()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const again = await screen.findByRole('dialog', { name: 'Main menu' });
    fireEvent.click(within(again).getByRole('link', { name: 'All Leases' }));
    expect(menu()).toBeNull();
  });

  it('OP-13: has the brand at its head, which leads home and closes it', async () => {
    const drawer = await openMenu();
    fireEvent.click(within(drawer).getByRole('link', { name: / home$/ }));
    expect(menu()).toBeNull();
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  it('SHELL-73: closes when the window has been wide enough for the menu beside the content for 500 ms', async () => {
    await openMenu();
    jest.useFakeTimers();
    resize(1024);
    act(() => jest.advanceTimersByTime(400));
    resize(1025);
    act(() => jest.advanceTimersByTime(499));
    expect(menu()).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(menu()).toBeNull();
  });

  it('SHELL-42: stays at a width of 768', async () => {
    await openMenu();
    jest.useFakeTimers();
    resize(768);
    act(() => jest.advanceTimersByTime(1000));
    expect(menu()).toBeVisible();
  });
});
