import { css } from '@emotion/react';

/** The box that shows the selection and opens the list. */
export const optionBoxStyles = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { flex: 'none', color: 'var(--ink-2)' },
  '[data-invalid] > &': { borderColor: 'var(--bad)', boxShadow: 'inset 0 0 0 1px var(--bad)' },
});

/** One line in the box; the list shows the whole of a long text. */
export const selectedTextStyles = css({
  flex: 1,
  minWidth: 0,
  textAlign: ['-webkit-match-parent', 'match-parent'],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** What opens below the box, as wide as it. */
export const optionPopoverStyles = css({
  width: 'var(--trigger-width)',
  outline: 'none',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r2)',
  boxShadow: '0 2px 6px rgba(0,0,0,.06), 0 18px 48px -16px rgba(0,0,0,.32)',
});

export const optionRowStyles = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 44,
  padding: '8px 10px',
  borderRadius: 'var(--r1)',
  cursor: 'pointer',
  outline: 'none',
  '&[data-focused]': { background: 'var(--sunken)' },
  '&[data-focus-visible]': { outline: '2px solid var(--brand)', outlineOffset: -2 },
  '&[data-selected]': { fontWeight: 620 },
  '&[data-disabled]': { color: 'var(--ink-3)', cursor: 'not-allowed' },
  '& > svg': { flex: 'none', color: 'var(--brand)', visibility: 'hidden' },
  '&[data-selected] > svg': { visibility: 'visible' },
});

export const optionTextStyles = css({ minWidth: 0, overflowWrap: 'anywhere' });

/** Head of a group of options. */
export const optionGroupStyles = css({
  padding: '12px 10px 4px',
  fontSize: 14,
  fontWeight: 600,
  color: 'var(--ink-2)',
  overflowWrap: 'anywhere',
});

/** Shown instead of options. */
export const optionNoteStyles = css({ padding: '10px', fontSize: 15, color: 'var(--ink-2)' });
