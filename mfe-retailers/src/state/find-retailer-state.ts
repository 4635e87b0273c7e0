import { defaultCentre, type Position } from '@portal/domain';
import type { LocationProblem } from '../location/location.errors.ts';
import { firstSearch, isSameArea, isSameSearch, type Place, type Search } from './search.ts';

/** What is known of the customer's own position. */
export type Device =
  /** Nobody has asked the browser, because the customer chose a place. */
  | { readonly status: 'idle' }
  /** The browser has been asked; `position` is its last answer. */
  | { readonly status: 'locating'; readonly position: Position | null }
  | { readonly status: 'found'; readonly position: Position }
  | { readonly status: 'failed'; readonly problem: LocationProblem };

/** RET-26. */
export type Tab = 'none' | 'filter' | 'search';

/** What a narrow screen shows; a wide one shows both. */
export type Pane = 'map' | 'list';

/**
 * Where the last change of the search belongs in the history: behind the one before, in its place, or nowhere, because it
 * came from there.
 */
export type SearchChange = 'new' | 'replaced' | 'restored';

export interface FindRetailerState {
  readonly search: Search;
  readonly device: Device;
  /** How often the browser has been asked where the customer is: each question is asked once, and may be answered late. */
  readonly questions: number;
  readonly tab: Tab;
  /** The co-located stores that a tap on the map has opened; empty for none. */
  readonly coLocated: readonly string[];
  /** What a narrow screen shows of map and list; null until the customer has chosen. */
  readonly pane: Pane | null;
  /** Increases when the map must show the area of the search again. */
  readonly viewVersion: number;
  readonly change: SearchChange;
}

export type FindRetailerAction =
  | { readonly type: 'locate' }
  | { readonly type: 'found'; readonly position: Position }
  | { readonly type: 'not-found'; readonly problem: LocationProblem }
  | { readonly type: 'move-marker'; readonly position: Position }
  | { readonly type: 'search-area'; readonly centre: Position }
  | { readonly type: 'search-around'; readonly radiusMiles: number }
  | { readonly type: 'search-place'; readonly place: Place }
  | { readonly type: 'filter'; readonly categoryId: string | null }
  | { readonly type: 'toggle-tab'; readonly tab: Exclude<Tab, 'none'> }
  | { readonly type: 'close-tab' }
  | { readonly type: 'choose-store'; readonly id: string }
  | { readonly type: 'choose-co-located'; readonly ids: readonly string[] }
  | { readonly type: 'close-card' }
  | { readonly type: 'show-pane'; readonly pane: Pane }
  /** The address has changed, by Back, Forward or a link. */
  | { readonly type: 'restore'; readonly search: Search };

/**
 * Returns the state of a screen that opens with this search. Stores around the default centre show before the browser
 * has answered where the customer is (OP-86).
 */
export function initialState(search: Search = firstSearch): FindRetailerState {
  return {
    search,
    device: search.place ? { status: 'idle' } : { status: 'locating', position: null },
    questions: search.place ? 0 : 1,
    tab: 'none',
    coLocated: [],
    pane: null,
    viewVersion: 0,
    change: 'replaced',
  };
}

type Around = Pick<FindRetailerState, 'search' | 'device'>;

/** Returns the chosen place, else where the customer is, else null. */
export function knownCentreOf({ search, device }: Around): Position | null {
  if (search.place) return search.place.position;
  return 'position' in device ? device.position : null;
}

/** Returns the centre of the search: the known one, else the default (RET-42). */
export const centreOf = (state: Around): Position => knownCentreOf(state) ?? defaultCentre;

/** Forgets why the browser gave no position, which does not matter any more once the customer goes on around a place. */
function goOn(state: FindRetailerState): FindRetailerState {
  return state.search.place && state.device.status === 'failed'
    ? { ...state, device: { status: 'idle' } }
    : state;
}

export function findRetailerReducer(state: FindRetailerState, action: FindRetailerAction): FindRetailerState {
  /** Searches for something else, and closes what is open. */
  const searched = (change: Partial<Search>, look: 'look' | 'stay' = 'look') =>
    goOn({
      ...state,
      search: { ...state.search, storeId: null, ...change },
      // A position that is known stays known, for Back; a question to the browser does not matter any more.
      ...('place' in change && state.device.status !== 'found'
        ? { device: { status: 'idle' } as const }
        : {}),
      tab: 'none',
      coLocated: [],
      viewVersion: state.viewVersion + (look === 'look' ? 1 : 0),
      change: 'new',
    });
  /** Opens or closes the card of a store. */
  const chosen = (storeId: string | null) =>
    goOn({
      ...state,
      search: { ...state.search, storeId },
      tab: 'none',
      coLocated: [],
      // One Back leaves the card, however many stores were looked at.
      change: storeId !== null && state.search.storeId !== null ? 'replaced' : 'new',
    });
  switch (action.type) {
    case 'locate':
      return {
        ...state,
        device: { status: 'locating', position: 'position' in state.device ? state.device.position : null },
        questions: state.questions + 1,
      };
    case 'found':
      // The customer may have chosen a place meanwhile, which is kept; an answer after the time limit still counts.
      if (state.device.status === 'idle' || state.device.status === 'found') return state;
      return {
        ...state,
        search: { ...state.search, place: null },
        device: { status: 'found', position: action.position },
        // What the customer has opened meanwhile stays open, and the map at the store that they look at.
        viewVersion: state.viewVersion + (state.search.storeId === null ? 1 : 0),
        change: state.search.place === null ? 'replaced' : 'new',
      };
    case 'not-found':
      if (state.device.status !== 'locating') return state;
      return {
        ...state,
        device: { status: 'failed', problem: action.problem },
        // Back to the default centre, unless the map is there already or the customer chose a place.
        viewVersion: state.viewVersion + (!state.search.place && state.device.position ? 1 : 0),
      };
    case 'move-marker':
      if (state.tab !== 'none') return state;
      return {
        ...searched({ place: { type: 'marker', position: action.position } }, 'stay'),
        // Each key moves it a little.
        change: state.search.place?.type === 'marker' ? 'replaced' : 'new',
      };
    case 'search-area':
      if (state.tab !== 'none') return state;
      return searched({ place: { type: 'area', position: action.centre } }, 'stay');
    case 'search-around':
      return searched({ radiusMiles: action.radiusMiles });
    case 'search-place':
      return searched({ place: action.place });
    case 'filter':
      return searched({ categoryId: action.categoryId });
    case 'toggle-tab':
      return state.tab === action.tab
        ? { ...state, tab: 'none' }
        : goOn({
            ...state,
            ...(state.search.storeId === null ? {} : chosen(null)),
            tab: action.tab,
            coLocated: [],
          });
    case 'close-tab':
      return { ...state, tab: 'none' };
    case 'choose-store':
      return chosen(action.id);
    case 'choose-co-located':
      return { ...chosen(null), coLocated: action.ids };
    case 'close-card':
      return chosen(null);
    case 'show-pane':
      // What is open comes with the map, and would keep it.
      return { ...(action.pane === 'list' && isOpen(state) ? chosen(null) : state), pane: action.pane };
    case 'restore': {
      const { search } = action;
      if (isSameSearch(search, state.search)) return state;
      const elsewhere = !isSameArea(search, state.search);
      const asks = search.place === null && state.device.status === 'idle';
      return goOn({
        ...state,
        search,
        change: 'restored',
        ...(asks
          ? { device: { status: 'locating', position: null } as const, questions: state.questions + 1 }
          : {}),
        ...(elsewhere || search.storeId !== null ? { tab: 'none' as const } : {}),
        coLocated: [],
        viewVersion: state.viewVersion + (elsewhere ? 1 : 0),
      });
    }
  }
}

/** Whether a tab or a card is open on the map. */
export const isOpen = ({ tab, search, coLocated }: FindRetailerState): boolean =>
  tab !== 'none' || search.storeId !== null || coLocated.length > 0;

/** Whether a narrow screen asks on the map where to search: the browser gave no position, and nothing else is open. */
export function asksOnMap(state: FindRetailerState): boolean {
  return state.device.status === 'failed' && state.search.place === null && !isOpen(state);
}

/**
 * Returns why the browser gave no position where a narrow screen says so at the button that asked, because neither the
 * question on the map nor a tab does (RET-38 to RET-41); else null.
 */
export function problemAtButton(state: FindRetailerState): LocationProblem | null {
  const { device, tab } = state;
  return device.status === 'failed' && tab === 'none' && !asksOnMap(state) ? device.problem : null;
}
