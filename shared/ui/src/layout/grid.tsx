import type { ReactNode } from 'react';
import type { Space } from './stack.tsx';

interface GridProps {
  readonly children?: ReactNode;
  /** Narrowest column, px. */
  readonly min?: number;
  readonly gap?: Space;
  readonly as?: 'div' | 'ul';
  readonly className?: string;
}

/** A grid with as many equal columns as fit. */
export function Grid({ children, min = 340, gap = 16, as: Tag = 'div', ...rest }: GridProps) {
  return (
    <Tag
      css={{
        display: 'grid',
        gap,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))`,
        listStyle: 'none',
      }}
      {...rest}
    >
      {children}
    </Tag>
  );
}
