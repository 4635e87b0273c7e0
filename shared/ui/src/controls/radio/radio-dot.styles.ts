import { css } from '@emotion/react';

/** The dot of a radio button, filled when it is selected. */
export const radioDot = css({
  width: 20,
  height: 20,
  flex: 'none',
  borderRadius: 99,
  border: '1.5px solid var(--line-strong)',
  background: 'var(--surface)',
  transition: 'border-width 120ms',
  '[data-selected] > &': { border: '6px solid var(--brand)' },
  '[data-invalid] > &': { borderColor: 'var(--bad)' },
  '[data-disabled] > &': { borderColor: 'var(--line)', background: 'var(--sunken)' },
  '@media (forced-colors: active)': { '[data-selected] > &': { borderColor: 'Highlight' } },
});
