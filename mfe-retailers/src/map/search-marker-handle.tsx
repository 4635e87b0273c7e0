import type { Ref } from 'react';
import { headHeight } from './search-marker-size.ts';

/** Size of the handle, px: a finger's. */
const size = 44;

/** The handle on the head of the search marker. The map positions it and draws the visible marker. */
export function SearchMarkerHandle({
  label,
  locked,
  ref,
}: {
  readonly label: string;
  readonly locked: boolean;
  readonly ref: Ref<HTMLButtonElement>;
}) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={locked}
      // It lies on what the map has drawn, which does not follow the font size of the browser.
      style={{ left: -size / 2, top: -size / 2 - headHeight, width: size, height: size }}
      css={{
        position: 'absolute',
        zIndex: 1,
        padding: 0,
        border: 0,
        borderRadius: 999,
        background: 'none',
        visibility: 'hidden',
        touchAction: 'none',
        cursor: locked ? 'not-allowed' : 'grab',
        '&[data-held]': { cursor: 'grabbing' },
        // The map draws the marker itself; this rim says that it can be dragged.
        '&::before': {
          content: '""',
          position: 'absolute',
          inset: 3,
          borderRadius: 999,
          border: '3px solid var(--info)',
          opacity: 0,
          transition: 'opacity 140ms',
        },
        '&:hover::before, &[data-held]::before': { opacity: 1 },
      }}
    />
  );
}
