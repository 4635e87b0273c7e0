import type { ReactNode } from 'react';

/** Steps of four, px. */
export type Space = 0 | 4 | 8 | 12 | 16 | 20 | 24 | 28 | 32 | 36 | 40 | 48 | 64;

interface StackProps {
  readonly children?: ReactNode;
  readonly gap?: Space;
  readonly align?: 'stretch' | 'start' | 'center' | 'end';
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | 'article' | 'header' | 'footer' | 'nav';
  readonly className?: string;
  readonly 'aria-labelledby'?: string;
  readonly 'aria-label'?: string;
}

/** Puts its children below one another. */
export function Stack({ children, gap = 16, align = 'stretch', as: Tag = 'div', ...rest }: StackProps) {
  return (
    <Tag
      css={{
        display: 'grid',
        gap,
        gridTemplateColumns: 'minmax(0, 1fr)',
        justifyItems: align,
        alignContent: 'start',
        listStyle: 'none',
      }}
      {...rest}
    >
      {children}
    </Tag>
  );
}
