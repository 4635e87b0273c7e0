import { Button } from '../aria/shared-aria.ts';
import type { ReactNode } from 'react';

interface IconButtonProps {
  /** What it does, and to what: read, and shown on hover. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
  /** A call runs: takes no press, keeps the focus. */
  readonly pending?: boolean;
}

/** One sign at the end of a row. */
export function IconButton({ label, icon, onPress, pending = false }: IconButtonProps) {
  return (
    <Button
      aria-label={label}
      onPress={() => {
        if (!pending) onPress();
      }}
      render={(props) => (
        <button {...props} title={label} {...(pending ? { 'aria-disabled': true, 'aria-busy': true } : {})} />
      )}
      css={{
        width: 40,
        height: 40,
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        padding: 0,
        border: 0,
        borderRadius: 'var(--r2)',
        background: 'none',
        color: 'var(--ink-2)',
        cursor: 'pointer',
        '&:hover': { background: 'var(--sunken)', color: 'var(--ink)' },
        '&[aria-disabled=true]': { color: 'var(--ink-3)', cursor: 'progress' },
      }}
    >
      {icon}
    </Button>
  );
}
