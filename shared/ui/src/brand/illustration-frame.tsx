import type { ReactNode } from 'react';

/** Reserves the space of a drawing before it has loaded, and hides it from screen readers. */
export function IllustrationFrame({
  children,
  width,
  ratio = 4 / 3,
}: {
  readonly children: ReactNode;
  /** Maximum width, px; never wider than its container. */
  readonly width: number;
  readonly ratio?: number;
}) {
  return (
    <div
      aria-hidden="true"
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
