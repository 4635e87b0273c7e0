import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { CloseButton } from '../../button/close-button.tsx';
import { DiscardGuard } from '../discard/discard-guard.tsx';
import { ModalFrame } from '../modal/modal-frame.tsx';
import { edge } from '../modal/modal.styles.ts';
import { usePanelState } from './use-panel-state.ts';

interface SidePanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Stays visible at the bottom: the panel's buttons. */
  readonly footer?: ReactNode;
}

const panel = css({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  width: 'min(440px, 100%)',
  background: 'var(--surface)',
  borderLeft: '1px solid var(--line)',
  boxShadow: '-16px 0 48px -24px rgba(0, 0, 0, .35)',
  transition: 'transform 200ms ease-out',
  '@starting-style': { transform: 'translateX(32px)' },
  '&[data-exiting]': { transform: 'translateX(32px)' },
});

// Scrolls as a whole below its header and footer, so that there is always a focusable button to scroll from by
// keyboard.
const inside = css({
  height: '100%',
  overflowY: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // As high as their content: `auto` would use the minimum height of a header, which is too low for a long title.
  gridTemplateRows: 'max-content 1fr max-content',
});

const kept = css({ position: 'sticky', zIndex: 1, background: 'var(--surface)' });

/** A panel at the right: open, then hidden on closing, and removed 500 ms later (UI-07, UI-08). */
export function SidePanel({ open, onClose, title, children, footer }: SidePanelProps) {
  const state = usePanelState(open);
  const id = useId();
  if (state === 'removed') return null;
  return (
    <DiscardGuard onClose={onClose}>
      {(close) => (
        <ModalFrame
          labelledBy={id}
          onDismiss={close}
          leaving={state === 'hidden'}
          screenStyles={edge}
          boxStyles={panel}
          css={inside}
        >
          <div
            css={[
              kept,
              {
                top: 0,
                display: 'flex',
                alignItems: 'center',
                gap: 12,
                minHeight: 72,
                padding: '16px 12px 16px 24px',
                borderBottom: '1px solid var(--line)',
              },
            ]}
          >
            <h2 id={id} css={{ flex: 1, minWidth: 0 }}>
              {title}
            </h2>
            <CloseButton onClick={close} />
          </div>
          <div css={{ padding: 24, minWidth: 0 }}>{children}</div>
          {footer && (
            <div css={[kept, { bottom: 0, padding: '16px 24px', borderTop: '1px solid var(--line)' }]}>
              {footer}
            </div>
          )}
        </ModalFrame>
      )}
    </DiscardGuard>
  );
}
