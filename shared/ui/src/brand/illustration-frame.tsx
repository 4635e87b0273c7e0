import type { ReactNode } from 'react';

/** Reserves the space of a drawing before it has loaded, and hides it from screen readers. */
export function IllustrationFrame({
  children,
  width,
  ratio = 4 / 3,
  arriving = false,
}: {
  readonly children: ReactNode;
  /** Maximum width, px; never wider than its container. */
  readonly width: number;
  readonly ratio?: number;
  /** While it loads: the prerendered screen, which has it, stays until then. */
  readonly arriving?: boolean;
}) {
  return (
    <div
      aria-hidden="true"
      data-arriving={arriving || undefined}
      css={{
        width: '100%',
        maxWidth: width,
        aspectRatio: ratio,
        '& > svg': { width: '100%', height: '100%' },
      }}
    >
      {children}
    </div>
  );
}
