import type { ReactNode } from 'react';
import { frame, phone } from '../theme/frame.ts';

interface ColumnsProps {
  readonly children: ReactNode;
  /** Stays in view beside the main column; below it on a phone. */
  readonly aside: ReactNode;
  /** Names the aside for screen readers. */
  readonly asideLabel?: string;
}

/** The layout of the payment screen: decisions on the left, their result on the right. */
export function Columns({ children, aside, asideLabel }: ColumnsProps) {
  return (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 344px',
        gap: 24,
        alignItems: 'start',
        '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      }}
    >
      <div css={{ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</div>
      <aside
        {...(asideLabel ? { 'aria-label': asideLabel } : {})}
        css={{
          position: 'sticky',
          top: frame.headerHeight + 24,
          '@media (max-width: 1000px)': { position: 'static' },
          [phone]: { position: 'static' },
        }}
      >
        {aside}
      </aside>
    </div>
  );
}
