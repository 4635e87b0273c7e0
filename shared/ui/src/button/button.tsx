import { keyframes } from '@emotion/react';
import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode, type Ref } from 'react';
import { Button as PressButton } from '../aria/shared-aria.ts';
import { useCoreMessages } from '../messages/use-core-messages.ts';
import { hiddenStyle } from '../typography/visually-hidden.styles.ts';
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button.styles.ts';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly type?: 'button' | 'submit' | 'reset';
  readonly onClick?: ((event: MouseEvent) => void) | undefined;
  /** Before the text; an icon of `@portal/ui/icons`. */
  readonly icon?: ReactNode;
  readonly iconAfter?: ReactNode;
  /** A call is running: the button keeps its text and focus, ignores presses, and announces it. */
  readonly pending?: boolean;
  readonly disabled?: boolean;
  /** Why it is disabled: read aloud, and shown on hover. Say it in the page as well. */
  readonly disabledReason?: string | undefined;
  /** As wide as its container. */
  readonly wide?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly id?: string;
  readonly className?: string;
  /** Shown on hover. */
  readonly title?: string;
  readonly autoFocus?: boolean;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string;
  readonly 'aria-haspopup'?: 'dialog' | 'menu';
  readonly 'aria-pressed'?: boolean;
}

const grow = keyframes({ from: { transform: 'scaleX(.1)' } });

/** A line under the text, which stays: who waits for a payment still reads what is being paid. */
function WorkingLine() {
  return (
    <span
      css={{
        position: 'absolute',
        inset: 'auto 10px 4px',
        height: 2,
        borderRadius: 1,
        background: 'currentColor',
        animation: `${grow} 800ms ease-in-out infinite alternate`,
      }}
    />
  );
}

export function Button({
  children,
  variant = 'primary',
  size = 'm',
  type = 'button',
  onClick,
  icon,
  iconAfter,
  pending = false,
  disabled = false,
  disabledReason,
  wide = false,
  title,
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const t = useCoreMessages();
  const reasonId = useId();
  const reason = disabled ? disabledReason : undefined;
  const described = [describedBy, reason && reasonId].filter(Boolean).join(' ');
  // Sets what the library does not pass on. The library's own pending state is not used because it announces the button
  // by its id, seconds after the button may have left the page.
  const element = (props: ComponentPropsWithRef<'button'>) => (
    <button
      {...props}
      title={reason ?? title}
      {...(pending ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    />
  );
  return (
    <>
      <PressButton
        type={pending ? 'button' : type}
        isDisabled={disabled}
        {...(described ? { 'aria-describedby': described } : {})}
        {...(onClick && !pending ? { onClick } : {})}
        render={element}
        css={buttonStyles(variant, size, wide)}
        {...rest}
      >
        <span
          css={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 8,
            minWidth: 0,
          }}
        >
          {icon}
          {typeof children === 'string' ? <span css={{ minWidth: 0 }}>{children}</span> : children}
          {iconAfter}
        </span>
        {pending && <WorkingLine />}
      </PressButton>
      <span aria-live="polite" css={hiddenStyle}>
        {pending ? t('pending') : ''}
      </span>
      {reason && (
        <span id={reasonId} css={hiddenStyle}>
          {reason}
        </span>
      )}
    </>
  );
}
