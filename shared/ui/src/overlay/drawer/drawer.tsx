import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { useCoreMessages } from '../../messages/use-core-messages.ts';
import { hiddenStyle } from '../../typography/visually-hidden.styles.ts';
import { CloseButton } from '../../button/close-button.tsx';
import { ModalFrame } from '../modal/modal-frame.tsx';
import { edge } from '../modal/modal.styles.ts';

interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** At the top, before the close button: the company's mark. */
  readonly head?: ReactNode;
  readonly label?: string;
}

const drawerStyles = css({
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  width: 'min(304px, calc(100% - 48px))',
  overflowY: 'auto',
  background: 'var(--surface)',
  borderRight: '1px solid var(--line)',
  transition: 'transform 200ms ease-out',
  '@starting-style': { transform: 'translateX(-32px)' },
});

const inside = css({
  minHeight: '100%',
  display: 'flex',
  flexDirection: 'column',
  padding: '12px 16px 20px',
});

/** A panel that slides in from the left and makes the page behind it inert: the menu on a phone. */
export function Drawer({ open, onClose, children, head, label }: DrawerProps) {
  const t = useCoreMessages();
  const id = useId();
  if (!open) return null;
  return (
    <ModalFrame labelledBy={id} onDismiss={onClose} screenStyles={edge} boxStyles={drawerStyles} css={inside}>
      <span id={id} css={hiddenStyle}>
        {label ?? t('menu')}
      </span>
      <div
        css={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: 48,
          marginBottom: 12,
        }}
      >
        <div css={{ display: 'flex', flex: 1, minWidth: 0, paddingLeft: 8 }}>{head}</div>
        <CloseButton onClick={onClose} />
      </div>
      {children}
    </ModalFrame>
  );
}
