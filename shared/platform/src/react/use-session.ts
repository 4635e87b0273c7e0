import type { User } from '@portal/domain';
import { useState, useSyncExternalStore } from 'react';
import type { SessionState } from '../session/session.ts';
import { usePlatform } from './platform-context.ts';

/** Returns the state of the session; renders again when it changes. */
export function useSession(): SessionState {
  const { session } = usePlatform();
  return useSyncExternalStore(session.subscribe, () => session.state);
}

/**
 * Returns the signed-in user of a protected screen. Throws when the component was mounted without one; when the session
 * ends later, returns the last user until the shell has unmounted the screen.
 */
export function useUser(): User {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const [last, setLast] = useState(user);
  if (user && user !== last) setLast(user);
  const shown = user ?? last;
  if (!shown) throw new Error('useUser needs a signed-in customer: the route must not be public');
  return shown;
}
