import { defaultCentre } from '@portal/domain';
import { finderReducer, firstState, type FinderAction, type FinderState } from './finder-state.ts';

const after = (...actions: readonly FinderAction[]): FinderState => actions.reduce(finderReducer, firstState);
const here = { latitude: 37.69, longitude: -97.34 };
const there = { latitude: 40, longitude: -100 };

describe('the state of the finder', () => {
  it('RET-44, RET-45: starts around the middle of the United States, everywhere, in all categories', () => {
    expect(firstState).toMatchObject({ centre: defaultCentre, radiusMiles: 10_000, type: null });
  });

  it('RET-26: has one tab open or none', () => {
    expect(firstState.tab).toBe('none');
    expect(after({ do: 'toggle tab', tab: 'filter' }).tab).toBe('filter');
    expect(after({ do: 'toggle tab', tab: 'filter' }, { do: 'toggle tab', tab: 'search' }).tab).toBe(
      'search',
    );
    expect(after({ do: 'toggle tab', tab: 'search' }, { do: 'toggle tab', tab: 'search' }).tab).toBe('none');
    expect(after({ do: 'toggle tab', tab: 'search' }, { do: 'close tab' }).tab).toBe('none');
  });

  it('shows a card or a tab, never both', () => {
    const chosen = after({ do: 'toggle tab', tab: 'filter' }, { do: 'choose store', id: 'a' });
    expect(chosen).toMatchObject({ tab: 'none', selection: { kind: 'store', id: 'a' } });
    expect(finderReducer(chosen, { do: 'toggle tab', tab: 'search' }).selection.kind).toBe('none');
  });

  it('RET-03: centres on the device when the browser tells where it is', () => {
    expect(after({ do: 'found', position: here })).toMatchObject({
      origin: { kind: 'device' },
      centre: here,
      look: 1,
    });
  });

  it('RET-42: falls back to the default centre when it does not', () => {
    const moved = after({ do: 'found', position: here }, { do: 'locate' });
    expect(finderReducer(moved, { do: 'not found', problem: 'denied' })).toMatchObject({
      origin: { kind: 'default', problem: 'denied' },
      centre: defaultCentre,
    });
  });

  it.each([
    { do: 'found', position: here },
    { do: 'not found', problem: 'timeout' },
  ] as const)('keeps the place that the customer has chosen before the browser answered', (late) => {
    const chosen = after({ do: 'search zip', zip: '67202', position: there });
    expect(finderReducer(chosen, late)).toBe(chosen);
  });

  it('RET-10: centres the search on the moved marker, and leaves the view where it is', () => {
    expect(after({ do: 'move marker', position: there })).toMatchObject({
      origin: { kind: 'marker' },
      centre: there,
      look: 0,
    });
  });

  it('RET-08: does not move the search while a tab is open', () => {
    const open = after({ do: 'toggle tab', tab: 'filter' });
    expect(finderReducer(open, { do: 'move marker', position: there })).toBe(open);
    expect(finderReducer(open, { do: 'search area', centre: there })).toBe(open);
  });

  it('looks at each search from the tabs, and closes them', () => {
    for (const action of [
      { do: 'search around', radiusMiles: 20 },
      { do: 'search zip', zip: '67202', position: there },
      { do: 'filter', type: '3' },
      { do: 'search everywhere' },
    ] as const) {
      expect(after({ do: 'toggle tab', tab: 'search' }, action)).toMatchObject({ tab: 'none', look: 1 });
    }
  });
});
