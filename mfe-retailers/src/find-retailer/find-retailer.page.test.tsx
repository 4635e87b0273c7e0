import { listRetailers, listRetailerTypes, resolveZip } from '@portal/api-contract';
import {
  answers,
  callsOf,
  fails,
  malformed,
  mock,
  pends,
  renderRemote,
  unreachable,
  type Mock,
} from '@portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { contract } from '../../remote.contract.ts';
import { loadMap } from '../map/load-map.ts';
import { retailersMessages } from '../messages/retailers.messages.ts';
import { RetailersRoutes } from '../retailers.routes.tsx';
import { fakeMaps } from '../fixtures/fake-map.ts';
import { wireStore } from '../fixtures/sample-stores.ts';

jest.mock('../map/load-map.ts', () => ({ loadMap: jest.fn() }));

const here = { latitude: 37.69, longitude: -97.34 };
const stores = answers(listRetailers, {
  stores: [
    wireStore({ id: 'boston', latitude: 42.36, longitude: -71.06, name: 'Harbor Sofas' }),
    wireStore({ id: 'wichita', latitude: 37.7, longitude: -97.34, name: 'Prairie Beds' }),
    wireStore({ id: 'closed', latitude: 37.71, longitude: -97.34, name: 'Closed Door', status: 'Suspended' }),
    wireStore({ id: 'soon', latitude: 37.71, longitude: -97.34, name: 'Opening Soon', status: 'Pending' }),
  ],
});
const types = answers(listRetailerTypes, [
  { id: 4, label: 'HVAC' },
  { id: 7, label: 'Jewelry' },
]);

type Answer = 'never' | { readonly code: number } | typeof here;

function place(answer: Answer) {
  const getCurrentPosition = jest.fn(
    (found: (position: { coords: typeof here }) => void, failed: (error: { code: number }) => void) => {
      if (answer === 'never') return;
      if ('code' in answer) failed(answer);
      else found({ coords: answer });
    },
  );
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return getCurrentPosition;
}

interface Page {
  readonly at?: Answer;
  readonly mocks?: readonly Mock[];
  /** `lost` once. */
  readonly script?: 'there' | 'lost';
}

function open({ at = here, mocks = [stores], script = 'there' }: Page = {}) {
  place(at);
  const maps = fakeMaps();
  jest.mocked(loadMap).mockReset();
  if (script === 'lost') jest.mocked(loadMap).mockRejectedValueOnce(new Error('ChunkLoadError'));
  jest.mocked(loadMap).mockResolvedValue({ openMap: maps.openMap });
  const rendered = renderRemote({
    contract,
    root: RetailersRoutes,
    messageCatalogues: [retailersMessages],
    path: '/find-a-retailer',
    mocks,
  });
  const map = async () => {
    await waitFor(() => expect(maps.opened).toHaveLength(1));
    const [opened] = maps.opened;
    if (!opened) throw new Error('The map was not opened.');
    return opened;
  };
  return { ...rendered, map };
}

const rows = async () =>
  (await screen.findAllByRole('button', { name: /miles away/ })).map(
    (row) => row.textContent?.match(/^\D+?(?=1 Main)/)?.[0],
  );

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

describe('/find-a-retailer', () => {
  it('RET-01, RET-02, RET-24: lists the active stores, nearest first, with their distance', async () => {
    open();
    expect(await rows()).toEqual(['Prairie Beds', 'Harbor Sofas']);
    expect(screen.getByRole('button', { name: /Prairie Beds/ })).toHaveTextContent('0.7 mi');
    expect(screen.queryByText('Closed Door')).not.toBeInTheDocument();
    expect(screen.queryByText('Opening Soon')).not.toBeInTheDocument();
  });

  it('RET-03, RET-04, RET-24: the map has the active stores around the customer’s location', async () => {
    const { map } = open();
    await rows();
    const shown = await map();
    await waitFor(() => expect(shown.stores).toEqual(['wichita', 'boston']));
    expect(shown.centred).toEqual(here);
  });

  it('RET-33, RET-34, RET-44: the first search reaches everywhere, in kilometres', async () => {
    open();
    await rows();
    expect(callsOf(listRetailers).at(-1)?.query).toEqual({
      latitude: '37.69',
      longitude: '-97.34',
      radius: '16093.4',
    });
  });

  it('says that it loads; the list does not wait for the browser’s answer', async () => {
    open({ at: 'never', mocks: [pends(listRetailers)] });
    expect(await screen.findByText('Loading stores')).toBeInTheDocument();
    expect(callsOf(listRetailers)[0]?.query).toMatchObject({ latitude: '37.09024', longitude: '-95.712891' });
  });

  it.each([
    ['RET-38', 1, 'User denied the request for location.'],
    ['RET-39', 2, 'Location information is unavailable.'],
    ['RET-40', 3, 'The request to get user location timed out.'],
    ['RET-41', 9, 'An unknown error occurred.'],
  ])(
    '%s, RET-42, RET-45: code %d is told, and the map shows the default centre',
    async (_row, code, text) => {
      const { map } = open({ at: { code } });
      expect(await screen.findByText(text)).toBeVisible();
      const shown = await map();
      await waitFor(() =>
        expect(shown.views.at(-1)?.centre).toEqual({ latitude: 37.09024, longitude: -95.712891 }),
      );
    },
  );

  it('RET-39: a browser without geolocation has no location information', async () => {
    const { map, user } = open();
    await map();
    Reflect.deleteProperty(navigator, 'geolocation');
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText('Location information is unavailable.')).toBeVisible();
  });

  it('RET-10, RET-27: the moved marker centres a new search', async () => {
    const { map } = open();
    await rows();
    const shown = await map();
    act(() => shown.events.onMarker({ latitude: 42, longitude: -71 }));
    await waitFor(() =>
      expect(callsOf(listRetailers).at(-1)?.query).toMatchObject({ latitude: '42', longitude: '-71' }),
    );
    expect(await rows()).toEqual(['Harbor Sofas', 'Prairie Beds']);
    expect(screen.getByText('Around the marker')).toBeVisible();
  });

  it('RET-10, RET-27: the click equal of dragging searches around the middle of the map', async () => {
    const { map, user } = open();
    await rows();
    const shown = await map();
    expect(screen.queryByRole('button', { name: 'Search this area' })).not.toBeInTheDocument();
    act(() => shown.events.onMoved());
    await user.click(screen.getByRole('button', { name: 'Search this area' }));
    await waitFor(() =>
      expect(callsOf(listRetailers).at(-1)?.query).toMatchObject({ latitude: '30', longitude: '-90' }),
    );
    expect(screen.queryByRole('button', { name: 'Search this area' })).not.toBeInTheDocument();
  });

  it('says when the stores cannot be loaded, and Retry brings them', async () => {
    const { user } = open({ mocks: [unreachable(listRetailers)] });
    expect(await screen.findByRole('alert')).toHaveTextContent('The stores could not be loaded');
    mock(stores);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rows()).toEqual(['Prairie Beds', 'Harbor Sofas']);
  });

  it('RET-35: shows the failed state for an answer of another shape', async () => {
    open({ mocks: [malformed(listRetailers)] });
    expect(await screen.findByRole('alert')).toHaveTextContent('The stores could not be loaded');
  });

  it('names a person when there is no store at all', async () => {
    open({ mocks: [answers(listRetailers, { stores: [] })] });
    expect(await screen.findByRole('heading', { name: 'No store found' })).toBeVisible();
  });

  it('grows by 25 rows', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      wireStore({ id: String(index), latitude: 37 + index / 100, longitude: -97 }),
    );
    const { user } = open({ mocks: [answers(listRetailers, { stores: many })] });
    expect(await rows()).toHaveLength(25);
    expect(screen.getByText('60 stores, nearest first')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show 25 more' }));
    await user.click(screen.getByRole('button', { name: 'Show 10 more' }));
    expect(await rows()).toHaveLength(60);
  });
});

describe('the store card', () => {
  it('RET-19, RET-20, RET-21, RET-48: a tapped marker shows name, address, Apply Now in a new tab and Cancel', async () => {
    const { map, user, platform } = open();
    await rows();
    const shown = await map();
    act(() => shown.events.onStore('wichita'));
    const card = await screen.findByRole('region', { name: 'Prairie Beds' });
    expect(card).toHaveTextContent('1 Main St, Suite 4');
    expect(card).toHaveTextContent('Wichita, KS 67202');
    const apply = within(card).getByRole('link', { name: /Apply Now/ });
    expect(apply).toHaveAttribute('href', platform.brand.creditOptionsUrl);
    expect(apply).toHaveAttribute('target', '_blank');
    await user.click(within(card).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('region', { name: 'Prairie Beds' })).not.toBeInTheDocument();
    expect(shown.marked).toEqual([]);
  });

  it('a row shows its store on the map and takes the focus to its card; Escape brings it back', async () => {
    const { map, user } = open();
    await rows();
    const shown = await map();
    await user.click(screen.getByRole('button', { name: /Harbor Sofas/ }));
    expect(shown.marked).toEqual(['boston']);
    expect(shown.views.at(-1)?.centre).toEqual({ latitude: 42.36, longitude: -71.06 });
    expect(screen.getByRole('heading', { name: 'Harbor Sofas' })).toHaveFocus();
    expect(screen.getByRole('button', { name: /Harbor Sofas/ })).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /Harbor Sofas/ })).toHaveFocus();
  });

  it('RET-19: stores at one spot are a list to choose from', async () => {
    const { map, user } = open();
    await rows();
    const shown = await map();
    act(() => shown.events.onCoLocated(['wichita', 'boston']));
    const card = await screen.findByRole('region', { name: '2 stores here' });
    await user.click(within(card).getByRole('button', { name: /Prairie Beds/ }));
    expect(await screen.findByRole('region', { name: 'Prairie Beds' })).toBeVisible();
  });
});

describe('the map', () => {
  it('a script that does not come leaves the list, and Retry fetches it anew', async () => {
    const { user, map } = open({ script: 'lost' });
    expect(await screen.findByText('The map could not be loaded')).toBeVisible();
    expect(await rows()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    const shown = await map();
    await waitFor(() => expect(shown.stores).toHaveLength(2));
    expect(screen.queryByText('The map could not be loaded')).not.toBeInTheDocument();
  });

  it('is disposed of with the screen', async () => {
    const { map, unmount } = open();
    await rows();
    const shown = await map();
    unmount();
    expect(shown.disposed).toBe(true);
  });

  it('zooms by buttons', async () => {
    const { map, user } = open();
    const shown = await map();
    await user.click(await screen.findByRole('button', { name: 'Zoom in' }));
    await user.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(shown.zoomed).toEqual([1, -1]);
  });

  it('says that it takes two fingers', async () => {
    const { map } = open();
    const shown = await map();
    act(() => shown.events.onOneFinger());
    expect(screen.getByText('Use two fingers to move the map')).toBeVisible();
  });
});

describe('the tabs', () => {
  const tab = (name: string) => screen.getByRole('button', { name, expanded: false });

  it('RET-05, RET-06, RET-07, RET-08: an open tab locks the map and its marker', async () => {
    const { map, user } = open({ mocks: [stores, types] });
    const shown = await map();
    await user.click(tab('Filter'));
    expect(shown.locked).toBe(true);
    expect(screen.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
    expect(screen.getByLabelText(/Center of the search/)).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(shown.locked).toBe(false);
    expect(tab('Filter')).toHaveFocus();
    await user.click(tab('Search'));
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
    const { user } = open({ mocks: [byType, types] });
    expect(await rows()).toEqual(['Cool Air', 'Gems']);
    await user.click(tab('Filter'));
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
    await waitFor(async () => expect(await rows()).toEqual(['Cool Air']));
    await user.click(tab('Filter'));
    await user.click(screen.getByRole('button', { name: 'HVAC Category' }));
    await user.click(screen.getByRole('option', { name: 'All Categories' }));
    await user.click(screen.getByRole('button', { name: 'Filter Results' }));
    await waitFor(async () => expect(await rows()).toEqual(['Cool Air', 'Gems']));
  });

  it('RET-14, RET-15, RET-16, RET-28, RET-34, RET-43: Location searches within a radius once one is chosen', async () => {
    const { map, user } = open();
    await rows();
    const shown = await map();
    await user.click(tab('Search'));
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
    await waitFor(() => expect(shown.radiusKm).toBeCloseTo(16.0934));
    expect(shown.views.at(-1)?.reachKm).toBeCloseTo(16.0934);
  });

  it('suggests a wider search when nothing is within the radius', async () => {
    const { user } = open({
      mocks: [
        answers(listRetailers, ({ query }) => ({
          stores: query['radius'] === '16093.4' ? [wireStore({ id: 'a', latitude: 37, longitude: -97 })] : [],
        })),
      ],
    });
    await rows();
    await user.click(tab('Search'));
    await user.click(screen.getByRole('button', { name: 'Choose a radius Search Radius' }));
    await user.click(screen.getByRole('option', { name: '5 miles' }));
    await user.click(screen.getByRole('button', { name: 'Filter Results' }));
    expect(await screen.findByRole('heading', { name: 'No store within 5 miles' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search everywhere' }));
    expect(await rows()).toHaveLength(1);
  });

  it('RET-18, RET-27, RET-29, RET-36: Zip Code searches around a zip once one is entered', async () => {
    const { user, map } = open({ mocks: [stores, answers(resolveZip, { lat: '42.3', lng: '-71.1' })] });
    await rows();
    const shown = await map();
    await user.click(tab('Search'));
    await user.click(screen.getByRole('tab', { name: 'Zip Code' }));
    expect(screen.getByRole('button', { name: 'Filter Results' })).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Zip Code' }), '02108{Enter}');
    expect(await screen.findByText('Around zip code 02108')).toBeVisible();
    expect(callsOf(resolveZip)[0]?.query).toEqual({ zip: '02108' });
    await waitFor(() => expect(shown.centred).toEqual({ latitude: 42.3, longitude: -71.1 }));
    expect(await rows()).toEqual(['Harbor Sofas', 'Prairie Beds']);
  });

  it('RET-31: an unresolvable zip is told at its field', async () => {
    const { user } = open({ mocks: [stores, fails(resolveZip, { status: 404, error: 'Not found' })] });
    await rows();
    await user.click(tab('Search'));
    await user.click(screen.getByRole('tab', { name: 'Zip Code' }));
    await user.type(screen.getByRole('textbox', { name: 'Zip Code' }), '00000');
    await user.click(screen.getByRole('button', { name: 'Filter Results' }));
    expect(await screen.findByText('Unable to locate zip code')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Zip Code' })).toBeInvalid();
  });

  it('tells a failed look-up from an unknown zip', async () => {
    const { user } = open({ mocks: [stores, unreachable(resolveZip)] });
    await rows();
    await user.click(tab('Search'));
    await user.click(screen.getByRole('tab', { name: 'Zip Code' }));
    await user.type(screen.getByRole('textbox', { name: 'Zip Code' }), '02108{Enter}');
    expect(await screen.findByText(/could not be looked up/)).toBeVisible();
  });

  it('RET-17, RET-30: Full Address needs nothing, and searches around the zip of an address', async () => {
    const { user } = open({ mocks: [stores, answers(resolveZip, { lat: 42.3, lng: -71.1 })] });
    await rows();
    const before = callsOf(listRetailers).length;
    const results = () => user.click(screen.getByRole('button', { name: 'Filter Results' }));
    await user.click(tab('Search'));
    await user.click(screen.getByRole('tab', { name: 'Full Address' }));
    expect(
      screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(['Street', 'State', 'Zip Code']);
    await results();
    expect(tab('Search')).toBeVisible();
    expect(callsOf(listRetailers)).toHaveLength(before);
    await user.click(tab('Search'));
    await user.click(screen.getByRole('tab', { name: 'Full Address' }));
    await user.type(screen.getByRole('textbox', { name: 'Street' }), '1 Beacon St');
    await results();
    expect(screen.getByText('Enter the zip code of the address as well.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Zip Code' }), '02108');
    await results();
    expect(await screen.findByText('Around zip code 02108')).toBeVisible();
  });
});
