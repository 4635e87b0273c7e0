import { css } from '@emotion/react';

/** Every box to type or select in: 48 px high, with a border contrast of at least 3 to 1. */
export const inputStyles = css({
  width: '100%',
  minHeight: 48,
  padding: '0 14px',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--r2)',
  background: 'var(--surface)',
  color: 'var(--ink)',
  fontSize: 16,
  // Text is aligned as in the rest of the page, whatever its own direction.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  transition: 'border-color 140ms, box-shadow 140ms',
  '&::placeholder': { color: 'var(--ink-3)', opacity: 1 },
  '&:hover:not(:disabled)': { borderColor: 'var(--ink-2)' },
  '&:focus-visible, &[data-focus-visible]': { outline: '2px solid var(--brand)', outlineOffset: 2 },
  '&[aria-invalid=true], &[data-invalid]': {
    borderColor: 'var(--bad)',
    boxShadow: 'inset 0 0 0 1px var(--bad)',
  },
  '&:disabled': { background: 'var(--sunken)', color: 'var(--ink-2)', cursor: 'not-allowed' },
});
