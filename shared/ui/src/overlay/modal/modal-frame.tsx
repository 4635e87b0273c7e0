import { css, type SerializedStyles } from '@emotion/react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { keepTopmost, topmost } from './topmost.ts';

interface ModalFrameProps {
  readonly labelledBy: string;
  readonly describedBy?: string;
  readonly role?: 'dialog' | 'alertdialog';
  /** Escape, or a press on the page behind. */
  readonly onDismiss: () => void;
  /** Leaving: no longer takes input, still seen. */
  readonly leaving?: boolean;
  /** The whole screen: where the box stands on its scrim. */
  readonly screenStyles: SerializedStyles;
  /** The box. */
  readonly boxStyles: SerializedStyles;
  /** px, of the box. */
  readonly width?: number;
  /** Inside the box. */
  readonly className?: string;
  readonly children: ReactNode;
}

const dialogStyles = css({
  overflowWrap: 'anywhere',
  '&, &:focus-visible': { outline: 'none' },
});

/**
 * A modal dialog: the page behind inert and still, focus kept inside and given back. The dialog itself gets the focus,
 * so that its name is read, unless a part of it asks for it.
 */
export function ModalFrame({
  labelledBy,
  describedBy,
  role = 'dialog',
  onDismiss,
  leaving = false,
  screenStyles,
  boxStyles,
  width,
  className,
  children,
}: ModalFrameProps) {
  const screen = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);

  useLayoutEffect(() => {
    if (leaving) return undefined;
    opener.current = document.activeElement;
    return box.current ? keepTopmost(box.current) : undefined;
  }, [leaving]);

  // The library gives the focus back when the dialog is gone; one that is leaving must not hold it for that long.
  useEffect(() => {
    if (leaving && opener.current instanceof HTMLElement) opener.current.focus();
  }, [leaving]);

  return (
    <ModalOverlay
      ref={screen}
      isOpen={!leaving}
      isExiting={leaving}
      isDismissable
      // Only its own scrim: a dialog of another part of the page may lie above it.
      shouldCloseOnInteractOutside={(pressed) => pressed === screen.current}
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
      css={screenStyles}
    >
      <Modal ref={box} css={boxStyles} {...(width ? { style: { maxWidth: width } } : {})} {...topmost}>
        <Dialog
          role={role}
          inert={leaving}
          aria-labelledby={labelledBy}
          {...(describedBy ? { 'aria-describedby': describedBy } : {})}
          css={dialogStyles}
          {...(className ? { className } : {})}
        >
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
