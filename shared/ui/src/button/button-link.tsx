import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button.styles.ts';

interface ButtonLinkProps {
  readonly to: To;
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: ReactNode;
  readonly iconAfter?: ReactNode;
  readonly wide?: boolean;
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly className?: string;
  readonly 'aria-label'?: string;
}

/** A link that looks like a button. */
export function ButtonLink({
  children,
  variant = 'primary',
  size = 'm',
  icon,
  iconAfter,
  wide = false,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link css={buttonStyles(variant, size, wide)} {...rest}>
      {icon}
      {children}
      {iconAfter}
    </Link>
  );
}
