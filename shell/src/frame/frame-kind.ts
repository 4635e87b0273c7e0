import type { SessionState } from '@portal/platform';
import type { Place } from '../routing/place.ts';

/**
 * `full`: menu, header and title. `bare`: the screen is the page (sign-in, and welcome, which has no header:
 * SHELL-53). `plain`: the brand's mark over the shell's own screen, for whoever has no menu to stand beside it.
 */
export type FrameKind = 'full' | 'bare' | 'plain';

export function frameKindOf(place: Place, session: SessionState): FrameKind {
  switch (place.kind) {
    case 'remote':
      return place.match.route.frame === 'bare' ? 'bare' : 'full';
    case 'checking':
      return place.match === null || place.match.route.frame === 'bare' ? 'bare' : 'full';
    case 'unusable':
      return session.status === 'signed-out' ? 'plain' : 'full';
    case 'screen':
      if (place.screen === 'welcome') return 'bare';
      return session.status === 'signed-in' ? 'full' : 'plain';
    case 'redirect':
      return 'plain';
  }
}
