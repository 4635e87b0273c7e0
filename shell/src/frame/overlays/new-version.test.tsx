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
