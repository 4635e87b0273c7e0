import { css } from '@emotion/react';

/** On a desk map and list stand side by side, as high as the window; on a phone the list follows the map. */
export const besideEachOther = css({
  overflow: 'clip',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 36%)',
  '& > [data-pane=map]': {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    height: 'clamp(440px, calc(100dvh - 72px - 96px), 860px)',
  },
  '& > [data-pane=list]': {
    borderLeft: '1px solid var(--line)',
    height: 'clamp(440px, calc(100dvh - 72px - 96px), 860px)',
    overflowY: 'auto',
  },
  '@media (max-width: 900px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > [data-pane=map]': { height: 'clamp(400px, 68dvh, 640px)' },
    '& > [data-pane=list]': {
      height: 'auto',
      overflowY: 'visible',
      borderLeft: 0,
      borderTop: '1px solid var(--line)',
    },
  },
});
