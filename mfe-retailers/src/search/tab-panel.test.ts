import { listRetailers, resolveZip } from '@portal/api-contract';
import { answers, callsOf, fails, fill, unreachable } from '@portal/testing';
import type { GeocodedPlace } from '@portal/domain';
import { screen, waitFor, within } from '@testing-library/react';
import {
  here,
  mockGeolocation,
  openFindRetailer,
  storeNames,
  stores,
  tabButton,
  types,
} from '../fixtures/open-find-retailer.ts';
import { wireStore } from '../fixtures/sample-stores.ts';

describe('the tabs', () => {
  it('RET-05, RET-06, RET-07, RET-08: an open tab locks the map and its marker', async () => {
    const { map, user } = openFindRetailer({ mocks: [stores, types] });
    const shown = await map();
    await user.click(tabButton('Filter'));
    expect(shown.locked).toBe(true);
    expect(screen.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
    expect(screen.getByLabelText(/Center of the search/)).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(shown.locked).toBe(false);
    expect(tabButton('Filter')).toHaveFocus();
    await user.click(tabButton('Search'));
    expect(shown.locked).toBe(true);
    await user.keyboard('{Escape}');
    expect(shown.locked).toBe(false);
  });

  it('RET-11, RET-12, RET-13, RET-25, RET-32, RET-33: filters by a category, and by all of them again', async () => {
    const byType = answers(listRetailers, ({ query }) => ({
      stores: [
        wireStore({ id: 'a', latitude: 37.7, longitude: -97.34, name: 'Cool Air' }),
        ...(query['types'] === '4'
          ? []
          : [wireStore({ id: 'b', latitude: 38, longitude: -97.34, name: 'Gems' })]),
      ],
    }));
    const { user } = openFindRetailer({ mocks: [byType, types] });
    expect(await storeNames()).toEqual(['Cool Air', 'Gems']);
    await user.click(tabButton('Filter'));
    const category = await screen.findByRole('button', { name: 'All Categories Category' });
    await waitFor(() => expect(category).toBeEnabled());
    await user.click(category);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'All Categories',
      'HVAC',
      'Jewelry',
    ]);
    await user.click(screen.getByRole('option', { name: 'HVAC' }));
    await user.click(screen.getByRole('button', { name: 'Filter Results' }));
    await waitFor(() => expect(callsOf(listRetailers).at(-1)?.query).toMatchObject({ types: '4' }));
    await waitFor(async () => expect(await storeNames()).toEqual(['Cool Air']));
    expect(screen.getByText('1 store, nearest first · HVAC')).toBeVisible();
    await user.click(tabButton('Filter (on)'));
    await user.click(screen.getByRole('button', { name: 'HVAC Category' }));
    await user.click(screen.getByRole('option', { name: 'All Categories' }));
    await user.click(screen.getByRole('button', { name: 'Filter Results' }));
    await waitFor(async () => expect(await storeNames()).toEqual(['Cool Air', 'Gems']));
  });

  it('RET-14, RET-15, RET-16, RET-28, RET-34, RET-43: Location searches within a radius once one is chosen', async () => {
    const { map, user } = openFindRetailer();
    await storeNames();
    const shown = await map();
    await user.click(tabButton('Search'));
    expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual([
      'Location',
      'Full Address',
      'Zip Code',
    ]);
    expect(screen.getByText('37.6900° N, 97.3400° W')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Filter Results' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Choose a radius Search Radius' }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Choose a radius',
      '5 miles',
      '10 miles',
      '20 miles',
      '50 miles',
      '80 miles',
      '100 miles',
      'All',
    ]);
    await user.click(screen.getByRole('option', { name: '10 miles' }));
    await user.click(screen.getByRole('button', { name: 'Filter Results' }));
    await waitFor(() => expect(callsOf(listRetailers).at(-1)?.query).toMatchObject({ radius: '16.0934' }));
    expect(await screen.findByText('2 stores, nearest first · within 10 miles')).toBeVisible();
    await waitFor(() => expect(shown.radiusKm).toBeCloseTo(16.0934));
    expect(shown.views.at(-1)?.reach).toBeCloseTo(16.0934);
  });

  it('suggests a wider search when nothing is within the radius', async () => {
    const { user } = openFindRetailer({
      mocks: [
        answers(listRetailers, ({ query }) => ({
          stores: query['radius'] === '16093.4' ? [wireStore({ id: 'a', latitude: 37, longitude: -97 })] : [],
        })),
      ],
    });
    await storeNames();
    await user.click(tabButton('Search'));
    await user.click(screen.getByRole('button', { name: 'Choose a radius Search Radius' }));
    await user.click(screen.getByRole('option', { name: '5 miles' }));
    await user.click(screen.getByRole('button', { name: 'Filter Results' }));
    expect(await screen.findByRole('heading', { name: 'No store within 5 miles' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search everywhere' }));
    expect(await storeNames()).toHaveLength(1);
  });

  it('RET-18, RET-27, RET-29, RET-36: Zip Code searches around a zip code once one is entered', async () => {
    const { user, map } = openFindRetailer({
      mocks: [stores, answers(resolveZip, { lat: '42.3', lng: '-71.1' })],
    });
    await storeNames();
    const shown = await map();
    await user.click(tabButton('Search'));
    await user.click(screen.getByRole('tab', { name: 'Zip Code' }));
    expect(screen.getByRole('button', { name: 'Filter Results' })).toBeDisabled();
    await fill(user, screen.getByRole('textbox', { name: 'Zip Code' }), '02108');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Around zip code 02108')).toBeVisible();
    expect(callsOf(resolveZip)[0]?.query).toEqual({ zip: '02108' });
    await waitFor(() => expect(shown.centred).toEqual({ latitude: 42.3, longitude: -71.1 }));
    expect(await storeNames()).toEqual(['Harbor Sofas', 'Prairie Beds']);
  });

  it('RET-31: shows an unknown zip code at its field', async () => {
    const { user } = openFindRetailer({
      mocks: [stores, fails(resolveZip, { status: 404, error: 'Not found' })],
    });
    await storeNames();
    await user.click(tabButton('Search'));
    await user.click(screen.getByRole('tab', { name: 'Zip Code' }));
    await fill(user, screen.getByRole('textbox', { name: 'Zip Code' }), '00000');
    await user.click(screen.getByRole('button', { name: 'Filter Results' }));
    expect(await screen.findByText('Unable to locate zip code')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Zip Code' })).toBeInvalid();
  });

  it('shows a failed look-up differently from an unknown zip code', async () => {
    const { user } = openFindRetailer({ mocks: [stores, unreachable(resolveZip)] });
    await storeNames();
    await user.click(tabButton('Search'));
    await user.click(screen.getByRole('tab', { name: 'Zip Code' }));
    await fill(user, screen.getByRole('textbox', { name: 'Zip Code' }), '02108');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/could not be looked up/)).toBeVisible();
  });

  it('OP-101: says how long to wait when too many zip codes were looked up', async () => {
    const { user } = openFindRetailer({
      mocks: [stores, fails(resolveZip, { status: 429, error: 'Too many', retryAfterSeconds: 90 })],
    });
    await storeNames();
    await user.click(tabButton('Search'));
    await user.click(screen.getByRole('tab', { name: 'Zip Code' }));
    await fill(user, screen.getByRole('textbox', { name: 'Zip Code' }), '02108');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Too many tries. Wait 2 minutes, then try again.')).toBeVisible();
  });

  it('RET-17, RET-30: Full Address needs no entry: without one the search stays as it is', async () => {
    const { user } = openFindRetailer();
    await storeNames();
    const before = callsOf(listRetailers).length;
    const panel = await openAddress(user);
    expect(
      within(panel)
        .getAllByRole('textbox')
        .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(['Street', 'State', 'Zip Code']);
    await user.click(screen.getByRole('button', { name: 'Filter Results' }));
    expect(tabButton('Search')).toBeVisible();
    expect(callsOf(listRetailers)).toHaveLength(before);
  });

  it('RET-17, RET-37: Full Address searches around the place that the geocoding service finds', async () => {
    const { user, platform } = openFindRetailer({ config: geocoded });
    jest.spyOn(platform.geocoding, 'reverse').mockResolvedValue(null);
    const forward = jest.spyOn(platform.geocoding, 'forward').mockResolvedValueOnce(null);
    await storeNames();
    const panel = await openAddress(user);
    await fill(user, within(panel).getByRole('textbox', { name: 'Street' }), '1 Beacon St');
    await user.keyboard('{Enter}');
    expect(await within(panel).findByRole('alert')).toHaveTextContent('This place could not be found');
    forward.mockRejectedValueOnce(new Error('down'));
    await user.keyboard('{Enter}');
    expect(await within(panel).findByRole('alert')).toHaveTextContent('The place could not be looked up');
    forward.mockResolvedValueOnce(beacon);
    await fill(user, within(panel).getByRole('textbox', { name: 'State' }), 'MA');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Around 1 Beacon Street, Boston, Massachusetts 02108')).toBeVisible();
    expect(forward.mock.lastCall?.[0]).toEqual({ street: '1 Beacon St', state: 'MA', zip: '' });
    expect(await storeNames()).toEqual(['Harbor Sofas', 'Prairie Beds']);
  });

  it('RET-31, RET-36: an address of a zip code alone is looked up as one', async () => {
    const { user } = openFindRetailer({ mocks: [stores, answers(resolveZip, { lat: 42.3, lng: -71.1 })] });
    await storeNames();
    const panel = await openAddress(user);
    await fill(user, within(panel).getByRole('textbox', { name: 'Zip Code' }), '02108');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Around zip code 02108')).toBeVisible();
  });

  it('RET-15, RET-37: Location names the place, and shows its coordinates where it has no name', async () => {
    const { user, platform } = openFindRetailer({ config: geocoded });
    const reverse = jest.spyOn(platform.geocoding, 'reverse').mockResolvedValue(beacon);
    await storeNames();
    await user.click(tabButton('Search'));
    expect(await screen.findByText('1 Beacon Street, Boston, Massachusetts 02108')).toBeVisible();
    expect(reverse.mock.lastCall?.[0]).toEqual({ latitude: 37.69, longitude: -97.34 });
    reverse.mockRejectedValue(new Error('down'));
    await user.keyboard('{Escape}');
    await user.click(tabButton('Search'));
    expect(await screen.findByText('37.6900° N, 97.3400° W')).toBeVisible();
  });

  it('RET-15, RET-28, RET-38: Location shows no address of the default centre, but the reason and how to get one', async () => {
    const { user, platform } = openFindRetailer({ geolocation: { code: 1 }, config: geocoded });
    const reverse = jest.spyOn(platform.geocoding, 'reverse').mockResolvedValue(beacon);
    await storeNames();
    await user.click(tabButton('Search'));
    await user.click(await screen.findByRole('tab', { name: 'Location' }));
    const panel = within(screen.getByRole('region', { name: 'Search' }));
    expect(panel.getByText('User denied the request for location.')).toBeVisible();
    expect(reverse).not.toHaveBeenCalled();
    await user.click(panel.getByRole('button', { name: 'Choose a radius Search Radius' }));
    await user.click(screen.getByRole('option', { name: '10 miles' }));
    expect(panel.getByRole('button', { name: 'Filter Results' })).toBeDisabled();
    expect(panel.getByText(/To search within a radius, use your location first/)).toBeVisible();

    mockGeolocation(here);
    await user.click(panel.getByRole('button', { name: 'Use my location' }));
    expect(await panel.findByText('1 Beacon Street, Boston, Massachusetts 02108')).toBeVisible();
    expect(reverse.mock.lastCall?.[0]).toEqual(here);
    expect(panel.getByRole('status')).toHaveFocus();
    expect(panel.getByRole('button', { name: 'Filter Results' })).toBeEnabled();
  });

  it('RET-14: Search opens on Zip Code when no place is known', async () => {
    const { user } = openFindRetailer({ geolocation: { code: 1 } });
    await storeNames();
    await user.click(tabButton('Search'));
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Zip Code');
    expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual([
      'Location',
      'Full Address',
      'Zip Code',
    ]);
  });
});

const geocoded = { geocode: { forwardUrl: '/search', reverseUrl: '/reverse' } };

const beacon: GeocodedPlace = {
  position: { latitude: 42.358, longitude: -71.064 },
  label: '1, Beacon Street, Boston, Massachusetts, 02108, United States',
  street: '1 Beacon Street',
  city: 'Boston',
  state: 'Massachusetts',
  zip: '02108',
  country: 'US',
};

async function openAddress(user: ReturnType<typeof openFindRetailer>['user']): Promise<HTMLElement> {
  await user.click(tabButton('Search'));
  await user.click(screen.getByRole('tab', { name: 'Full Address' }));
  return screen.getByRole('region', { name: 'Search' });
}
