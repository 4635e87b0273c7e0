import { defaultCentre, defaultRadius, type Position } from '@portal/domain';
import type { LocationProblem } from '../place/location.errors.ts';

/** Where the search is centred, and how it came there. */
export type Origin =
  | { readonly kind: 'locating' }
  | { readonly kind: 'default'; readonly problem: LocationProblem }
  | { readonly kind: 'device' }
  | { readonly kind: 'marker' }
  | { readonly kind: 'area' }
  | { readonly kind: 'zip'; readonly zip: string };

/** RET-26. */
export type Tab = 'none' | 'filter' | 'search';

export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'store'; readonly id: string }
  | { readonly kind: 'spot'; readonly ids: readonly string[] };

export interface FinderState {
  readonly origin: Origin;
  readonly centre: Position;
  readonly radiusMiles: number;
  /** Category; null for all (RET-11). */
  readonly type: string | null;
  readonly tab: Tab;
  readonly selection: Selection;
  /** Counts up when the map is to look at the search anew. */
  readonly look: number;
}

export type FinderAction =
  | { readonly do: 'locate' }
  | { readonly do: 'found'; readonly position: Position }
  | { readonly do: 'not found'; readonly problem: LocationProblem }
  | { readonly do: 'move marker'; readonly position: Position }
  | { readonly do: 'search area'; readonly centre: Position }
  | { readonly do: 'search around'; readonly radiusMiles: number }
  | { readonly do: 'search everywhere' }
  | { readonly do: 'search zip'; readonly zip: string; readonly position: Position }
  | { readonly do: 'filter'; readonly type: string | null }
  | { readonly do: 'toggle tab'; readonly tab: Exclude<Tab, 'none'> }
  | { readonly do: 'close tab' }
  | { readonly do: 'choose store'; readonly id: string }
  | { readonly do: 'choose spot'; readonly ids: readonly string[] }
  | { readonly do: 'close card' };

/** The first search is around the default centre and reaches everywhere, so stores show before the browser has answered (OP-86). */
export const firstState: FinderState = {
  origin: { kind: 'locating' },
  centre: defaultCentre,
  radiusMiles: defaultRadius,
  type: null,
  tab: 'none',
  selection: { kind: 'none' },
  look: 0,
};

const closed = { tab: 'none', selection: { kind: 'none' } } as const;

export function finderReducer(state: FinderState, action: FinderAction): FinderState {
  const look = state.look + 1;
  switch (action.do) {
    case 'locate':
      return { ...state, origin: { kind: 'locating' } };
    case 'found':
      // Whoever has chosen a place meanwhile keeps it.
      if (state.origin.kind !== 'locating') return state;
      return {
        ...state,
        origin: { kind: 'device' },
        centre: action.position,
        selection: { kind: 'none' },
        look,
      };
    case 'not found':
      if (state.origin.kind !== 'locating') return state;
      return {
        ...state,
        origin: { kind: 'default', problem: action.problem },
        centre: defaultCentre,
        selection: { kind: 'none' },
        look,
      };
    case 'move marker':
      if (state.tab !== 'none') return state;
      return { ...state, ...closed, origin: { kind: 'marker' }, centre: action.position };
    case 'search area':
      if (state.tab !== 'none') return state;
      return { ...state, ...closed, origin: { kind: 'area' }, centre: action.centre };
    case 'search around':
      return { ...state, ...closed, radiusMiles: action.radiusMiles, look };
    case 'search everywhere':
      return { ...state, ...closed, radiusMiles: defaultRadius, look };
    case 'search zip':
      return {
        ...state,
        ...closed,
        origin: { kind: 'zip', zip: action.zip },
        centre: action.position,
        look,
      };
    case 'filter':
      return { ...state, ...closed, type: action.type, look };
    case 'toggle tab':
      return state.tab === action.tab
        ? { ...state, tab: 'none' }
        : { ...state, tab: action.tab, selection: { kind: 'none' } };
    case 'close tab':
      return { ...state, tab: 'none' };
    case 'choose store':
      return { ...state, tab: 'none', selection: { kind: 'store', id: action.id } };
    case 'choose spot':
      return { ...state, tab: 'none', selection: { kind: 'spot', ids: action.ids } };
    case 'close card':
      return { ...state, selection: { kind: 'none' } };
  }
}
