import { css } from '@emotion/react';
import { frame, phone } from '../../theme/frame.ts';

/**
 * In a window that is lower than the calendar the box takes all of it, and the days scroll in it. The library places it by
 * an inline style.
 */
const inLowWindow = css`
  @media (max-height: ${frame.lowestFixed - 1}px) {
    position: fixed !important;
    top: 8px !important;
    bottom: auto !important;
    max-height: calc(100dvh - 16px) !important;
  }
`;

export const calendarBoxStyles = css([
  {
    overflowY: 'auto',
    background: 'var(--surface)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r3)',
    boxShadow: '0 2px 6px rgba(0,0,0,.06), 0 18px 48px -16px rgba(0,0,0,.32)',
  },
  inLowWindow,
]);

export const calendarStyles = css({
  padding: 16,
  outline: 'none',
  '& header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBottom: 8,
    '& h2': { fontSize: 16 },
  },
  '& table': { borderCollapse: 'separate', borderSpacing: 2 },
  '& th': { fontSize: 13, fontWeight: 500, color: 'var(--ink-2)', height: 28 },
  '& td': { padding: 0 },
  '& .react-aria-CalendarCell': {
    width: 40,
    height: 40,
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'var(--r2)',
    cursor: 'pointer',
    outline: 'none',
    '&[data-hovered]': { background: 'var(--sunken)' },
    '&[data-today]': { boxShadow: 'inset 0 0 0 1px var(--line-strong)' },
    '&[data-selected]': {
      background: 'var(--brand)',
      color: 'var(--on-brand)',
      fontWeight: 650,
      boxShadow: 'none',
    },
    '&[data-focus-visible]': { outline: '2px solid var(--brand)', outlineOffset: 2 },
    '&[data-disabled], &[data-unavailable]': { color: 'var(--ink-3)', opacity: 0.55, cursor: 'not-allowed' },
    '&[data-outside-month]': { visibility: 'hidden' },
    '@media (forced-colors: active)': { '&[data-selected]': { outline: '2px solid Highlight' } },
  },
  // As large as a thumb, and a week as wide as the narrowest phone.
  [phone]: {
    padding: 12,
    '& header button': { width: 44, height: 44 },
    '& .react-aria-CalendarCell': { width: 'min(44px, (100vw - 68px) / 7)', height: 44 },
  },
});
