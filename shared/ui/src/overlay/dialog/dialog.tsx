import { useId, type ReactNode } from 'react';
import { CloseButton } from '../../button/close-button.tsx';
import { DiscardGuard } from '../discard/discard-guard.tsx';
import { ModalFrame } from '../modal/modal-frame.tsx';
import { centred, sheet } from '../modal/modal.styles.ts';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** px. */
  readonly width?: number;
}

/** A dialog with one thing to do or to read. It asks before it closes over a changed form (UI-27). */
export function Dialog({ open, onClose, ...rest }: DialogProps) {
  if (!open) return null;
  return <DiscardGuard onClose={onClose}>{(close) => <OpenDialog onClose={close} {...rest} />}</DiscardGuard>;
}

function OpenDialog({ onClose, title, children, width = 480 }: Omit<DialogProps, 'open'>) {
  const id = useId();
  return (
    <ModalFrame labelledBy={id} onDismiss={onClose} screenStyles={centred} boxStyles={sheet} width={width}>
      <div css={{ display: 'flex', alignItems: 'center', gap: 12, padding: '16px 12px 0 24px' }}>
        <h2 id={id} css={{ flex: 1, minWidth: 0 }}>
          {title}
        </h2>
        <CloseButton onClick={onClose} />
      </div>
      <div
        css={{ padding: '12px 24px 24px', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}
      >
        {children}
      </div>
    </ModalFrame>
  );
}
