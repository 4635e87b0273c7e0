import { useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

/** What the customer is asked before they leave; a no keeps them here. */
interface LeaveQuestion {
  readonly title: string;
  readonly text: string;
  readonly tone: 'danger';
}

/**
 * What the portal's router can do beside react-router's navigators. `ask` is called when the customer is about to leave
 * by a link, Back or a typed address, and says what to ask, or `null` to let them go.
 */
interface LeaveBlocker {
  block(ask: () => LeaveQuestion | null): () => void;
}

function isBlocker(navigator: object): navigator is LeaveBlocker {
  return 'block' in navigator && typeof navigator.block === 'function';
}

/**
 * The router around is the one thing that both this kit and the owner of the address know, and they must not know each
 * other. react-router gives the navigator under this name only.
 */
export function useLeaveBlocker(): LeaveBlocker | null {
  const { navigator } = useContext(NavigationContext) ?? {};
  return navigator && isBlocker(navigator) ? navigator : null;
}
