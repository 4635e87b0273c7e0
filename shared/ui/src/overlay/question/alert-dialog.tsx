import type { ReactNode } from 'react';
import { Button } from '../../button/button.tsx';
import { useCoreMessages } from '../../messages/use-core-messages.ts';
import { QuestionFrame } from './question-frame.tsx';

interface AlertDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: ReactNode;
  /** `Close` by default (UI-72). */
  readonly close?: string | undefined;
  readonly onClose: () => void;
}

/** A dialog with a message that must be read. */
export function AlertDialog({ open, title, text, close, onClose }: AlertDialogProps) {
  const t = useCoreMessages();
  if (!open) return null;
  return (
    <QuestionFrame title={title} text={text} onDismiss={onClose}>
      <Button
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only button of the dialog
        autoFocus
        onClick={onClose}
      >
        {close ?? t('close')}
      </Button>
    </QuestionFrame>
  );
}
