import { useId, type ReactNode } from 'react';
import { ModalFrame } from '../modal/modal-frame.tsx';
import { centred, sheet } from '../modal/modal.styles.ts';

interface QuestionFrameProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/** The layout of a short question or message with its buttons. */
export function QuestionFrame({ title, text, onDismiss, children }: QuestionFrameProps) {
  const id = useId();
  return (
    <ModalFrame
      role="alertdialog"
      labelledBy={id}
      {...(text ? { describedBy: `${id}-text` } : {})}
      onDismiss={onDismiss}
      screenStyles={centred}
      boxStyles={sheet}
      width={420}
      css={{ padding: 24, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}
    >
      <h2 id={id}>{title}</h2>
      {text && (
        <div id={`${id}-text`} css={{ color: 'var(--ink-2)' }}>
          {text}
        </div>
      )}
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          gap: 12,
          marginTop: 16,
          '& > button': { minWidth: 96 },
          '@media (max-width: 480px)': { '& > button': { flex: 1 } },
        }}
      >
        {children}
      </div>
    </ModalFrame>
  );
}
