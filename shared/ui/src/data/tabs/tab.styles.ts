import { css } from '@emotion/react';

/** The common styles of card tabs and tab panels. */
export const tabStyles = css({
  borderBottom: '2px solid transparent',
  color: 'var(--ink-2)',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  outline: 'none',
  cursor: 'pointer',
  transition: 'color 140ms, border-color 140ms',
  '&[data-hovered]': { color: 'var(--ink)', borderColor: 'var(--line-strong)' },
  '&[data-selected]': { color: 'var(--ink)', borderColor: 'var(--brand)' },
  '&[data-focus-visible]': {
    outline: '2px solid var(--brand)',
    outlineOffset: -2,
    borderRadius: 'var(--r1)',
  },
  '@media (forced-colors: active)': {
    borderColor: 'Canvas',
    '&[data-selected]': { borderColor: 'Highlight' },
  },
});
