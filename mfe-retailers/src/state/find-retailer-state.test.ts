import { defaultCentre } from '@portal/domain';
import {
  centreOf,
  findRetailerReducer,
  initialState,
  knownCentreOf,
  type FindRetailerAction,
  type FindRetailerState,
} from './find-retailer-state.ts';
import { firstSearch, type Place } from './search.ts';

const after = (...actions: readonly FindRetailerAction[]): FindRetailerState =>
  actions.reduce(findRetailerReducer, initialState());
const here = { latitude: 37.69, longitude: -97.34 };
const there = { latitude: 40, longitude: -100 };
const zip: Place = { type: 'zip', zip: '67202', position: there };

describe('the state of the finder', () => {
  it('RET-44, RET-45: starts around the middle of the United States, everywhere, in all categories', () => {
    expect(initialState().search).toMatchObject({ radiusMiles: 10_000, categoryId: null });
    expect(centreOf(initialState())).toBe(defaultCentre);
    expect(knownCentreOf(initialState())).toBeNull();
  });

  it('RET-26: has one tab open or none', () => {
    expect(initialState().tab).toBe('none');
    expect(after({ type: 'toggle-tab', tab: 'filter' }).tab).toBe('filter');
    expect(after({ type: 'toggle-tab', tab: 'filter' }, { type: 'toggle-tab', tab: 'search' }).tab).toBe(
      'search',
    );
    expect(after({ type: 'toggle-tab', tab: 'search' }, { type: 'toggle-tab', tab: 'search' }).tab).toBe(
      'none',
    );
    expect(after({ type: 'toggle-tab', tab: 'search' }, { type: 'close-tab' }).tab).toBe('none');
  });

  it('shows a card or a tab, never both', () => {
    const chosen = after({ type: 'toggle-tab', tab: 'filter' }, { type: 'choose-store', id: 'a' });
    expect(chosen).toMatchObject({ tab: 'none', search: { storeId: 'a' } });
    expect(findRetailerReducer(chosen, { type: 'toggle-tab', tab: 'search' }).search.storeId).toBeNull();
    const coLocated = findRetailerReducer(chosen, { type: 'choose-co-located', ids: ['a', 'b'] });
    expect(coLocated).toMatchObject({ coLocated: ['a', 'b'], search: { storeId: null } });
    expect(findRetailerReducer(coLocated, { type: 'choose-store', id: 'b' }).coLocated).toEqual([]);
  });

  it('closes the tab when Back or Forward brings a card', () => {
    const open = after({ type: 'toggle-tab', tab: 'filter' });
    const card = findRetailerReducer(open, { type: 'restore', search: { ...firstSearch, storeId: 'a' } });
    expect(card).toMatchObject({ tab: 'none', search: { storeId: 'a' } });
  });

  it('RET-03: centres on the device when the browser tells where it is', () => {
    const found = after({ type: 'found', position: here });
    expect(centreOf(found)).toEqual(here);
    expect(found.viewVersion).toBe(1);
  });

  it('RET-42: falls back to the default centre when it does not', () => {
    const moved = after({ type: 'found', position: here }, { type: 'locate' });
    const failed = findRetailerReducer(moved, { type: 'not-found', problem: 'denied' });
    expect(centreOf(failed)).toBe(defaultCentre);
    expect(failed.viewVersion).toBe(moved.viewVersion + 1);
  });

  it('keeps the place that the customer chose when the browser does not tell where they are', () => {
    const failed = after(
      { type: 'search-place', place: zip },
      { type: 'locate' },
      { type: 'not-found', problem: 'denied' },
    );
    expect(centreOf(failed)).toEqual(there);
    expect(failed.device).toEqual({ status: 'failed', problem: 'denied' });
  });

  it.each([
    { type: 'search-around', radiusMiles: 20 },
    { type: 'filter', categoryId: '3' },
    { type: 'choose-store', id: 'a' },
    { type: 'toggle-tab', tab: 'search' },
    { type: 'restore', search: { ...firstSearch, place: zip, radiusMiles: 5 } },
  ] as const)('forgets around a chosen place why there was no position after $type', (next) => {
    const failed = [{ type: 'locate' }, { type: 'not-found', problem: 'denied' }] as const;
    expect(after({ type: 'search-place', place: zip }, ...failed, next).device.status).toBe('idle');
    // Without a place it stays the reason for the default centre.
    if (next.type !== 'restore') expect(after(...failed, next).device.status).toBe('failed');
  });

  it.each([
    { type: 'found', position: here },
    { type: 'not-found', problem: 'timeout' },
  ] as const)('keeps the place that the customer has chosen before the browser answered: $type', (late) => {
    const chosen = after({ type: 'search-place', place: zip });
    expect(findRetailerReducer(chosen, late)).toBe(chosen);
  });

  it('keeps open what the customer opened before the browser answered', () => {
    const typing = after({ type: 'toggle-tab', tab: 'search' }, { type: 'found', position: here });
    expect(typing).toMatchObject({ tab: 'search', device: { status: 'found' } });
    const looking = after({ type: 'choose-store', id: 'a' }, { type: 'found', position: here });
    expect(looking).toMatchObject({ search: { storeId: 'a' }, viewVersion: 0 });
  });

  it('takes a position that comes after the time limit', () => {
    const late = after({ type: 'not-found', problem: 'timeout' }, { type: 'found', position: here });
    expect(centreOf(late)).toEqual(here);
  });

  it('RET-10: centres the search on the moved marker, and leaves the view where it is', () => {
    const moved = after({ type: 'move-marker', position: there });
    expect(moved).toMatchObject({ search: { place: { type: 'marker', position: there } }, viewVersion: 0 });
    expect(moved.change).toBe('new');
    // Keys move it in many steps, which are one step back.
    expect(findRetailerReducer(moved, { type: 'move-marker', position: here }).change).toBe('replaced');
  });

  it('RET-08: does not move the search while a tab is open', () => {
    const open = after({ type: 'toggle-tab', tab: 'filter' });
    expect(findRetailerReducer(open, { type: 'move-marker', position: there })).toBe(open);
    expect(findRetailerReducer(open, { type: 'search-area', centre: there })).toBe(open);
  });

  it('looks at each search from the tabs, and closes them', () => {
    for (const action of [
      { type: 'search-around', radiusMiles: 20 },
      { type: 'search-place', place: zip },
      { type: 'filter', categoryId: '3' },
    ] as const) {
      expect(after({ type: 'toggle-tab', tab: 'search' }, action)).toMatchObject({
        tab: 'none',
        viewVersion: 1,
        change: 'new',
      });
    }
  });

  it('takes the search of an address, and looks at it only when it is around something else', () => {
    const at = { ...firstSearch, place: zip };
    const restored = after({ type: 'restore', search: at });
    // What came from the history is not written to it: the address may be another one by then.
    expect(restored).toMatchObject({ search: at, viewVersion: 1, change: 'restored' });
    const card = findRetailerReducer(restored, { type: 'restore', search: { ...at, storeId: 'a' } });
    expect(card).toMatchObject({ search: { storeId: 'a' }, viewVersion: 1 });
    expect(findRetailerReducer(card, { type: 'restore', search: { ...at, storeId: 'a' } })).toBe(card);
  });

  it('asks where the customer is when the address has no place any more, and nobody has asked yet', () => {
    const opened = initialState({ ...firstSearch, place: zip });
    expect(opened.device.status).toBe('idle');
    expect(findRetailerReducer(opened, { type: 'restore', search: firstSearch }).device.status).toBe(
      'locating',
    );
  });
});
