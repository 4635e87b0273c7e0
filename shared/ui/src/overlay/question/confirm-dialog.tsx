import type { ReactNode } from 'react';
import { Button } from '../../button/button.tsx';
import { useCoreMessages } from '../../messages/use-core-messages.ts';
import { QuestionFrame } from './question-frame.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text?: ReactNode;
  /** `Yes` by default (UI-71). */
  readonly confirm?: string | undefined;
  /** `No` by default (UI-71). */
  readonly cancel?: string | undefined;
  readonly tone?: 'normal' | 'danger' | undefined;
  /** Called with the answer; Escape and a press outside are a no. */
  readonly onAnswer: (yes: boolean) => void;
}

/** Asks before an action that can't be undone. The safe answer comes first and has the focus. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirm,
  cancel,
  tone = 'normal',
  onAnswer,
}: ConfirmDialogProps) {
  const t = useCoreMessages();
  if (!open) return null;
  return (
    <QuestionFrame title={title} text={text} onDismiss={() => onAnswer(false)}>
      <Button
        variant="secondary"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe answer, so that a hasty key does no harm
        autoFocus
        onClick={() => onAnswer(false)}
      >
        {cancel ?? t('no')}
      </Button>
      <Button variant={tone === 'danger' ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
        {confirm ?? t('yes')}
      </Button>
    </QuestionFrame>
  );
}
