import { css, keyframes } from '@emotion/react';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Covers the whole screen behind the box. */
const scrim = css({
  position: 'fixed',
  inset: 0,
  zIndex: 20,
  color: 'var(--ink)',
  background: 'rgba(8, 14, 13, .46)',
  overscrollBehavior: 'contain',
  animation: `${appear} 160ms ease-out`,
  transition: 'opacity 200ms',
  '&[data-exiting]': { opacity: 0, pointerEvents: 'none' },
});

/** The scrim of a box that slides in from an edge. */
export const edge = css([scrim, { overflow: 'hidden' }]);

export const centred = css([
  scrim,
  {
    display: 'grid',
    placeItems: 'center',
    padding: 16,
    overflowY: 'auto',
    '@media (max-width: 480px)': { alignItems: 'end' },
  },
]);

export const sheet = css({
  width: '100%',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r3)',
  boxShadow: '0 24px 64px -16px rgba(0, 0, 0, .4)',
  animation: `${rise} 180ms ease-out`,
});
