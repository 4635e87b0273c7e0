import type { HostPlatform } from '@portal/platform/host';
import { decidePlace, type Routable } from './decide-place.ts';
import type { Place } from './place.ts';

/** The place the customer is at, followed through every change of address and session. */
export interface Places {
  readonly current: Place;
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

/** Watches address and session, and carries out what the guard decides. A redirect takes the refused address's place in the history. */
export function createPlaces(
  platform: Pick<HostPlatform, 'navigation' | 'session'>,
  routable: Routable,
): Places {
  const { navigation, session } = platform;
  const listeners = new Set<() => void>();
  let current = decide();

  function decide(): Place {
    return decidePlace(navigation.location, session.state, routable);
  }

  function follow(): void {
    const place = decide();
    if (place.kind === 'redirect') {
      navigation.force(place.to, { replace: true });
      return;
    }
    current = place;
    for (const listener of [...listeners]) listener();
  }

  const stops = [navigation.subscribe(follow), session.subscribe(follow)];
  follow();

  return {
    get current() {
      return current;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose: () => {
      for (const stop of stops) stop();
      listeners.clear();
    },
  };
}
