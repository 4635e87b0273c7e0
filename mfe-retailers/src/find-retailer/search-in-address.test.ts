import { listRetailers, resolveZip } from '@portal/api-contract';
import { answers, callsOf, fails, fill, mock, pends, unreachable } from '@portal/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { rememberedPlace } from '../state/remembered-place.ts';
import { here, openFindRetailer, storeNames, stores, tabButton } from '../fixtures/open-find-retailer.ts';

const boston = '?at=42.36_-71.06';
const lastQuery = () => callsOf(listRetailers).at(-1)?.query;

describe('the search in the address', () => {
  it('RET-27, RET-33: opens with the place, the radius, the category and the store of a shared address', async () => {
    const { map } = openFindRetailer({
      query: `${boston}&near=Boston&radius=20&category=4&store=boston`,
      geolocation: 'never',
    });
    expect(await storeNames()).toEqual(['Harbor Sofas', 'Prairie Beds']);
    expect(lastQuery()).toEqual({ latitude: '42.36', longitude: '-71.06', radius: '32.1868', types: '4' });
    expect(screen.getByText('Around Boston')).toBeVisible();
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

describe('a search that does not arrive', () => {
  it('keeps the stores of the search before, says so, and Retry brings its own', async () => {
    const { map, user } = openFindRetailer();
    await storeNames();
    const shown = await map();
    mock(unreachable(listRetailers));
    act(() => shown.events.onMarker({ latitude: 42, longitude: -71 }));
    expect(await screen.findByText(/You still see the stores of the search before/)).toBeVisible();
    expect(await storeNames()).toHaveLength(2);
    mock(stores);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/search before/)).not.toBeInTheDocument());
  });

  it('is dropped when a newer one starts', async () => {
    const { map } = openFindRetailer();
    await storeNames();
    const shown = await map();
    const fetch = jest.spyOn(globalThis, 'fetch');
    mock(pends(listRetailers));
    act(() => shown.events.onMarker({ latitude: 42, longitude: -71 }));
    await waitFor(() => expect(callsOf(listRetailers).at(-1)?.query).toMatchObject({ latitude: '42' }));
    const [request] = fetch.mock.lastCall ?? [];
    const { signal } = request as Request;
    mock(stores);
    act(() => shown.events.onMarker({ latitude: 43, longitude: -72 }));
    await waitFor(() => expect(signal.aborted).toBe(true));
    fetch.mockRestore();
  });
});

describe('a customer whose place is not known', () => {
  it('RET-40, RET-42: is asked for one when the browser’s question is never answered', async () => {
    jest.useFakeTimers();
    openFindRetailer({ geolocation: 'never' });
    await act(() => jest.advanceTimersByTimeAsync(12_000));
    jest.useRealTimers();
    expect(await screen.findByText('The request to get user location timed out.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Where are you shopping?' })).toBeVisible();
  });

  it('is taken to their own once they allow it, after the time limit too', async () => {
    jest.useFakeTimers();
    let allow: (position: typeof here) => void = () => {};
    openFindRetailer({ geolocation: new Promise((resolve) => (allow = resolve)) });
    await act(() => jest.advanceTimersByTimeAsync(12_000));
    jest.useRealTimers();
    expect(await screen.findByText('The request to get user location timed out.')).toBeVisible();
    allow(here);
    expect(await screen.findByText('Around your location')).toBeVisible();
    expect(lastQuery()).toMatchObject({ latitude: '37.69' });
  });

  it('RET-31: hears at the question that a zip code is unknown, and keeps what was typed', async () => {
    const { user } = openFindRetailer({ mocks: [stores, unreachable(resolveZip)] });
    await storeNames();
    const question = screen.getByRole('textbox', { name: 'Where are you shopping?' });
    await fill(user, question, '02108');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/could not be looked up/)).toBeVisible();
    expect(question).toHaveValue('02108');
  });

  it('RET-31: hears that there is no zip code of three digits, which is no town either', async () => {
    const { user } = openFindRetailer({
      config: { geocode: { forwardUrl: '/search', reverseUrl: null } },
      mocks: [stores, fails(resolveZip, { status: 422 })],
    });
    await storeNames();
    await fill(user, screen.getByRole('textbox', { name: 'Where are you shopping?' }), '123');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Unable to locate zip code')).toBeVisible();
  });

  it('can name a town where a geocoding service is configured', async () => {
    const { user, platform } = openFindRetailer({
      config: { geocode: { forwardUrl: '/search', reverseUrl: null } },
    });
    const place = { position: { latitude: 32.8, longitude: -83.6 }, street: null, zip: null, country: 'US' };
    const forward = jest
      .spyOn(platform.geocoding, 'forward')
      .mockResolvedValue({ ...place, label: 'Macon', city: 'Macon', state: 'Georgia' });
    await storeNames();
    await fill(user, screen.getByRole('textbox', { name: 'Where are you shopping?' }), 'Macon GA');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Around Macon, Georgia')).toBeVisible();
    expect(forward.mock.lastCall?.[0]).toEqual({ line: 'Macon GA' });
  });

  it('narrow screens can show the list alone, and the map comes with what opens on it', async () => {
    const { user } = openFindRetailer();
    await storeNames();
    // jsdom does not know the width of the window, so the switch is not displayed.
    const panes = within(screen.getByLabelText('Show'));
    const pressed = () =>
      ['Map', 'List'].filter((name) => panes.getByText(name).getAttribute('aria-pressed') === 'true');
    expect(pressed()).toEqual(['Map']);
    fireEvent.click(panes.getByText('List'));
    expect(pressed()).toEqual(['List']);
    await user.click(tabButton('Search'));
    expect(pressed()).toEqual(['Map']);
    await user.keyboard('{Escape}');
    expect(pressed()).toEqual(['List']);
  });

  it('narrow screens show the list when it is asked for, and close the card', async () => {
    const { user } = openFindRetailer();
    await storeNames();
    await user.click(screen.getByRole('button', { name: /Prairie Beds/ }));
    expect(screen.getByRole('region', { name: 'Prairie Beds' })).toBeVisible();
    const list = within(screen.getByLabelText('Show')).getByText('List');
    fireEvent.click(list);
    expect(list).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('region', { name: 'Prairie Beds' })).not.toBeInTheDocument();
  });

  it('narrow screens show the list when the address names a store that is not found', async () => {
    openFindRetailer({ query: `${boston}&store=gone`, mocks: [answers(listRetailers, { stores: [] })] });
    expect(await screen.findByText('No stores')).toBeVisible();
    expect(within(screen.getByLabelText('Show')).getByText('List')).toHaveAttribute('aria-pressed', 'true');
  });

  it('narrow screens show the list when there are no stores to draw, until the map is chosen', async () => {
    openFindRetailer({ mocks: [fails(listRetailers, { status: 500 })] });
    expect(await screen.findByRole('alert')).toHaveTextContent('The stores could not be loaded');
    const panes = within(screen.getByLabelText('Show'));
    expect(panes.getByText('List')).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(panes.getByText('Map'));
    expect(panes.getByText('Map')).toHaveAttribute('aria-pressed', 'true');
  });
});
