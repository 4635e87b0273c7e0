import { css } from '@emotion/react';

/** The height of the window less the header, title and margins. */
const height = 'clamp(440px, calc(100dvh - 220px), 860px)';

/** On a wide screen the map and the list are side by side, as high as the window; on a phone the list is below the map. */
export const layoutStyles = css({
  overflow: 'clip',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 36%)',
  '& > [data-pane=map]': {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    height,
  },
  '& > [data-pane=list]': {
    // Contains the visually hidden text of the rows, which would otherwise make the page as long as the list.
    position: 'relative',
    borderLeft: '1px solid var(--line)',
    height,
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
