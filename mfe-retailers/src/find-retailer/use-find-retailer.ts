import { useEffect, useReducer, type Dispatch } from 'react';
import { devicePosition } from '../location/device-position.ts';
import {
  findRetailerReducer,
  initialState,
  type FindRetailerAction,
  type FindRetailerState,
} from '../state/find-retailer-state.ts';

/** The finder's state, and the browser asked for the customer's place whenever that is wanted. */
export function useFindRetailer(): readonly [FindRetailerState, Dispatch<FindRetailerAction>] {
  const [state, dispatch] = useReducer(findRetailerReducer, initialState);
  const locating = state.origin.type === 'locating';
  useEffect(() => {
    if (!locating) return undefined;
    let left = false;
    void devicePosition().then((answer) => {
      if (left) return;
      dispatch(
        answer.status === 'found'
          ? { type: 'found', position: answer.position }
          : { type: 'not-found', problem: answer.problem },
      );
    });
    return () => {
      left = true;
    };
  }, [locating]);
  return [state, dispatch];
}
