import type { Ref } from 'react';

/** The place that is searched around: a dot to drag, 44 px to the finger. The map puts it in its place. */
export function SearchMarkerDot({
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
      css={{
        position: 'absolute',
        zIndex: 1,
        left: -22,
        top: -22,
        width: 44,
        height: 44,
        padding: 0,
        border: 0,
        borderRadius: 999,
        background: 'none',
        visibility: 'hidden',
        touchAction: 'none',
        cursor: locked ? 'not-allowed' : 'grab',
        '&[data-held]': { cursor: 'grabbing' },
        '&::before': {
          content: '""',
          position: 'absolute',
          inset: 4,
          borderRadius: 999,
          background: 'var(--info)',
          opacity: 0.2,
          transition: 'transform 140ms',
        },
        '&:hover::before, &[data-held]::before': { transform: 'scale(1.2)' },
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 13,
          borderRadius: 999,
          background: 'var(--info)',
          border: '3px solid var(--surface)',
          boxShadow: '0 1px 4px rgba(0, 0, 0, .4)',
        },
      }}
    />
  );
}
