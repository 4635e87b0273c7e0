import { Button } from '../button/button.tsx';
import type { ButtonSize, ButtonVariant } from '../button/button.styles.ts';
import { useEffect, useId, type ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { useCoreMessages } from '../messages/use-core-messages.ts';
import { useFormContext } from './form-context.ts';
import { errorAt, ownerOf } from './form-errors.ts';
import type { FieldFailure } from './form-failures.ts';
import { FormNotice } from './form-notice.tsx';

interface SubmitButtonProps {
  /** Names the consequence: `Pay $612.40`. */
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
  readonly icon?: ReactNode;
  /** Another reason to block it, shown beside it: `wait for the card form`. */
  readonly blockedBy?: string | undefined;
}

/**
 * A submit button that is disabled until the form is valid (UI-26). It shows what is missing below and why the submit
 * failed above.
 */
export function SubmitButton({ children, blockedBy, ...rest }: SubmitButtonProps) {
  const t = useCoreMessages();
  const noteId = useId();
  const { failures, fields, blockers, registerSubmit, submitState } = useFormContext();
  const { errors, hasValidationErrors } = useFormState({
    subscription: { errors: true, hasValidationErrors: true },
  });
  useEffect(() => registerSubmit(), [registerSubmit]);
  const owner = ({ name }: FieldFailure) => ownerOf(name, (each) => fields.has(each));
  const wrong = [...fields].filter(([name]) => errorAt(errors, name) !== undefined);
  const isMissing = (name: string) => failures.some((failure) => failure.missing && owner(failure) === name);
  const missing = wrong.filter(([name]) => isMissing(name)).map(([, { label }]) => label);
  const toCorrect = wrong.filter(([name]) => !isMissing(name)).map(([, { label }]) => label);
  // Failures without a field on the screen are named as well, because the button would otherwise be disabled without a
  // reason.
  for (const failure of failures) {
    if (owner(failure) === undefined) (failure.missing ? missing : toCorrect).push(failure.name);
  }
  const list = (names: readonly string[]) => [...new Set(names)].join(', ');
  const valid = hasValidationErrors !== true;
  const notes = [
    missing.length > 0 && t('stillMissing', { list: list(missing) }),
    toCorrect.length > 0 && t('toCorrect', { list: list(toCorrect) }),
    blockedBy,
    ...new Set(blockers),
  ].filter(Boolean);
  const pending = submitState.status === 'submitting';
  return (
    <div css={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <FormNotice place="submit" />
      <Button
        type="submit"
        pending={pending}
        disabled={!pending && (!valid || blockedBy !== undefined || blockers.length > 0)}
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
