import type { ReactNode } from 'react';
import type { Space } from './stack.tsx';

interface RowProps {
  readonly children?: ReactNode;
  readonly gap?: Space;
  readonly align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch';
  readonly justify?: 'start' | 'between' | 'end' | 'center';
  /** Wraps to the next line when it does not fit. */
  readonly wrap?: boolean;
  readonly className?: string;
}

const justifyContent = { start: 'flex-start', between: 'space-between', end: 'flex-end', center: 'center' };
const alignItems = {
  center: 'center',
  start: 'flex-start',
  end: 'flex-end',
  baseline: 'baseline',
  stretch: 'stretch',
};

/** Puts its children side by side. */
export function Row({
  children,
  gap = 12,
  align = 'center',
  justify = 'start',
  wrap = false,
  ...rest
}: RowProps) {
  return (
    <div
      css={{
        display: 'flex',
        gap,
        minWidth: 0,
        alignItems: alignItems[align],
        justifyContent: justifyContent[justify],
        flexWrap: wrap ? 'wrap' : 'nowrap',
      }}
      {...rest}
    >
      {children}
    </div>
  );
}
