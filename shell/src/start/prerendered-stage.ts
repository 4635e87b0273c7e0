import { isPortalRoute, shellPaths } from '@portal/platform/contract';
import type { Shell } from '../context/shell-context.ts';
import { remoteStateOf, shownFault } from '../federation/remote-state.ts';

/**
 * How far the real page is with the screen at `path`, as somebody who is not signed in gets there: `failed` means that
 * its remote did not load, `elsewhere` that the address leads to another screen.
 */
export type PrerenderedStage = 'on-its-way' | 'arrived' | 'failed' | 'elsewhere';

export function stageOf(
  { router, loader }: Pick<Shell, 'router' | 'loader'>,
  path: string,
): PrerenderedStage {
  const { resolution } = router.state;
  switch (resolution.type) {
    case 'checking':
    case 'redirect':
      return 'on-its-way';
    case 'unusable':
      return 'elsewhere';
    case 'screen':
      return resolution.screen === 'welcome' && path === shellPaths.welcome ? 'arrived' : 'elsewhere';
    case 'remote': {
      const { contract, route } = resolution.match;
      if (shownFault(remoteStateOf(loader.states, contract.name))) return 'failed';
      if (route.path === path) return 'arrived';
      return isPortalRoute(resolution.match, 'authCheck') ? 'on-its-way' : 'elsewhere';
    }
  }
}
