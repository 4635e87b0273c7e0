import { css } from '@emotion/react';

/**
 * A square that holds one icon. `IconButton` has these styles; so do the buttons inside react-aria's widgets, which
 * must come from the widget's own copy of the library.
 */
export const iconButtonStyles = css({
  width: 40,
  height: 40,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 'var(--r2)',
  background: 'none',
  color: 'var(--ink-2)',
  cursor: 'pointer',
  '&:hover': { background: 'var(--sunken)', color: 'var(--ink)' },
  '&:focus-visible, &[data-focus-visible]': { outline: '2px solid var(--brand)', outlineOffset: -2 },
  '&[data-disabled]': { background: 'none', color: 'var(--ink-3)', cursor: 'not-allowed' },
});
