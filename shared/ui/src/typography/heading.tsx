import type { ReactNode } from 'react';

interface HeadingProps {
  readonly level: 1 | 2 | 3;
  readonly children: ReactNode;
  readonly id?: string;
  readonly clip?: boolean;
  readonly className?: string;
}

/** 28/24, 18 and 16: the sizes come from the base styles of the level. */
export function Heading({ level, children, clip = false, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag
      css={clip && { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 0 }}
      {...rest}
    >
      {children}
    </Tag>
  );
}
