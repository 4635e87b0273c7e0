import type { ReactNode } from 'react';

interface TextProps {
  readonly children?: ReactNode;
  /** m 16, s 14, xs 13. */
  readonly size?: 'm' | 's' | 'xs';
  /** 1 for body text, 2 for help and labels, 3 for the quietest; the others for a status that the text also names. */
  readonly tone?: 1 | 2 | 3 | 'brand' | 'ok' | 'warn' | 'bad' | 'info';
  readonly strong?: boolean;
  /** One line, cut with an ellipsis. */
  readonly clip?: boolean;
  readonly as?: 'p' | 'span' | 'div' | 'li' | 'dt' | 'dd' | 'time' | 'strong';
  readonly id?: string;
  readonly className?: string;
}

const colour = {
  1: 'var(--ink)',
  2: 'var(--ink-2)',
  3: 'var(--ink-3)',
  brand: 'var(--brand)',
  ok: 'var(--ok)',
  warn: 'var(--warn)',
  bad: 'var(--bad)',
  info: 'var(--info)',
};
const fontSize = { m: 16, s: 14, xs: 13 };

export function Text({
  children,
  size = 'm',
  tone = 1,
  strong = false,
  clip = false,
  as: Tag = 'p',
  ...rest
}: TextProps) {
  return (
    <Tag
      css={[
        { fontSize: fontSize[size], color: colour[tone], fontWeight: strong ? 620 : 'inherit', margin: 0 },
        clip && { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 0 },
      ]}
      {...rest}
    >
      {children}
    </Tag>
  );
}
