import { css } from '@emotion/react';

/** A button that is one sign inside another control: the cross of a tag or of a search. */
export const smallButtonLook = css({
  width: 40,
  height: 40,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: 'var(--r1)',
  background: 'none',
  color: 'var(--ink-2)',
  cursor: 'pointer',
  '&[data-hovered]': { background: 'var(--sunken)', color: 'var(--ink)' },
  '&[data-focus-visible]': { outline: '2px solid var(--brand)', outlineOffset: -2 },
  '&[data-disabled]': { color: 'var(--ink-3)', cursor: 'not-allowed' },
});
