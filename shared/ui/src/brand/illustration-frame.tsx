import type { ReactNode } from 'react';

/** Holds a drawing at its size before it is there, hidden from screen readers. */
export function IllustrationFrame({
  children,
  width,
  ratio = 4 / 3,
}: {
  readonly children: ReactNode;
  /** px, at most; never wider than its container. */
  readonly width: number;
  readonly ratio?: number;
}) {
  return (
    <div
      aria-hidden="true"
      style={{ maxWidth: width, aspectRatio: ratio }}
      css={{ width: '100%', '& > svg': { width: '100%', height: '100%' } }}
    >
      {children}
    </div>
  );
}
