import { useEffect, useReducer, type Dispatch } from 'react';
import { devicePosition } from '../place/device-position.ts';
import { finderReducer, firstState, type FinderAction, type FinderState } from '../state/finder-state.ts';

/** The finder's state, and the browser asked for the customer's place whenever that is wanted. */
export function useFinder(): readonly [FinderState, Dispatch<FinderAction>] {
  const [state, dispatch] = useReducer(finderReducer, firstState);
  const locating = state.origin.kind === 'locating';
  useEffect(() => {
    if (!locating) return undefined;
    let left = false;
    void devicePosition().then((answer) => {
      if (left) return;
      dispatch(
        answer.status === 'found'
          ? { do: 'found', position: answer.position }
          : { do: 'not found', problem: answer.problem },
      );
    });
    return () => {
      left = true;
    };
  }, [locating]);
  return [state, dispatch];
}
