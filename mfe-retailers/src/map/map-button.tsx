import { css } from '@emotion/react';
import { phone } from '@portal/ui/theme';
import type { ReactNode } from 'react';

const styles = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minWidth: 40,
  minHeight: 40,
  [phone]: { minWidth: 44, minHeight: 44 },
  padding: '0 10px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r2)',
  background: 'var(--surface)',
  color: 'var(--ink)',
  boxShadow: 'var(--shadow)',
  fontSize: 15,
  fontWeight: 600,
  cursor: 'pointer',
  transition: 'background-color 140ms',
  '&:hover': { background: 'var(--sunken)' },
  '&[disabled], &[aria-disabled]': {
    color: 'var(--ink-3)',
    cursor: 'not-allowed',
    background: 'var(--sunken)',
  },
});

interface MapButtonProps {
  readonly onClick: () => void;
  readonly icon?: ReactNode;
  /** Shown as text, or only read when there is an icon alone. */
  readonly label: string;
  readonly text?: boolean;
  readonly disabled?: boolean;
  /** Its press is under way. It keeps the focus, as a disabled button would not. */
  readonly pending?: boolean;
}

/** A small button that floats on the map. */
export function MapButton({
  onClick,
  icon,
  label,
  text = false,
  disabled = false,
  pending = false,
}: MapButtonProps) {
  return (
    <button
      type="button"
      onClick={pending ? undefined : onClick}
      disabled={disabled}
      aria-disabled={pending || undefined}
      css={styles}
      {...(text ? {} : { 'aria-label': label, title: label })}
    >
      {icon}
      {text && label}
    </button>
  );
}
