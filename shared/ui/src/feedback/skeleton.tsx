import { keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { useCoreMessages } from '../messages/use-core-messages.ts';
import { hiddenStyle } from '../typography/visually-hidden.styles.ts';

interface SkeletonProps {
  /** px, or a share of the line: `'60%'`. */
  readonly width?: number | string;
  /** px; the line height of the text that it replaces: 24, 21 for small text, 44 for the large amount. */
  readonly height?: number;
  readonly round?: boolean;
}

const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.5 } });

/** A placeholder of the size of a text or figure, so that nothing moves when it arrives. */
export function Skeleton({ width = '100%', height = 24, round = false }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      css={{
        width,
        height,
        display: 'block',
        maxWidth: '100%',
        position: 'relative',
        '&::before': {
          content: '""',
          position: 'absolute',
          inset: round || height > 40 ? 0 : '15% 0',
          borderRadius: round ? 999 : 'var(--r1)',
          background: 'color-mix(in srgb, var(--ink) 9%, transparent)',
          animation: `${breathe} 1.2s ease-in-out infinite alternate`,
        },
        '@media (prefers-reduced-motion: reduce)': { '&::before': { animation: 'none' } },
        '@media (forced-colors: active)': { '&::before': { outline: '1px solid GrayText' } },
      }}
    />
  );
}

/** Wraps a screen's skeleton: announces once that it is loading, and hides the blocks from screen readers. */
export function SkeletonScreen({
  children,
  label,
}: {
  readonly children: ReactNode;
  readonly label?: string;
}) {
  const t = useCoreMessages();
  return (
    <div aria-busy="true">
      <span role="status" css={hiddenStyle}>
        {label ?? t('loading')}
      </span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
