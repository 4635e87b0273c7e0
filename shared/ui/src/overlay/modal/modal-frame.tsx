import { css, type SerializedStyles } from '@emotion/react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { focusedElement } from '../../focus/focused-element.ts';
import { keepTopmost, topmost } from './topmost.ts';

interface ModalFrameProps {
  readonly labelledBy: string;
  readonly describedBy?: string;
  readonly role?: 'dialog' | 'alertdialog';
  /** Called on Escape and on a press on the page behind. */
  readonly onDismiss: () => void;
  /** Closing: still visible, but takes no input. */
  readonly leaving?: boolean;
  /** Styles of the scrim, which covers the screen and positions the box. */
  readonly screenStyles: SerializedStyles;
  /** Styles of the box. */
  readonly boxStyles: SerializedStyles;
  /** Width of the box, px. */
  readonly width?: number;
  /** Class of the content. */
  readonly className?: string;
  readonly children: ReactNode;
}

const dialogStyles = css({
  overflowWrap: 'anywhere',
  '&, &:focus-visible': { outline: 'none' },
});

/**
 * A modal dialog. The page behind is inert and does not scroll; the focus is trapped and restored. The dialog itself is
 * focused, so that its name is read, unless a part of it has `autoFocus`.
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
    if (!box.current) return undefined;
    opener.current = focusedElement(box.current);
    return keepTopmost(box.current);
  }, [leaving]);

  // The library restores the focus when the dialog is removed; a closing dialog must not keep it until then.
  useEffect(() => {
    if (leaving && opener.current instanceof HTMLElement) opener.current.focus();
  }, [leaving]);

  return (
    <ModalOverlay
      ref={screen}
      isOpen={!leaving}
      isExiting={leaving}
      isDismissable
      // Only a press on its own scrim, because a dialog of another part of the page may be above it.
      shouldCloseOnInteractOutside={(pressed) => pressed === screen.current}
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
      css={screenStyles}
    >
      <Modal ref={box} css={[boxStyles, width !== undefined && { maxWidth: width }]} {...topmost}>
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
