import { Button, type ButtonSize, type ButtonVariant } from '@portal/ui';
import { useId, type ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { useUiTexts } from '../texts/use-ui-texts.ts';
import { useFormContext } from './form-context.ts';

interface SubmitButtonProps {
  /** Says the consequence: `Pay $612.40`. */
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
  readonly icon?: ReactNode;
  /** Also not before this is so, in words: `wait for the card form`. */
  readonly blockedBy?: string | undefined;
}

/** Disabled until the form is valid (UI-26), and names beside it what is missing. */
export function SubmitButton({ children, blockedBy, ...rest }: SubmitButtonProps) {
  const t = useUiTexts();
  const noteId = useId();
  const { failures, fields, submitState } = useFormContext();
  const { errors } = useFormState({ subscription: { errors: true } });
  const wrong = [...fields].filter(([name]) => errors?.[name] !== undefined);
  const isMissing = (name: string) => failures.some((failure) => failure.name === name && failure.missing);
  const names = (list: typeof wrong) => list.map(([, { label }]) => label).join(', ');
  const missing = names(wrong.filter(([name]) => isMissing(name)));
  const toCorrect = names(wrong.filter(([name]) => !isMissing(name)));
  const valid = Object.keys(errors ?? {}).length === 0;
  const notes = [
    missing && t('stillMissing', { list: missing }),
    toCorrect && t('toCorrect', { list: toCorrect }),
    blockedBy,
  ].filter(Boolean);
  const pending = submitState.status === 'submitting';
  return (
    <div css={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Button
        type="submit"
        pending={pending}
        disabled={!pending && (!valid || blockedBy !== undefined)}
        aria-describedby={notes.length > 0 ? noteId : undefined}
        {...rest}
      >
        {children}
      </Button>
      {notes.length > 0 && !pending && (
        <p id={noteId} css={{ fontSize: 14, color: 'var(--ink-2)' }}>
          {notes.join('. ')}
        </p>
      )}
    </div>
  );
}
