import type { BackLink } from '@portal/platform';
import { matchRoute } from '@portal/platform/contract';
import { useSnapshot } from 'valtio';
import type { Place } from '../routing/place.ts';
import { useContractMessages } from './contract-messages.ts';
import { filledPath } from './route-paths.ts';
import { useShell } from './shell-context.ts';

/** The back link of the place (SHELL-36): the screen's own, else its contract's, labelled with the title it leads to. */
export function useBack(place: Place): BackLink | null {
  const { platform, release } = useShell();
  const page = useSnapshot(platform.pageStore.state);
  const contractText = useContractMessages();
  if ((place.kind !== 'remote' && place.kind !== 'checking') || place.match === null) return null;
  if (page.back !== null) return page.back;
  const { route, params } = place.match;
  if (route.back === undefined) return null;
  const to = filledPath(route.back, params);
  const target = matchRoute(
    release.remotes.map(({ contract }) => contract),
    to,
  );
  return target && { to, label: contractText(target.contract.name, target.route.title) };
}
