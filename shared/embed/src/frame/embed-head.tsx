import { useI18n } from '@portal/i18n';
import { useMessages, usePortalLocation, useSession, type BackLink } from '@portal/platform';
import type { RouteMatch } from '@portal/platform/contract';
import { backOf, contractMessage, screenAddress, tabsOf } from '@portal/platform/host';
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

/** Returns the back link of the screen: its own, else the contract's. */
function useBack(match: RouteMatch): BackLink | null {
  const { platform } = useEmbed();
  const { language } = useI18n();
  const page = useSnapshot(platform.pageStore.state);
  if (page.back !== null) return page.back;
  const back = backOf(match);
  return back && { to: back.to, label: contractMessage(match.contract, back.label, language) };
}

function useTabs(match: RouteMatch) {
  const { language } = useI18n();
  return tabsOf(match, useSession()).map(({ to, label, current }) => ({
    to,
    current,
    text: contractMessage(match.contract, label, language),
  }));
}
