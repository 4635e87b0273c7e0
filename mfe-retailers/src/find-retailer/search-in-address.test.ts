import { listRetailers, resolveZip } from '@portal/api-contract';
import { answers, callsOf, fails, fill } from '@portal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { rememberedPlace } from '../state/remembered-place.ts';
import { here, openFindRetailer, storeNames, stores, types } from '../fixtures/open-find-retailer.ts';

const boston = '?at=42.36_-71.06';
const lastQuery = () => callsOf(listRetailers).at(-1)?.query;

describe('the search in the address', () => {
  it('RET-27, RET-33: opens with the place, the radius, the category and the store of a shared address', async () => {
    const { map } = openFindRetailer({
      query: `${boston}&near=Boston&radius=20&category=4&store=boston`,
      geolocation: 'never',
      mocks: [stores, types],
    });
    expect(await storeNames()).toEqual(['Harbor Sofas', 'Prairie Beds']);
    expect(lastQuery()).toEqual({ latitude: '42.36', longitude: '-71.06', radius: '32.1868', types: '4' });
    expect(screen.getByText('Around Boston')).toBeVisible();
    expect(await screen.findByText('2 stores, nearest first · within 20 miles · HVAC')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Harbor Sofas' })).toBeVisible();
    const shown = await map();
    await waitFor(() => expect(shown.marked).toEqual(['boston']));
    expect(shown.views).toEqual([{ centre: { latitude: 42.36, longitude: -71.06 }, reach: 0 }]);
  });

  it('writes each search into the address, and Back brings the one before', async () => {
    const { map, user, platform } = openFindRetailer();
    await storeNames();
    const shown = await map();
    act(() => shown.events.onMarker({ latitude: 42, longitude: -71 }));
    await waitFor(() => expect(platform.navigation.location.search).toBe('?at=42_-71'));
    await user.click(screen.getByRole('button', { name: /Prairie Beds/ }));
    expect(platform.navigation.location.search).toBe('?at=42_-71&store=wichita');
    act(() => history.back());
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Prairie Beds' })).not.toBeInTheDocument(),
    );
    act(() => history.back());
    expect(await screen.findByText('Around your location')).toBeVisible();
    expect(platform.navigation.location.search).toBe('');
    await waitFor(() => expect(shown.centred).toEqual(here));
    expect(await storeNames()).toEqual(['Prairie Beds', 'Harbor Sofas']);
  });

  it('has a search in the address as soon as it is on the screen, so that Back leaves it', async () => {
    const { user, platform } = openFindRetailer({
      geolocation: { code: 1 },
      mocks: [stores, answers(resolveZip, { lat: 42.3, lng: -71.1 })],
    });
    await storeNames();
    const shown = new Promise<string>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!screen.queryByText('Around zip code 02108')) return;
        observer.disconnect();
        resolve(platform.navigation.location.search);
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await fill(user, screen.getByRole('textbox', { name: 'Where are you shopping?' }), '02108');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Around zip code 02108')).toBeVisible();
    expect(await shown).toBe('?at=42.3_-71.1&zip=02108');
  });

  it('keeps the customer’s own position out of the address', async () => {
    const { platform } = openFindRetailer();
    await storeNames();
    expect(screen.getByText('Around your location')).toBeVisible();
    expect(platform.navigation.location.search).toBe('');
  });

  it('remembers the place that the customer chose until logout, also past a reload', async () => {
    const { user, platform } = openFindRetailer({
      geolocation: { code: 1 },
      mocks: [stores, answers(resolveZip, { lat: 42.3, lng: -71.1 })],
    });
    await storeNames();
    await fill(user, screen.getByRole('textbox', { name: 'Where are you shopping?' }), '02108');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Around zip code 02108')).toBeVisible();
    act(() => platform.navigation.go('/elsewhere'));
    await waitFor(() => expect(screen.queryByText('Around zip code 02108')).not.toBeInTheDocument());
    act(() => platform.navigation.go('/find-a-retailer'));
    expect(await screen.findByText('Around zip code 02108')).toBeVisible();
    expect(platform.navigation.location.search).toBe('?at=42.3_-71.1&zip=02108');
    // After a reload the page's memory is empty.
    platform.queryClient.clear();
    expect(rememberedPlace(platform)).toMatchObject({ zip: '02108' });
    act(() => platform.session.end('logout'));
    expect(rememberedPlace(platform)).toBeNull();
  });
});

describe('without a signed-in customer', () => {
  it('shows the stores where the api gives them to everybody', async () => {
    openFindRetailer({ user: null });
    expect(await storeNames()).toEqual(['Prairie Beds', 'Harbor Sofas']);
  });

  it('says that the stores could not be loaded where the api does not', async () => {
    openFindRetailer({ user: null, mocks: [fails(listRetailers, { status: 401 })] });
    expect(await screen.findByRole('alert')).toHaveTextContent('The stores could not be loaded');
  });
});
