import type { BackLink } from '@portal/platform';
import { backOf } from '@portal/platform/host';
import { useSnapshot } from 'valtio';
import { useShell } from '../../context/shell-context.ts';
import { useContractMessages } from '../../messages/use-contract-messages.ts';
import { matchOf, type RouteResolution } from '../../routing/route-resolution.ts';

/** Returns the back link of the route (SHELL-36): the screen's own, else the contract's with its target's title as label. */
export function useRouteBackLink(resolution: RouteResolution): BackLink | null {
  const { platform } = useShell();
  const page = useSnapshot(platform.pageStore.state);
  const contractMessage = useContractMessages();
  const match = matchOf(resolution);
  if (match === null) return null;
  if (page.back !== null) return page.back;
  const back = backOf(match);
  return back && { to: back.to, label: contractMessage(match.contract, back.label) };
}
