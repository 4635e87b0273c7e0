import { css } from '@emotion/react';
import { useMessages } from '@portal/platform';
import { retailersMessages } from '../messages/retailers.messages.ts';
import type { Pane } from '../state/find-retailer-state.ts';

const styles = css({
  flex: 1,
  minHeight: 44,
  border: 0,
  borderRadius: 7,
  background: 'none',
  color: 'var(--ink-2)',
  fontSize: 15,
  fontWeight: 600,
  cursor: 'pointer',
  transition: 'background-color 120ms, color 120ms',
  '&[aria-pressed=true]': {
    background: 'var(--surface)',
    color: 'var(--ink)',
    boxShadow: '0 0 0 1px var(--line), 0 1px 2px rgba(0, 0, 0, .14)',
  },
  '@media (forced-colors: active)': { '&[aria-pressed=true]': { outline: '2px solid Highlight' } },
});

const panes: readonly Pane[] = ['map', 'list'];

interface PaneSwitchProps {
  readonly pane: Pane;
  readonly onSwitch: (pane: Pane) => void;
}

/** Switches between map and list where there is no room for both; elsewhere it is not displayed. */
export function PaneSwitch({ pane, onSwitch }: PaneSwitchProps) {
  const t = useMessages(retailersMessages);
  return (
    <div
      role="group"
      aria-label={t('panes.label')}
      data-area="switch"
      css={{ padding: 8, borderBottom: '1px solid var(--line)' }}
    >
      <div
        css={{ display: 'flex', gap: 2, padding: 3, borderRadius: 'var(--r2)', background: 'var(--sunken)' }}
      >
        {panes.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={pane === each}
            onClick={() => onSwitch(each)}
            css={styles}
          >
            {t(`panes.${each}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
