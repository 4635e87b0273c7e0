import { css } from '@emotion/react';

/** The box that a list of entries opens in. */
export const menuBox = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 220,
  maxWidth: 'min(360px, calc(100vw - 32px))',
  maxHeight: 'inherit',
  overflow: 'hidden',
  background: 'var(--surface)',
  color: 'var(--ink)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r2)',
  boxShadow: '0 2px 6px rgba(0,0,0,.06), 0 18px 48px -16px rgba(0,0,0,.32)',
});

export const menuList = css({ padding: 4, overflowY: 'auto', minHeight: 0, outline: 'none' });

export const menuRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 40,
  padding: '8px 10px',
  borderRadius: 'var(--r1)',
  color: 'var(--ink)',
  fontSize: 15,
  textDecoration: 'none',
  outline: 'none',
  cursor: 'pointer',
  '&[data-focused], &[data-open]': { background: 'var(--sunken)' },
  '&[data-focus-visible]': { outline: '2px solid var(--brand)', outlineOffset: -2 },
  '&[data-disabled]': { color: 'var(--ink-3)', cursor: 'not-allowed' },
  '& > svg': { color: 'var(--ink-2)' },
  '@media (pointer: coarse)': { minHeight: 48 },
});
