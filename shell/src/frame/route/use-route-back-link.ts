import type { BackLink } from '@portal/platform';
import { fillPath } from '@portal/platform/contract';
import { useSnapshot } from 'valtio';
import { useShell } from '../../context/shell-context.ts';
import { useContractMessages } from '../../messages/use-contract-messages.ts';
import { matchOf, type RouteResolution } from '../../routing/route-resolution.ts';

/** The back link of the route (SHELL-36): the screen's own, else its contract's, labelled with the title of its target. */
export function useRouteBackLink(resolution: RouteResolution): BackLink | null {
  const { platform } = useShell();
  const page = useSnapshot(platform.pageStore.state);
  const contractMessage = useContractMessages();
  const match = matchOf(resolution);
  if (match === null) return null;
  if (page.back !== null) return page.back;
  const { route, params } = match;
  const to = route.back === undefined ? null : fillPath(route.back, params);
  const target = to && platform.routeTable.match(to);
  return target && { to, label: contractMessage(target.contract.name, target.route.title) };
}
