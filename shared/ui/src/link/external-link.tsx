import type { ReactNode } from 'react';
import { ExternalIcon } from '../icons/icons.tsx';
import { useCoreMessages } from '../messages/use-core-messages.ts';
import { hiddenStyle } from '../typography/visually-hidden.styles.ts';
import { buttonStyles, type ButtonSize, type ButtonVariant } from '../button/button.styles.ts';
import { linkStyles } from './text-link.styles.ts';

interface ExternalLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** A text link by default, or one of the button variants. */
  readonly variant?: 'text' | ButtonVariant;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
  readonly className?: string;
}

/** A link out of the portal. It opens a new tab that has no access to this one, and says so. */
export function ExternalLink({
  href,
  children,
  variant = 'text',
  size = 'm',
  wide = false,
  ...rest
}: ExternalLinkProps) {
  const t = useCoreMessages();
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      css={
        variant === 'text'
          ? [linkStyles, { '& svg': { display: 'inline-block', verticalAlign: '-.2em', marginLeft: 4 } }]
          : buttonStyles(variant, size, wide)
      }
      {...rest}
    >
      {children}
      <ExternalIcon size={variant === 'text' ? 16 : 20} />
      <span css={hiddenStyle}> ({t('newTab')})</span>
    </a>
  );
}
