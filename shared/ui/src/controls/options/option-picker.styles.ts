import { css } from '@emotion/react';
import { optionPopoverStyles } from './option.styles.ts';

/** px: maximum height of a picker's list (UI-82). */
const listHeight = 300;

export const pickerBoxStyles = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  width: '100%',
  minHeight: 48,
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--r2)',
  background: 'var(--surface)',
  transition: 'border-color 140ms, box-shadow 140ms',
  '&:hover': { borderColor: 'var(--ink-2)' },
  // The button is a part of the box, and the whole box shows the focus.
  '&:has(> button[data-focus-visible])': { outline: '2px solid var(--brand)', outlineOffset: 2 },
  '&[data-invalid]': { borderColor: 'var(--bad)', boxShadow: 'inset 0 0 0 1px var(--bad)' },
  '&[data-disabled]': {
    background: 'var(--sunken)',
    color: 'var(--ink-2)',
    borderColor: 'var(--line-strong)',
  },
});

export const pickerButtonStyles = css({
  // The width of its padding, the gap and the arrow, so that it stays visible beside many tags.
  flex: '1 0 60px',
  minWidth: 0,
  maxWidth: '100%',
  minHeight: 46,
  padding: '0 14px',
  border: 0,
  borderRadius: 'calc(var(--r2) - 1px)',
  background: 'none',
  fontSize: 16,
  '&:focus-visible': { outline: 'none' },
  // The area beside the tags opens the list as well.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&[data-disabled]': { cursor: 'not-allowed' },
});

/** Tags in the box, above the area of its button; presses between the tags still reach the button. */
export const pickerTagsStyles = css({
  position: 'relative',
  zIndex: 1,
  flex: '0 1 auto',
  minWidth: 0,
  padding: '7px 0 7px 8px',
  pointerEvents: 'none',
  '& [role=row]': { pointerEvents: 'auto' },
});

export const pickerPopoverStyles = css([
  optionPopoverStyles,
  {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 'min(280px, calc(100vw - 24px))',
    overflow: 'hidden',
  },
]);

/** The search box stays visible while the list below it scrolls. */
export const pickerDialogStyles = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '&:focus-visible': { outline: 'none' },
});

export const pickerListStyles = css({
  minHeight: 88,
  maxHeight: listHeight,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 4,
  // The focused option shows the focus.
  '&:focus-visible': { outline: 'none' },
});

export const searchBoxStyles = css({
  position: 'relative',
  flex: 'none',
  padding: 8,
  borderBottom: '1px solid var(--line)',
  '& > svg': {
    position: 'absolute',
    insetInlineStart: 20,
    top: 22,
    color: 'var(--ink-2)',
    pointerEvents: 'none',
  },
  '& > input': {
    minHeight: 44,
    paddingInline: '40px 44px',
    appearance: 'none',
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
  },
  '& > button': { position: 'absolute', insetInlineEnd: 12, top: 10 },
  '&[data-empty] > button': { visibility: 'hidden' },
});

export const pickerNoteStyles = css({ padding: '8px 14px', fontSize: 14, color: 'var(--ink-2)' });

export const pickerBarStyles = css({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 12,
  paddingInline: 14,
});
