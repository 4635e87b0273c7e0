import { css } from '@emotion/react';

export const cell = css({
  padding: '12px 10px',
  fontSize: 15,
  borderBottom: '1px solid var(--line)',
  textAlign: 'end',
  fontWeight: 400,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '&:last-of-type': { paddingInlineEnd: 20 },
});

export const first = css({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  paddingInlineStart: 20,
  background: 'var(--surface)',
  boxShadow: 'inset -1px 0 var(--line)',
  '[dir=rtl] &': { boxShadow: 'inset 1px 0 var(--line)' },
  textAlign: 'start',
  whiteSpace: 'normal',
});

/** As wide as its text, up to a width that leaves space for the figures; only a longer word is broken. */
export const name = css({
  width: 'max-content',
  minWidth: 112,
  maxWidth: 216,
  overflowWrap: 'anywhere',
  '@media (max-width: 576px)': { minWidth: 0, maxWidth: 130 },
});

export const alignEnd = css({ '& > span': { marginInlineStart: 'auto' } });

export const headCell = css({ fontSize: 14, fontWeight: 500, color: 'var(--ink-2)' });
export const footCell = css({
  fontWeight: 650,
  borderBottom: 0,
  borderTop: '1px solid var(--line)',
  background: 'var(--surface)',
});
