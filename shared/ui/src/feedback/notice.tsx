import type { ReactNode } from 'react';
import { AlertIcon, FailedIcon, InfoIcon, SuccessIcon } from '../icons/icons.tsx';

interface NoticeProps {
  readonly tone: 'ok' | 'warn' | 'bad' | 'info';
  readonly children: ReactNode;
  /** `alert` interrupts, `status` waits; leave it out for a notice that is there from the start. */
  readonly role?: 'alert' | 'status';
}

const icons = { ok: SuccessIcon, warn: AlertIcon, bad: FailedIcon, info: InfoIcon };

/** A result or a warning in the page itself. */
export function Notice({ tone, children, role }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div
      {...(role ? { role } : {})}
      css={{
        display: 'flex',
        gap: 12,
        padding: '12px 14px',
        borderRadius: 'var(--r2)',
        background: `var(--${tone}-soft)`,
        color: 'var(--ink)',
        '& > svg': { color: `var(--${tone})`, marginTop: 2 },
        '@media (forced-colors: active)': { outline: '1px solid' },
      }}
    >
      <Icon />
      <div css={{ minWidth: 0, flex: 1 }}>{children}</div>
    </div>
  );
}
