import { useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

/** The question before the customer leaves; a no keeps them here. */
interface LeaveQuestion {
  readonly title: string;
  readonly text: string;
  readonly tone: 'danger';
}

/**
 * What the portal's router adds to react-router's navigator. `ask` is called when the customer is about to leave by a
 * link, Back or a typed address; it returns the question, or null to let them go.
 */
interface LeaveBlocker {
  block(ask: () => LeaveQuestion | null): () => void;
  /** Offers no newer version of the page until the returned function is called; a platform before 4.2 has none. */
  hold?(): () => void;
}

function isBlocker(navigator: object): navigator is LeaveBlocker {
  return 'block' in navigator && typeof navigator.block === 'function';
}

/**
 * Returns the router's blocker, or null under another router. The router's context connects the kit with the owner of
 * the address, which must not know each other; react-router exports its navigator under this name only.
 */
export function useLeaveBlocker(): LeaveBlocker | null {
  const { navigator } = useContext(NavigationContext) ?? {};
  return navigator && isBlocker(navigator) ? navigator : null;
}
