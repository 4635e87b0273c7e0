import type { ReactNode } from 'react';
import { phone } from '../theme/frame.ts';
import type { Space } from './stack.tsx';

interface CardProps {
  readonly children?: ReactNode;
  /**
   * Padding: `m` 24 px (18 on a phone), `s` 20, `xs` 14 for a note, `l` 28 by 32 (the hero), `none` for rows that reach
   * the edge.
   */
  readonly pad?: 'none' | 'xs' | 's' | 'm' | 'l';
  readonly gap?: Space;
  /** `soft` is the brand's soft colour, for good news; `sunken` is a quiet note inside a card. */
  readonly tone?: 'surface' | 'soft' | 'sunken';
  readonly as?: 'div' | 'section' | 'article' | 'li';
  readonly className?: string;
  readonly 'aria-labelledby'?: string;
  readonly 'aria-label'?: string;
}

const padding = { none: 0, xs: 14, s: 20, m: 24, l: '28px 32px' };
const phonePadding = { none: 0, xs: 14, s: 18, m: 18, l: '22px 20px' };
const toneStyles = {
  surface: {
    background: 'var(--surface)',
    border: '1px solid var(--line)',
    boxShadow: 'var(--shadow)',
    borderRadius: 'var(--r3)',
  },
  soft: { background: 'var(--brand-soft)', border: '1px solid transparent', borderRadius: 'var(--r3)' },
  sunken: { background: 'var(--sunken)', border: '1px solid transparent', borderRadius: 'var(--r2)' },
};

export function Card({
  children,
  pad = 'm',
  gap = 16,
  tone = 'surface',
  as: Tag = 'section',
  ...rest
}: CardProps) {
  return (
    <Tag
      css={{
        ...toneStyles[tone],
        padding: padding[pad],
        display: 'grid',
        gap: pad === 'none' ? 0 : gap,
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'start',
        listStyle: 'none',
        [phone]: { padding: phonePadding[pad] },
      }}
      {...rest}
    >
      {children}
    </Tag>
  );
}
