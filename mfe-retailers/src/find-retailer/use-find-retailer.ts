import { createOwnRoutes, usePlatform, usePortalLocation } from '@portal/platform';
import { useEffect, useLayoutEffect, useReducer, type Dispatch } from 'react';
import { contract } from '../../remote.contract.ts';
import { askDevicePosition } from '../location/device-position.ts';
import { rememberedPlace, rememberPlace } from '../state/remembered-place.ts';
import {
  findRetailerReducer,
  initialState,
  type FindRetailerAction,
  type FindRetailerState,
} from '../state/find-retailer-state.ts';
import { isSameSearch, readSearch, writeSearch } from '../state/search.ts';

const routes = createOwnRoutes(contract);
const ownPath = routes.map({});

/**
 * Returns the screen's state. Its search is kept in the address, and the browser is asked for the customer's position
 * at each of the state's questions; what it answers after the time limit is told too.
 */
export function useFindRetailer(): readonly [FindRetailerState, Dispatch<FindRetailerAction>] {
  const platform = usePlatform();
  const { navigation } = platform;
  const { search: query } = usePortalLocation();
  const [state, dispatch] = useReducer(findRetailerReducer, null, () => {
    const search = readSearch(query);
    return initialState({ ...search, place: search.place ?? rememberedPlace(platform) });
  });
  const { search, change, questions } = state;

  useEffect(() => {
    if (questions === 0) return undefined;
    return askDevicePosition({
      onFound: (position) => dispatch({ type: 'found', position }),
      onFailed: (problem) => dispatch({ type: 'not-found', problem }),
    });
  }, [questions]);

  // Before it is painted: Back after a search that is seen must leave that search.
  useLayoutEffect(() => {
    if (navigation.location.pathname !== ownPath) return;
    rememberPlace(platform, search.place);
    // Somebody who goes back quickly is further back by now.
    if (change === 'restored' || isSameSearch(search, readSearch(navigation.location.search))) return;
    navigation.go(routes.map(writeSearch(search)), { replace: change === 'replaced' });
  }, [platform, navigation, search, change]);

  useEffect(() => {
    // The address may have changed again since it was drawn.
    const { location } = navigation;
    if (location.pathname === ownPath) dispatch({ type: 'restore', search: readSearch(location.search) });
  }, [navigation, query]);

  return [state, dispatch];
}
