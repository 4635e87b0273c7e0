import type { User } from '@portal/domain';
import { useState, useSyncExternalStore } from 'react';
import type { SessionState } from '../session/session.ts';
import { usePlatform } from './platform-context.ts';

/** Who is signed in; draws again when that changes. */
export function useSession(): SessionState {
  const { session } = usePlatform();
  return useSyncExternalStore(session.subscribe, () => session.state);
}

/**
 * The signed-in user of a protected screen. Throws when the screen was opened with nobody signed in;
 * when the session ends under an open screen it keeps the last user until the shell has taken the screen away.
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
