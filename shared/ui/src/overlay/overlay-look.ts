import { css, keyframes } from '@emotion/react';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** The dialog element is the whole screen with the scrim; its one child is what is seen, so a press beside it is told apart. */
export const scrim = css({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  zIndex: 20,
  color: 'var(--ink)',
  background: 'rgba(8, 14, 13, .46)',
  overscrollBehavior: 'contain',
  animation: `${appear} 160ms ease-out`,
  transition: 'opacity 200ms',
  '&[data-leaving]': { opacity: 0, pointerEvents: 'none' },
  '&::backdrop': { background: 'none' },
});

export const centred = css([
  scrim,
  {
    '&[open]': { display: 'grid' },
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
