import type { ReactNode } from 'react';
import { leaveFocusToHeading } from './leave-focus-to-heading.ts';

interface MessageStateProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly illustration?: ReactNode;
  /** One button or link to go on. */
  readonly action?: ReactNode;
  readonly level: 1 | 2 | 3;
  readonly role?: 'alert';
}

/** The layout of the empty and the failed state. */
export function MessageState({ title, text, illustration, action, level, role }: MessageStateProps) {
  const Title = `h${level}` as const;
  return (
    <div
      {...(role ? { role } : {})}
      ref={leaveFocusToHeading}
      css={{
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 8,
        padding: '40px 20px',
        maxWidth: 480,
        marginInline: 'auto',
        textWrap: 'balance',
      }}
    >
      {illustration && (
        <div css={{ marginBottom: 12, width: '100%', display: 'grid', justifyItems: 'center' }}>
          {illustration}
        </div>
      )}
      <Title>{title}</Title>
      {text && <div css={{ color: 'var(--ink-2)' }}>{text}</div>}
      {action && (
        <div css={{ marginTop: 12, display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'center' }}>
          {action}
        </div>
      )}
    </div>
  );
}
