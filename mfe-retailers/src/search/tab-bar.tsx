import { css } from '@emotion/react';
import { useMessages } from '@portal/platform';
import { VisuallyHidden } from '@portal/ui';
import { FilterIcon, SearchIcon } from '@portal/ui/icons';
import type { RefObject } from 'react';
import type { Tab } from '../state/find-retailer-state.ts';
import { retailersMessages } from '../messages/retailers.messages.ts';

const tab = css({
  flex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 52,
  border: 0,
  background: 'none',
  color: 'var(--ink-2)',
  fontWeight: 600,
  cursor: 'pointer',
  transition: 'background-color 140ms, color 140ms',
  '&:hover': { color: 'var(--ink)', background: 'color-mix(in srgb, var(--ink) 4%, transparent)' },
  '&[aria-expanded=true]': { color: 'var(--brand)', boxShadow: 'inset 0 2px var(--brand)' },
  '&:focus-visible': { outlineOffset: -2 },
  '& + &': { borderLeft: '1px solid var(--line)' },
  '@media (forced-colors: active)': {
    '&[aria-expanded=true]': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
});

const dot = css({
  width: 8,
  height: 8,
  borderRadius: 999,
  background: 'var(--brand)',
  '@media (forced-colors: active)': { background: 'Highlight' },
});

const tabs = [
  { id: 'filter', Icon: FilterIcon },
  { id: 'search', Icon: SearchIcon },
] as const;

export type TabButtons = Record<Exclude<Tab, 'none'>, RefObject<HTMLButtonElement | null>>;

interface TabBarProps {
  readonly open: Tab;
  readonly panelId: string;
  readonly buttons: TabButtons;
  /** Whether a category is chosen. */
  readonly filtered: boolean;
  readonly onToggle: (tab: Exclude<Tab, 'none'>) => void;
}

/** The buttons Filter and Search at the bottom of the map (RET-05); each opens and closes its panel. */
export function TabBar({ open, panelId, buttons, filtered, onToggle }: TabBarProps) {
  const t = useMessages(retailersMessages);
  return (
    <div
      role="group"
      aria-label={t('tabs.label')}
      css={{ display: 'flex', borderTop: '1px solid var(--line)', background: 'var(--surface)' }}
    >
      {tabs.map(({ id, Icon }) => (
        <button
          key={id}
          ref={buttons[id]}
          type="button"
          css={tab}
          aria-expanded={open === id}
          {...(open === id ? { 'aria-controls': panelId } : {})}
          onClick={() => onToggle(id)}
        >
          <Icon />
          {t(`tabs.${id}`)}
          {id === 'filter' && filtered && (
            <span css={dot}>
              <VisuallyHidden>{` ${t('tabs.on')}`}</VisuallyHidden>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
