import { useEffect, useReducer, type Dispatch } from 'react';
import { devicePosition } from '../location/device-position.ts';
import {
  findRetailerReducer,
  initialState,
  type FindRetailerAction,
  type FindRetailerState,
} from '../state/find-retailer-state.ts';

/** Returns the screen's state, and asks the browser for the customer's position whenever the state is `locating`. */
export function useFindRetailer(): readonly [FindRetailerState, Dispatch<FindRetailerAction>] {
  const [state, dispatch] = useReducer(findRetailerReducer, initialState);
  const locating = state.origin.type === 'locating';
  useEffect(() => {
    if (!locating) return undefined;
    let unmounted = false;
    void devicePosition().then((answer) => {
      if (unmounted) return;
      dispatch(
        answer.status === 'found'
          ? { type: 'found', position: answer.position }
          : { type: 'not-found', problem: answer.problem },
      );
    });
    return () => {
      unmounted = true;
    };
  }, [locating]);
  return [state, dispatch];
}
