import { usePortalLocation } from '@portal/platform';
import { useI18n } from '@portal/i18n';
import { contractMessage } from '@portal/platform/host';
import { useSnapshot } from 'valtio';
import { useEmbed } from './embed-context.ts';

/** Returns the title of the screen: its own, else the contract's. */
export function useScreenTitle(): string {
  const { platform } = useEmbed();
  const { title } = useSnapshot(platform.pageStore.state);
  const { pathname } = usePortalLocation();
  const { language } = useI18n();
  if (title !== null) return title;
  const match = platform.routeTable.match(pathname);
  return match ? contractMessage(match.contract, match.route.title, language) : '';
}
