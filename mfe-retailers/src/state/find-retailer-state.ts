import { defaultCentre, defaultRadius, type Position } from '@portal/domain';
import type { LocationProblem } from '../location/location.errors.ts';

/** What the centre of the search comes from. */
export type Origin =
  | { readonly type: 'locating' }
  | { readonly type: 'default'; readonly problem: LocationProblem }
  | { readonly type: 'device' }
  | { readonly type: 'marker' }
  | { readonly type: 'area' }
  | { readonly type: 'zip'; readonly zip: string };

/** RET-26. */
export type Tab = 'none' | 'filter' | 'search';

export type Selection =
  | { readonly type: 'none' }
  | { readonly type: 'store'; readonly id: string }
  | { readonly type: 'co-located'; readonly ids: readonly string[] };

export interface FindRetailerState {
  readonly origin: Origin;
  readonly centre: Position;
  readonly radiusMiles: number;
  /** The id of the category; null for all (RET-11). */
  readonly categoryId: string | null;
  readonly tab: Tab;
  readonly selection: Selection;
  /** Increases when the map must show the area of the search again. */
  readonly viewVersion: number;
}

export type FindRetailerAction =
  | { readonly type: 'locate' }
  | { readonly type: 'found'; readonly position: Position }
  | { readonly type: 'not-found'; readonly problem: LocationProblem }
  | { readonly type: 'move-marker'; readonly position: Position }
  | { readonly type: 'search-area'; readonly centre: Position }
  | { readonly type: 'search-around'; readonly radiusMiles: number }
  | { readonly type: 'search-everywhere' }
  | { readonly type: 'search-zip'; readonly zip: string; readonly position: Position }
  | { readonly type: 'filter'; readonly categoryId: string | null }
  | { readonly type: 'toggle-tab'; readonly tab: Exclude<Tab, 'none'> }
  | { readonly type: 'close-tab' }
  | { readonly type: 'choose-store'; readonly id: string }
  | { readonly type: 'choose-co-located'; readonly ids: readonly string[] }
  | { readonly type: 'close-card' };

/** The first search is around the default centre and reaches everywhere, so stores show before the browser has answered (OP-86). */
export const initialState: FindRetailerState = {
  origin: { type: 'locating' },
  centre: defaultCentre,
  radiusMiles: defaultRadius,
  categoryId: null,
  tab: 'none',
  selection: { type: 'none' },
  viewVersion: 0,
};

const closed = { tab: 'none', selection: { type: 'none' } } as const;

export function findRetailerReducer(state: FindRetailerState, action: FindRetailerAction): FindRetailerState {
  const viewVersion = state.viewVersion + 1;
  switch (action.type) {
    case 'locate':
      return { ...state, origin: { type: 'locating' } };
    case 'found':
      // The customer may have chosen another centre meanwhile, which is kept.
      if (state.origin.type !== 'locating') return state;
      return {
        ...state,
        origin: { type: 'device' },
        centre: action.position,
        selection: { type: 'none' },
        viewVersion,
      };
    case 'not-found':
      if (state.origin.type !== 'locating') return state;
      return {
        ...state,
        origin: { type: 'default', problem: action.problem },
        centre: defaultCentre,
        selection: { type: 'none' },
        viewVersion,
      };
    case 'move-marker':
      if (state.tab !== 'none') return state;
      return { ...state, ...closed, origin: { type: 'marker' }, centre: action.position };
    case 'search-area':
      if (state.tab !== 'none') return state;
      return { ...state, ...closed, origin: { type: 'area' }, centre: action.centre };
    case 'search-around':
      return { ...state, ...closed, radiusMiles: action.radiusMiles, viewVersion };
    case 'search-everywhere':
      return { ...state, ...closed, radiusMiles: defaultRadius, viewVersion };
    case 'search-zip':
      return {
        ...state,
        ...closed,
        origin: { type: 'zip', zip: action.zip },
        centre: action.position,
        viewVersion,
      };
    case 'filter':
      return { ...state, ...closed, categoryId: action.categoryId, viewVersion };
    case 'toggle-tab':
      return state.tab === action.tab
        ? { ...state, tab: 'none' }
        : { ...state, tab: action.tab, selection: { type: 'none' } };
    case 'close-tab':
      return { ...state, tab: 'none' };
    case 'choose-store':
      return { ...state, tab: 'none', selection: { type: 'store', id: action.id } };
    case 'choose-co-located':
      return { ...state, tab: 'none', selection: { type: 'co-located', ids: action.ids } };
    case 'close-card':
      return { ...state, selection: { type: 'none' } };
  }
}
