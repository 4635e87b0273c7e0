import type { SessionState } from '@portal/platform';
import type { RouteResolution } from '../../routing/route-resolution.ts';

/**
 * `full`: menu, header and title. `bare`: the screen is the page (sign-in, and welcome, which has no header:
 * SHELL-53). `plain`: the brand's mark over the shell's own screen, when nobody is signed in to see a menu beside it.
 */
export type FrameLayout = 'full' | 'bare' | 'plain';

export function frameLayoutOf(resolution: RouteResolution, session: SessionState): FrameLayout {
  switch (resolution.type) {
    case 'remote':
      return resolution.match.route.frame === 'bare' ? 'bare' : 'full';
    case 'checking':
      return resolution.match === null || resolution.match.route.frame === 'bare' ? 'bare' : 'full';
    case 'unusable':
      return session.status === 'signed-out' ? 'plain' : 'full';
    case 'screen':
      if (resolution.screen === 'welcome') return 'bare';
      return session.status === 'signed-in' ? 'full' : 'plain';
    case 'redirect':
      return 'plain';
  }
}
