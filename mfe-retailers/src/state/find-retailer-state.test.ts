import { defaultCentre } from '@portal/domain';
import {
  findRetailerReducer,
  initialState,
  type FindRetailerAction,
  type FindRetailerState,
} from './find-retailer-state.ts';

const after = (...actions: readonly FindRetailerAction[]): FindRetailerState =>
  actions.reduce(findRetailerReducer, initialState);
const here = { latitude: 37.69, longitude: -97.34 };
const there = { latitude: 40, longitude: -100 };

describe('the state of the finder', () => {
  it('RET-44, RET-45: starts around the middle of the United States, everywhere, in all categories', () => {
    expect(initialState).toMatchObject({ centre: defaultCentre, radiusMiles: 10_000, categoryId: null });
  });

  it('RET-26: has one tab open or none', () => {
    expect(initialState.tab).toBe('none');
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
    expect(chosen).toMatchObject({ tab: 'none', selection: { type: 'store', id: 'a' } });
    expect(findRetailerReducer(chosen, { type: 'toggle-tab', tab: 'search' }).selection.type).toBe('none');
  });

  it('RET-03: centres on the device when the browser tells where it is', () => {
    expect(after({ type: 'found', position: here })).toMatchObject({
      origin: { type: 'device' },
      centre: here,
      viewVersion: 1,
    });
  });

  it('RET-42: falls back to the default centre when it does not', () => {
    const moved = after({ type: 'found', position: here }, { type: 'locate' });
    expect(findRetailerReducer(moved, { type: 'not-found', problem: 'denied' })).toMatchObject({
      origin: { type: 'default', problem: 'denied' },
      centre: defaultCentre,
    });
  });

  it.each([
    { type: 'found', position: here },
    { type: 'not-found', problem: 'timeout' },
  ] as const)('keeps the place that the customer has chosen before the browser answered', (late) => {
    const chosen = after({ type: 'search-zip', zip: '67202', position: there });
    expect(findRetailerReducer(chosen, late)).toBe(chosen);
  });

  it('RET-10: centres the search on the moved marker, and leaves the view where it is', () => {
    expect(after({ type: 'move-marker', position: there })).toMatchObject({
      origin: { type: 'marker' },
      centre: there,
      viewVersion: 0,
    });
  });

  it('RET-08: does not move the search while a tab is open', () => {
    const open = after({ type: 'toggle-tab', tab: 'filter' });
    expect(findRetailerReducer(open, { type: 'move-marker', position: there })).toBe(open);
    expect(findRetailerReducer(open, { type: 'search-area', centre: there })).toBe(open);
  });

  it('looks at each search from the tabs, and closes them', () => {
    for (const action of [
      { type: 'search-around', radiusMiles: 20 },
      { type: 'search-zip', zip: '67202', position: there },
      { type: 'filter', categoryId: '3' },
      { type: 'search-everywhere' },
    ] as const) {
      expect(after({ type: 'toggle-tab', tab: 'search' }, action)).toMatchObject({
        tab: 'none',
        viewVersion: 1,
      });
    }
  });
});
