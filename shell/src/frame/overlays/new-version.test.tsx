import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterStoreUpdate } from '../../fixtures/page-queries.ts';
import { openSignedIn } from '../../fixtures/shell-page.tsx';

async function openWithNewVersion() {
  const { shell, platform } = await openSignedIn('/leases/current');
  await afterStoreUpdate(() => void Object.assign(shell.releaseWatch.state, { changed: true }));
  return platform;
}

const note = () => screen.findByText('A new version is ready.');

describe('the note of a new version', () => {
  it('offers to reload, and goes away when it is closed', async () => {
    await openWithNewVersion();
    expect(await note()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByText('A new version is ready.')).toBeNull();
  });

  it('is said by a live region that was there before it', async () => {
    const { shell } = await openSignedIn('/leases/current');
    const regions = screen.getAllByRole('status');
    await afterStoreUpdate(() => void Object.assign(shell.releaseWatch.state, { changed: true }));
    const region = (await note()).closest<HTMLElement>('[role=status]');
    expect(regions).toContain(region);
  });

  it('leaves the focus on the heading of the page when it is closed by keyboard', async () => {
    await openWithNewVersion();
    await note();
    screen.getByRole('button', { name: 'Not now' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('stays away after it was closed, also when a form has come and gone', async () => {
    const platform = await openWithNewVersion();
    await note();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    let unblock = () => {};
    await afterStoreUpdate(() => {
      unblock = platform.navigation.block(() => false);
    });
    await afterStoreUpdate(() => unblock());
    expect(screen.queryByText('A new version is ready.')).toBeNull();
  });

  it('waits while something is unsaved', async () => {
    const platform = await openWithNewVersion();
    await note();
    let unblock = () => {};
    await afterStoreUpdate(() => {
      unblock = platform.navigation.block(() => false);
    });
    expect(screen.queryByText('A new version is ready.')).toBeNull();
    await afterStoreUpdate(() => unblock());
    expect(await note()).toBeVisible();
  });
});
