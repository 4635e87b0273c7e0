import { listRetailers, resolveZip } from '@portal/api-contract';
import type { GeocodedPlace } from '@portal/domain';
import { callsOf, fails, fill, unreachable } from '@portal/testing';
import { act, screen } from '@testing-library/react';
import type { FakeMap } from '../fixtures/fake-map.ts';
import { here, openFindRetailer, storeNames, stores, tabButton } from '../fixtures/open-find-retailer.ts';

const macon: GeocodedPlace = {
  position: { latitude: 32.8, longitude: -83.6 },
  label: 'Macon',
  street: null,
  city: 'Macon',
  state: 'Georgia',
  zip: null,
  country: 'US',
};

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
    expect(callsOf(listRetailers).at(-1)?.query).toMatchObject({ latitude: '37.69' });
  });

  it.each([
    ['moves the marker', (map: FakeMap) => map.events.onMarker({ latitude: 42, longitude: -71 })],
    ['uses their location', () => screen.getByRole('button', { name: 'Use my location' }).click()],
    ['opens a tab', () => tabButton('Search').click()],
  ])('stays with what they chose when the answer about a place is late: %s', async (_name, choose) => {
    const { map, user, platform } = openFindRetailer({
      config: { geocode: { forwardUrl: '/search', reverseUrl: null } },
    });
    let answer: (place: GeocodedPlace) => void = () => {};
    const asked = new Promise<GeocodedPlace>((resolve) => (answer = resolve));
    jest.spyOn(platform.geocoding, 'forward').mockReturnValue(asked);
    await storeNames();
    const shown = await map();
    const question = screen.getByRole('textbox', { name: 'Where are you shopping?' });
    await fill(user, question, 'Macon GA');
    await user.keyboard('{Enter}');
    await act(async () => choose(shown));
    await act(async () => answer(macon));
    expect(screen.queryByText('Around Macon, Georgia')).not.toBeInTheDocument();
    expect(question).toHaveValue('Macon GA');
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
    const forward = jest.spyOn(platform.geocoding, 'forward').mockResolvedValue(macon);
    await storeNames();
    await fill(user, screen.getByRole('textbox', { name: 'Where are you shopping?' }), 'Macon GA');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Around Macon, Georgia')).toBeVisible();
    expect(forward.mock.lastCall?.[0]).toEqual({ line: 'Macon GA' });
  });
});
