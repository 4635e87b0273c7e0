import { act, screen, waitFor } from '@testing-library/react';
import { openFindRetailer, storeNames } from '../fixtures/open-find-retailer.ts';

describe('the map', () => {
  it('shows the list when its code does not load, and loads it again on Retry', async () => {
    const { user, map } = openFindRetailer({ mapFails: true });
    expect(await screen.findByText('The map could not be loaded')).toBeVisible();
    expect(await storeNames()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    const shown = await map();
    await waitFor(() => expect(shown.stores).toHaveLength(2));
    expect(screen.queryByText('The map could not be loaded')).not.toBeInTheDocument();
  });

  it('is disposed of with the screen', async () => {
    const { map, unmount } = openFindRetailer();
    await storeNames();
    const shown = await map();
    unmount();
    expect(shown.disposed).toBe(true);
  });

  it('zooms with its buttons', async () => {
    const { map, user } = openFindRetailer();
    const shown = await map();
    await user.click(await screen.findByRole('button', { name: 'Zoom in' }));
    await user.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(shown.zoomed).toEqual([1, -1]);
  });

  it('says that moving it takes two fingers', async () => {
    const { map } = openFindRetailer();
    const shown = await map();
    act(() => shown.events.onOneFinger());
    expect(screen.getByText('Use two fingers to move the map')).toBeVisible();
  });
});
