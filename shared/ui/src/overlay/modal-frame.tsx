import { useEffect, useRef, type ReactNode } from 'react';

interface ModalFrameProps {
  readonly labelledBy: string;
  readonly describedBy?: string;
  readonly role?: 'dialog' | 'alertdialog';
  /** Escape, or a press on the page behind. */
  readonly onDismiss: () => void;
  /** Leaving: no longer takes input, still seen. */
  readonly leaving?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Not every place that has the element has its methods: jsdom, for one. */
function show(dialog: HTMLDialogElement) {
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
  const first = dialog.querySelector<HTMLElement>('[data-first-focus]') ?? dialog.querySelector('button');
  first?.focus();
}

function hide(dialog: HTMLDialogElement) {
  if (typeof dialog.close === 'function') dialog.close();
  else dialog.removeAttribute('open');
}

/**
 * The browser's modal dialog: in the top layer, the page behind inert and still, focus kept inside and given back.
 * The element with `data-first-focus` gets the focus, else the first button.
 */
export function ModalFrame({
  labelledBy,
  describedBy,
  role = 'dialog',
  onDismiss,
  leaving = false,
  className,
  children,
}: ModalFrameProps) {
  const element = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return undefined;
    if (leaving) {
      dialog.setAttribute('open', '');
      return () => dialog.removeAttribute('open');
    }
    const opener = document.activeElement;
    const page = document.documentElement;
    const overflow = page.style.overflow;
    show(dialog);
    page.style.overflow = 'hidden';
    return () => {
      page.style.overflow = overflow;
      hide(dialog);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [leaving]);

  return (
    <dialog
      ref={element}
      role={role}
      aria-modal="true"
      aria-labelledby={labelledBy}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
      {...(className ? { className } : {})}
      inert={leaving}
      data-leaving={leaving || undefined}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
      onClose={(event) => {
        // The browser closed it by itself: the second Back on a phone cannot be refused.
        if (!leaving && !event.currentTarget.open) onDismiss();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onDismiss();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onDismiss();
      }}
    >
      {children}
    </dialog>
  );
}
