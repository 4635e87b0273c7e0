import { useI18n } from '@portal/i18n';
import { useMessages, usePortalLocation } from '@portal/platform';
import { fillPath, type RouteMatch } from '@portal/platform/contract';
import { contractMessage, screenAddress } from '@portal/platform/host';
import { TabLinks, TextLink } from '@portal/ui';
import { useLostFocus } from '@portal/ui/focus';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { embedMessages } from '../messages/embed.messages.ts';
import { useEmbed } from './embed-context.ts';
import { useScreenTitle } from './use-screen-title.ts';

/**
 * Back link, title, store and tabs of a screen. The keyboard starts at the title on another screen, and on the same screen
 * where another address has replaced what had the focus, as Back does from a step of it.
 */
export function EmbedHead({ match }: { readonly match: RouteMatch }) {
  const t = useMessages(embedMessages);
  const { platform } = useEmbed();
  const { store } = useSnapshot(platform.pageStore.state);
  const title = useScreenTitle();
  const back = useBack(match);
  const tabs = useTabs(match);
  const heading = useRef<HTMLHeadingElement>(null);
  const location = usePortalLocation();
  const { key } = location;
  const screen = screenAddress(platform.routeTable, location);
  const shown = useRef(screen);
  const hasLostFocus = useLostFocus(heading);
  useEffect(() => {
    if (shown.current !== screen) {
      shown.current = screen;
      heading.current?.focus();
      return undefined;
    }
    const frame = requestAnimationFrame(() => {
      if (hasLostFocus()) heading.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [screen, key, hasLostFocus]);
  return (
    <>
      {back && (
        <TextLink to={back.to} aria-label={t('backTo', { title: back.label })}>
          {back.label}
        </TextLink>
      )}
      <h2 ref={heading} tabIndex={-1} css={{ fontSize: 24, margin: '0 0 16px', outline: 'none' }}>
        {title}
      </h2>
      {store && (
        <p css={{ margin: '-12px 0 20px', fontSize: 14, color: 'var(--ink-2)', overflowWrap: 'anywhere' }}>
          {[store.name, store.note, store.phone, store.address].filter(Boolean).join(' · ')}
        </p>
      )}
      {tabs.length > 0 && <TabLinks items={tabs} label={t('tabs', { title })} />}
    </>
  );
}

function useBack({ contract, route, params }: RouteMatch) {
  const { platform } = useEmbed();
  const { language } = useI18n();
  const { back } = useSnapshot(platform.pageStore.state);
  if (back !== null) return back;
  const target = contract.routes.find(({ id }) => id === route.back);
  const to = target ? fillPath(target.path, params) : null;
  return target && to ? { to, label: contractMessage(contract, target.title, language) } : null;
}

/** The tabs of the group that a route belongs to; none for a group of one. */
function useTabs({ contract, route, params }: RouteMatch) {
  const { language } = useI18n();
  const group = contract.tabGroups?.find(({ id }) => id === route.tabs?.group);
  if (!group || group.tabs.length < 2) return [];
  const currentTab = route.tabs?.tab ?? route.id;
  return group.tabs.flatMap((tab) => {
    const target = contract.routes.find(({ id }) => id === tab.route);
    const to = target ? fillPath(target.path, params) : null;
    const text = contractMessage(contract, tab.label, language);
    return to === null ? [] : [{ to, text, current: tab.route === currentTab }];
  });
}
