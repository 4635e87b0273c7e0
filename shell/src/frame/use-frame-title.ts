import { useMessages } from '@portal/platform';
import { useSnapshot } from 'valtio';
import type { Place, ShellScreen } from '../routing/place.ts';
import { shellMessages } from '../messages/shell.messages.ts';
import { useContractMessages } from './contract-messages.ts';
import { useShell } from './shell-context.ts';

/** Title of the place (SHELL-35): what the screen says, else what its contract says, at once and before its code is there. */
export function useFrameTitle(place: Place): string {
  const { platform } = useShell();
  const page = useSnapshot(platform.pageStore.state);
  const t = useMessages(shellMessages);
  const contractText = useContractMessages();
  switch (place.kind) {
    case 'remote':
      return page.title ?? contractText(place.match.contract.name, place.match.route.title);
    case 'checking':
      return place.match === null
        ? t('sessionCheck.title')
        : contractText(place.match.contract.name, place.match.route.title);
    case 'unusable':
      return t('remote.failedTitle');
    case 'screen':
      return screenTitle(place.screen, platform.brand.name, t);
    case 'redirect':
      return t('sessionCheck.title');
  }
}

function screenTitle(
  screen: ShellScreen,
  brand: string,
  t: ReturnType<typeof useMessages<typeof shellMessages.en>>,
): string {
  switch (screen) {
    case 'welcome':
      return t('welcome.title', { brand });
    case 'staff':
      return t('staff.title');
    case 'forbidden':
      return t('forbidden.title');
    case 'not-found':
      return t('notFound.title');
  }
}
