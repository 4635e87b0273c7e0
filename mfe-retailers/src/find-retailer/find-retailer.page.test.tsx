import { listRetailers } from '@portal/api-contract';
import { answers, callsOf, malformed, mock, pends, unreachable } from '@portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { here, mapArea, openFindRetailer, storeNames, stores } from '../fixtures/open-find-retailer.ts';
import { wireStore } from '../fixtures/sample-stores.ts';

describe('/find-a-retailer', () => {
  it('RET-01, RET-02, RET-24: lists the active stores, nearest first, with their distance', async () => {
    openFindRetailer();
    expect(await storeNames()).toEqual(['Prairie Beds', 'Harbor Sofas']);
    expect(screen.getByRole('button', { name: /Prairie Beds/ })).toHaveTextContent('0.7 mi');
    expect(screen.queryByText('Closed Door')).not.toBeInTheDocument();
    expect(screen.queryByText('Opening Soon')).not.toBeInTheDocument();
  });

  it('RET-03, RET-04, RET-24: the map has the active stores around the customer’s location', async () => {
    const { map } = openFindRetailer();
    await storeNames();
    const shown = await map();
    await waitFor(() => expect(shown.stores).toEqual(['wichita', 'boston']));
    expect(shown.centred).toEqual(here);
  });

  it('RET-47: the map asks the configured tile server with the configured key', async () => {
    const mapTilesUrl = 'https://tiles.example/{z}/{x}/{y}.png?key={key}';
    const { map } = openFindRetailer({ config: { mapTilesUrl, mapsKey: 'k:1' } });
    expect((await map()).options.tilesUrl).toBe('https://tiles.example/{z}/{x}/{y}.png?key=k%3A1');
    // Who made the map is named on it.
    expect(screen.getByText('Map: tiles.example')).toBeVisible();
  });

  it('RET-47: the map names who made its tiles as the configuration says, and the packaged one as it is', async () => {
    const mapTilesUrl = 'https://tiles.example/{z}/{x}/{y}.pbf';
    const { map, unmount } = openFindRetailer({ config: { mapTilesUrl, mapAttribution: '© Map makers' } });
    await map();
    expect(screen.getByText('Map: © Map makers')).toBeVisible();
    unmount();
    await openFindRetailer().map();
    expect(screen.getByText('Outlines: U.S. Census Bureau')).toBeVisible();
  });

  it('RET-33, RET-34, RET-44: the first search reaches everywhere, in kilometres', async () => {
    openFindRetailer();
    await storeNames();
    expect(callsOf(listRetailers).at(-1)?.query).toEqual({
      latitude: '37.69',
      longitude: '-97.34',
      radius: '16093.4',
    });
  });

  it('says that it is loading, and does not wait for the browser’s position', async () => {
    openFindRetailer({ geolocation: 'never', mocks: [pends(listRetailers)] });
    expect(await screen.findByText('Loading stores')).toBeInTheDocument();
    expect(callsOf(listRetailers)[0]?.query).toMatchObject({ latitude: '37.09024', longitude: '-95.712891' });
  });

  it.each([
    ['RET-38', 1, 'User denied the request for location.'],
    ['RET-39', 2, 'Location information is unavailable.'],
    ['RET-40', 3, 'The request to get user location timed out.'],
    ['RET-41', 9, 'An unknown error occurred.'],
  ])(
    '%s, RET-42, RET-45: says why after the error code %d, and the map shows the default centre',
    async (_row, code, text) => {
      const { map } = openFindRetailer({ geolocation: { code } });
      expect(await screen.findByText(text)).toBeVisible();
      const shown = await map();
      await waitFor(() =>
        expect(shown.views.at(-1)?.centre).toEqual({ latitude: 37.09024, longitude: -95.712891 }),
      );
    },
  );

  it.each([
    ['RET-38', 1, 'User denied the request for location.'],
    ['RET-39', 2, 'Location information is unavailable.'],
    ['RET-40', 3, 'The request to get user location timed out.'],
    ['RET-41', 9, 'An unknown error occurred.'],
  ])(
    '%s: around a chosen place the map says the reason after code %d too, until the next search',
    async (_row, code, text) => {
      const { map, user } = openFindRetailer({ query: '?at=42.36_-71.06&zip=02108', geolocation: { code } });
      const shown = await map();
      await user.click(screen.getByRole('button', { name: 'Use my location' }));
      expect(within(mapArea()).getByRole('status', { hidden: true })).toHaveTextContent(text);
      act(() => shown.events.onMarker({ latitude: 42, longitude: -71 }));
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    },
  );

  it('RET-38: without a place, the map says the reason beside an open card, which hides the question', async () => {
    const { map } = openFindRetailer({ query: '?store=boston', geolocation: { code: 1 } });
    await map();
    expect(await screen.findByRole('region', { name: 'Harbor Sofas' })).toBeVisible();
    expect(within(mapArea()).getByText('User denied the request for location.')).toBeInTheDocument();
  });

  it('RET-39: says that there is no location information when the browser has no geolocation', async () => {
    const { map, user } = openFindRetailer();
    await map();
    Reflect.deleteProperty(navigator, 'geolocation');
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText('Location information is unavailable.')).toBeVisible();
  });

  it('RET-10, RET-27: the moved marker centres a new search', async () => {
    const { map } = openFindRetailer();
    await storeNames();
    const shown = await map();
    act(() => shown.events.onMarker({ latitude: 42, longitude: -71 }));
    await waitFor(() =>
      expect(callsOf(listRetailers).at(-1)?.query).toMatchObject({ latitude: '42', longitude: '-71' }),
    );
    expect(await storeNames()).toEqual(['Harbor Sofas', 'Prairie Beds']);
    expect(screen.getByText('Around the marker')).toBeVisible();
  });

  it('RET-10, RET-27: Search this area searches around the middle of the map, without dragging', async () => {
    const { map, user } = openFindRetailer();
    await storeNames();
    const shown = await map();
    expect(screen.queryByRole('button', { name: 'Search this area' })).not.toBeInTheDocument();
    act(() => shown.events.onMoved());
    await user.click(screen.getByRole('button', { name: 'Search this area' }));
    expect(screen.getByRole('application')).toHaveFocus();
    await waitFor(() =>
      expect(callsOf(listRetailers).at(-1)?.query).toMatchObject({ latitude: '30', longitude: '-90' }),
    );
    expect(screen.queryByRole('button', { name: 'Search this area' })).not.toBeInTheDocument();
  });

  it('says when the stores cannot be loaded, and Retry brings them', async () => {
    const { user } = openFindRetailer({ mocks: [unreachable(listRetailers)] });
    expect(await screen.findByRole('alert')).toHaveTextContent('The stores could not be loaded');
    mock(stores);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await storeNames()).toEqual(['Prairie Beds', 'Harbor Sofas']);
  });

  it('RET-35: shows the failed state for an answer of another shape', async () => {
    openFindRetailer({ mocks: [malformed(listRetailers)] });
    expect(await screen.findByRole('alert')).toHaveTextContent('The stores could not be loaded');
  });

  it('offers a phone number when there is no store at all', async () => {
    openFindRetailer({ mocks: [answers(listRetailers, { stores: [] })] });
    expect(await screen.findByRole('heading', { name: 'No store found' })).toBeVisible();
  });

  it('says nothing of a wider search before it is answered', async () => {
    const { user } = openFindRetailer({
      query: '?at=42.36_-71.06&radius=5',
      mocks: [answers(listRetailers, { stores: [] })],
    });
    expect(await screen.findByText('No stores · within 5 miles')).toBeVisible();
    mock(pends(listRetailers));
    await user.click(screen.getByRole('button', { name: 'Search everywhere' }));
    expect(await screen.findByText('Loading stores')).toBeInTheDocument();
    expect(screen.queryByText(/No store/)).not.toBeInTheDocument();
  });

  it('says that a wider search has failed, after one that found nothing', async () => {
    const { user } = openFindRetailer({
      query: '?at=42.36_-71.06&radius=5',
      mocks: [answers(listRetailers, { stores: [] })],
    });
    const wider = await screen.findByRole('button', { name: 'Search everywhere' });
    mock(unreachable(listRetailers));
    await user.click(wider);
    expect(await screen.findByRole('alert')).toHaveTextContent('The stores could not be loaded');
    expect(screen.queryByText(/No store/)).not.toBeInTheDocument();
  });

  it('RET-19: gives the focus to the card of each chosen store, also of one with the same name', async () => {
    const stores = ['1', '2'].map((id) =>
      wireStore({ id, name: 'Harbor Sofas', latitude: 37, longitude: -97 }),
    );
    const { user } = openFindRetailer({ mocks: [answers(listRetailers, { stores })] });
    const [first, second] = await screen.findAllByRole('button', { name: /Harbor Sofas/ });
    if (!first || !second) throw new Error('There are two stores.');
    for (const row of [first, second]) {
      await user.click(row);
      expect(screen.getByRole('heading', { name: 'Harbor Sofas' })).toHaveFocus();
    }
  });

  it('gives the focus back to the map when the card of stores that were chosen there is closed', async () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      wireStore({ id: String(index), name: 'Harbor Sofas', latitude: 37 + index / 100, longitude: -97 }),
    );
    const { map, user } = openFindRetailer({ mocks: [answers(listRetailers, { stores: many })] });
    await storeNames();
    const shown = await map();
    act(() => shown.events.onCoLocated(['3', '4']));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('application')).toHaveFocus();
    // The list is sorted from 37.69 degrees north, so the last rows are those of the south.
    act(() => shown.events.onStore('0'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('application')).toHaveFocus();
    act(() => shown.events.onStore('29'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getAllByRole('button', { name: /Harbor Sofas/ })[0]).toHaveFocus();
  });

  it('shows 25 more rows on request', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      wireStore({ id: String(index), latitude: 37 + index / 100, longitude: -97 }),
    );
    const { user } = openFindRetailer({ mocks: [answers(listRetailers, { stores: many })] });
    expect(await storeNames()).toHaveLength(25);
    expect(screen.getByText('60 stores, nearest first')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show 25 more' }));
    expect(document.activeElement?.closest('li')).toBe(screen.getAllByRole('listitem')[25]);
    await user.click(screen.getByRole('button', { name: 'Show 10 more' }));
    expect(await storeNames()).toHaveLength(60);
  });
});
