import { useMessages, useSession } from '@portal/platform';
import { tabsOf } from '@portal/platform/host';
import { useContractMessages } from '../../messages/use-contract-messages.ts';
import { shellMessages } from '../../messages/shell.messages.ts';
import { matchOf, type RouteResolution } from '../../routing/route-resolution.ts';

/**
 * Returns what tells a screen from every other where its tabs are not seen: in the title of the document, and by ear. It
 * is the title, after the label of the screen's own tab where the title does not begin with it already.
 */
export function useScreenName(resolution: RouteResolution, title: string): string {
  const t = useMessages(shellMessages);
  const contractMessage = useContractMessages();
  const session = useSession();
  const match = matchOf(resolution);
  // A screen within a tab, such as a form, has a title of its own.
  if (match === null || match.route.tabs?.tab !== undefined) return title;
  const own = tabsOf(match, session).find(({ current }) => current);
  if (own === undefined) return title;
  const tab = contractMessage(match.contract, own.label);
  return title.startsWith(tab) ? title : t('tabTitle', { tab, title });
}
