import type { BackLink } from '@portal/platform';
import { matchRoute } from '@portal/platform/contract';
import { useSnapshot } from 'valtio';
import { matchOf, type RouteResolution } from '../../routing/route-resolution.ts';
import { useContractMessages } from '../../messages/use-contract-messages.ts';
import { filledPath } from './route-tabs.ts';
import { useShell } from '../../context/shell-context.ts';

/** The back link of the route (SHELL-36): the screen's own, else its contract's, labelled with the title of its target. */
export function useRouteBackLink(resolution: RouteResolution): BackLink | null {
  const { platform, release } = useShell();
  const page = useSnapshot(platform.pageStore.state);
  const contractMessage = useContractMessages();
  const match = matchOf(resolution);
  if (match === null) return null;
  if (page.back !== null) return page.back;
  const { route, params } = match;
  if (route.back === undefined) return null;
  const to = filledPath(route.back, params);
  const target = matchRoute(
    release.remotes.map(({ contract }) => contract),
    to,
  );
  return target && { to, label: contractMessage(target.contract.name, target.route.title) };
}
