import { useMessages, type Translate } from '@portal/platform';
import { useSnapshot } from 'valtio';
import type { RouteResolution, ShellScreen } from '../../routing/route-resolution.ts';
import { shellMessages } from '../../messages/shell.messages.ts';
import { useContractMessages } from '../../messages/use-contract-messages.ts';
import { useShell } from '../../context/shell-context.ts';

/** Title of the route (SHELL-35): the screen's own, else its contract's, which is there before the screen's code is. */
export function useRouteTitle(resolution: RouteResolution): string {
  const { platform } = useShell();
  const page = useSnapshot(platform.pageStore.state);
  const t = useMessages(shellMessages);
  const contractMessage = useContractMessages();
  switch (resolution.type) {
    case 'remote':
      return page.title ?? contractMessage(resolution.match.contract, resolution.match.route.title);
    case 'checking':
      return resolution.match === null
        ? t('sessionCheck.title')
        : contractMessage(resolution.match.contract, resolution.match.route.title);
    case 'unusable':
      return t('remote.failedTitle');
    case 'screen':
      return screenTitle(resolution.screen, platform.brand.name, t);
    case 'redirect':
      return t('sessionCheck.title');
  }
}

function screenTitle(
  screen: ShellScreen,
  brand: string,
  t: Translate<keyof typeof shellMessages.en>,
): string {
  switch (screen) {
    case 'welcome':
      return t('welcome.title', { brand });
    case 'staff':
      return t('staff.title');
    case 'access':
      return t('access.title');
    case 'forbidden':
      return t('forbidden.title');
    case 'not-found':
      return t('notFound.title');
  }
}
