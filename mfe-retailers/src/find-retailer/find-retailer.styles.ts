import { css } from '@emotion/react';

/** The height of the window less the header, title and margins. */
const height = 'clamp(440px, calc(100dvh - 220px), 860px)';

/** The same on a phone, less the switch and the tabs: all of them are in the window at once. */
const phoneHeight = 'clamp(320px, calc(100dvh - 296px), 640px)';

/**
 * On a wide screen map and list are side by side, as high as the window. On a narrow one a switch shows one of them; the
 * map keeps its size while the list is shown, because a map without a size can't be drawn.
 */
export const layoutStyles = css({
  position: 'relative',
  overflow: 'clip',
  gap: 0,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 36%)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"map list" "tabs list"',
  height,
  '& > [data-area=switch]': { gridArea: 'switch', display: 'none' },
  '& > [data-area=map]': {
    gridArea: 'map',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  },
  '& > [data-area=tabs]': { gridArea: 'tabs' },
  '& > [data-area=list]': {
    gridArea: 'list',
    // Contains the visually hidden text of the rows, which would otherwise make the page as long as the list.
    position: 'relative',
    borderLeft: '1px solid var(--line)',
    overflowY: 'auto',
  },
  '@media (max-width: 900px)': {
    height: 'auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto',
    gridTemplateAreas: '"switch" "map" "tabs" "list"',
    '& > [data-area=switch]': { display: 'block' },
    '& > [data-area=map]': { height: phoneHeight },
    '& > [data-area=list]': { overflowY: 'visible', borderLeft: 0 },
    '&[data-pane=map] > [data-area=list]': { display: 'none' },
    // On the map, the head of the list alone: why the map is not around the customer, and the question where to search.
    '&[data-pane=map][data-asks] > [data-area=list]': {
      display: 'block',
      gridArea: 'map',
      alignSelf: 'end',
      zIndex: 2,
      // Above the line that says who made the map.
      margin: '0 12px 34px',
      borderRadius: 'var(--r3)',
      border: '1px solid var(--line)',
      background: 'var(--surface)',
      boxShadow: '0 12px 32px -12px rgba(0, 0, 0, .35)',
      '& [data-part=rows], & h2': { display: 'none' },
      '& [data-part=head]': { padding: '12px 16px', borderBottom: 0 },
      '& [role=status]': { minHeight: 0, '& > :last-child': { display: 'none' } },
    },
    '&[data-pane=list] > [data-area=map]': {
      position: 'absolute',
      insetInline: 0,
      top: 0,
      visibility: 'hidden',
    },
    '&[data-pane=list] > [data-area=tabs]': { borderBottom: '1px solid var(--line)', marginTop: -1 },
  },
});
