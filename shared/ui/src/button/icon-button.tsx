import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { iconButtonStyles } from './icon-button.styles.ts';

interface IconButtonProps extends Pick<
  ButtonProps,
  | 'id'
  | 'onClick'
  | 'pending'
  | 'disabled'
  | 'aria-controls'
  | 'aria-expanded'
  | 'aria-haspopup'
  | 'aria-labelledby'
> {
  /** What it does, and to what. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Shows the label on hover as well. */
  readonly tooltip?: boolean;
}

/** A button that is one icon: at the end of a row or of a box, or in the corner of a panel. */
export function IconButton({ label, icon, tooltip = false, ...rest }: IconButtonProps) {
  return (
    <Button
      variant="quiet"
      size="s"
      aria-label={label}
      {...(tooltip ? { title: label } : {})}
      css={iconButtonStyles}
      {...rest}
    >
      {icon}
    </Button>
  );
}
