import { css, keyframes } from '@emotion/react';
import { edgePad } from '../fitting/column-widths.ts';

/** px inside a cell before and after its content. */
const cellPad = 12;

/** Maximum px that a cell may need; longer content wraps. */
const widestNeed = 280;

export const frameStyles = css({
  position: 'relative',
  minWidth: 0,
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r3)',
  boxShadow: 'var(--shadow)',
  // Not `hidden`: the head sticks to the page, not to this box.
  overflow: 'clip',
});

const cell = css({
  paddingBlock: 0,
  paddingInline: cellPad,
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: 400,
  '&:not(* + *)': { paddingInlineStart: cellPad + edgePad },
  '&:last-child': { paddingInlineEnd: cellPad + edgePad },
  '&[data-align=end]': { textAlign: 'end' },
});

export const headCell = css([
  cell,
  {
    position: 'sticky',
    top: 'var(--table-top, 0px)',
    zIndex: 1,
    height: 44,
    background: 'var(--surface)',
    boxShadow: 'inset 0 -1px var(--line)',
    color: 'var(--ink-2)',
    fontSize: 14,
    fontWeight: 500,
  },
]);

const bodyCell = css([
  cell,
  {
    height: 52,
    paddingBlock: 8,
    borderBottom: '1px solid var(--line)',
    '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  },
]);

const row = css({
  transition: 'background-color 120ms',
  outline: 'none',
  '&:hover': { background: 'color-mix(in srgb, var(--ink) 3%, transparent)' },
  '&[data-selected]': { background: 'color-mix(in srgb, var(--brand) 8%, transparent)' },
  '&:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--brand)' },
});

/**
 * The table has the styles of its rows and cells, because styles of their own would cost more than the rest of a cell.
 */
export const tableStyles = css({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
  '& > tbody > tr > :is(td, th)': bodyCell,
  '& > tbody[data-last] > tr:last-of-type > *': { borderBottomColor: 'transparent' },
  '& > tbody > tr > th': { fontWeight: 550 },
  '& > tbody > tr[data-row]': row,
  '&[data-measuring]': {
    width: 'max-content',
    tableLayout: 'auto',
    '& td > div, & th > div, & th > button > span': {
      maxWidth: widestNeed,
      whiteSpace: 'nowrap',
      overflow: 'hidden',
    },
  },
});

export const squareButton = css({
  width: 36,
  height: 36,
  marginInline: -6,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: 'var(--r1)',
  background: 'none',
  color: 'var(--ink-2)',
  cursor: 'pointer',
  '& > svg': { transition: 'transform 160ms' },
  '&[aria-expanded=true] > svg': { transform: 'rotate(.5turn)' },
  '&:hover': { background: 'color-mix(in srgb, var(--ink) 7%, transparent)', color: 'var(--ink)' },
  '&:focus-visible': { outlineOffset: -2 },
});

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } });

/** A line that moves below the head while new rows load. */
export const refreshingLine = css({
  position: 'absolute',
  insetInline: 0,
  top: 43,
  height: 2,
  zIndex: 2,
  overflow: 'hidden',
  '&::before': {
    content: '""',
    display: 'block',
    width: '25%',
    height: '100%',
    background: 'var(--brand)',
    animation: `${pass} 1.1s ease-in-out infinite`,
  },
  '@media (prefers-reduced-motion: reduce)': {
    '&::before': { width: '100%', animation: 'none', opacity: 0.6 },
  },
});
