import { ConfirmDialog } from '../overlay/confirm-dialog.tsx';
import { useCoreTexts } from '../texts/use-core-texts.ts';

interface DiscardQuestionProps {
  readonly open: boolean;
  readonly onAnswer: (yes: boolean) => void;
}

/** UI-27. */
export function DiscardQuestion({ open, onAnswer }: DiscardQuestionProps) {
  const t = useCoreTexts();
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
