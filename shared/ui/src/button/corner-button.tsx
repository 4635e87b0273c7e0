import { Button } from './button.tsx';
import type { ReactNode, Ref } from 'react';

interface CornerButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
  readonly controls?: string;
  readonly disabled?: boolean | undefined;
  readonly pending?: boolean;
  /** It opens a dialog, and whether that is open. */
  readonly opens?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** An icon to press at the end of a box. */
export function CornerButton({ label, controls, opens, disabled = false, ...rest }: CornerButtonProps) {
  return (
    <Button
      variant="quiet"
      size="s"
      aria-label={label}
      disabled={disabled}
      {...(controls ? { 'aria-controls': controls } : {})}
      {...(opens === undefined ? {} : { 'aria-haspopup': 'dialog', 'aria-expanded': opens })}
      css={{
        width: 40,
        padding: 0,
        margin: 0,
        borderRadius: 8,
        color: 'var(--ink-2)',
        '&:hover': { color: 'var(--ink)', background: 'var(--sunken)' },
        '&:focus-visible': { outlineOffset: -2 },
      }}
      {...rest}
    />
  );
}
