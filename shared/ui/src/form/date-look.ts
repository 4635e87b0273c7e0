import { css } from '@emotion/react';

export const dateBoxLook = css({
  display: 'flex',
  alignItems: 'center',
  maxWidth: 280,
  minHeight: 48,
  padding: '0 4px 0 14px',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--r2)',
  background: 'var(--surface)',
  transition: 'border-color 140ms',
  '&[data-hovered]': { borderColor: 'var(--ink-2)' },
  '&[data-focus-within]': { outline: '2px solid var(--brand)', outlineOffset: 2 },
  '&[data-invalid]': { borderColor: 'var(--bad)', boxShadow: 'inset 0 0 0 1px var(--bad)' },
  '&[data-disabled]': { background: 'var(--sunken)', color: 'var(--ink-2)' },
});

export const segmentLook = css({
  padding: '2px 0',
  borderRadius: 4,
  outline: 'none',
  '&[data-placeholder]': { color: 'var(--ink-3)', textTransform: 'uppercase' },
  '&[data-type=literal]': { color: 'var(--ink-3)', padding: 0 },
  '&[data-focused]': { background: 'var(--brand)', color: 'var(--on-brand)' },
});

export const dateButtonLook = css({
  width: 40,
  height: 40,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: 'var(--ink)',
  cursor: 'pointer',
  '&[data-hovered]': { background: 'var(--sunken)' },
  '&[data-focus-visible]': { outline: '2px solid var(--brand)', outlineOffset: -2 },
  '&[data-disabled]': { color: 'var(--ink-3)', opacity: 0.5, cursor: 'not-allowed' },
});

export const calendarLook = css({
  padding: 16,
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r3)',
  boxShadow: '0 2px 6px rgba(0,0,0,.06), 0 18px 48px -16px rgba(0,0,0,.32)',
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
});
