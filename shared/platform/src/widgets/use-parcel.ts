import {
  usePlatform,
  type MountedParcel,
  type ParcelEventOf,
  type ParcelName,
  type ParcelPropsOf,
} from '@portal/platform';
import { useEffect, useEffectEvent, useState, type RefCallback } from 'react';

export type ParcelState =
  | { readonly status: 'loading' }
  | { readonly status: 'mounted' }
  | { readonly status: 'failed'; readonly retry: () => void; readonly retrying: boolean };

interface UsedParcel {
  /** The ref of the element that the parcel draws in. */
  readonly container: RefCallback<HTMLElement>;
  readonly state: ParcelState;
}

/** How the newest try that is over ended. */
interface Outcome {
  readonly attempt: number;
  readonly status: 'mounted' | 'failed';
}

/**
 * Mounts another remote's parcel in an element of this screen, for as long as the element is there.
 *
 * @param props read when the parcel is mounted, and not again
 * @param onEvent told what the parcel emits
 */
export function useParcel<Name extends ParcelName>(
  name: Name,
  props: ParcelPropsOf<Name>,
  onEvent: (...event: ParcelEventOf<Name>) => void,
): UsedParcel {
  const { parcels } = usePlatform();
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const given = useEffectEvent(() => props);
  const hear = useEffectEvent(onEvent);

  useEffect(() => {
    if (container === null) return undefined;
    let left = false;
    // An element of its own: a parcel that is leaving may still draw in the former one.
    const domElement = container.appendChild(document.createElement('div'));
    const mounting = parcels.mount(name, {
      domElement,
      props: given(),
      onEvent: (...event) => {
        if (!left) hear(...event);
      },
    });
    const record = (status: Outcome['status']) => {
      if (!left) setOutcome({ attempt, status });
    };
    mounting.then(
      () => record('mounted'),
      () => record('failed'),
    );
    return () => {
      left = true;
      void mounting
        .then((mounted: MountedParcel) => mounted.unmount())
        // A parcel that was never mounted has nothing to remove.
        .catch(() => undefined)
        .finally(() => domElement.remove());
    };
  }, [parcels, name, container, attempt]);

  return { container: setContainer, state: stateOf(outcome, attempt, () => setAttempt(attempt + 1)) };
}

function stateOf(outcome: Outcome | null, attempt: number, retry: () => void): ParcelState {
  if (outcome === null) return { status: 'loading' };
  if (outcome.status === 'failed') return { status: 'failed', retry, retrying: outcome.attempt !== attempt };
  return { status: 'mounted' };
}
