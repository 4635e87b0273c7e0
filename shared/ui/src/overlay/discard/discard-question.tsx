import { ConfirmDialog } from '../question/confirm-dialog.tsx';
import { useCoreMessages } from '../../messages/use-core-messages.ts';

interface DiscardQuestionProps {
  readonly open: boolean;
  readonly onAnswer: (yes: boolean) => void;
}

/** UI-27. */
export function DiscardQuestion({ open, onAnswer }: DiscardQuestionProps) {
  const t = useCoreMessages();
  return (
    <ConfirmDialog
      open={open}
      title={t('discardTitle')}
      text={t('discardText')}
      tone="danger"
      onAnswer={onAnswer}
    />
  );
}
