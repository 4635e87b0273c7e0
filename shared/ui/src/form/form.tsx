import { FORM_ERROR, type FormApi } from 'final-form';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { Form as FinalForm } from 'react-final-form';
import type { Struct } from 'superstruct';
import { useCoreMessages } from '../messages/use-core-messages.ts';
import { FocusFirstError } from './focus-first-error.tsx';
import { FormContext, type SubmitState } from './form-context.ts';
import { nestErrors, ownerOf, assignToFields } from './form-errors.ts';
import { failuresOf, serverMessages, type FieldFailure } from './form-failures.ts';
import { FormNotice, type FormRejection, type NoticePlace } from './form-notice.tsx';
import { FormObserver } from './form-observer.tsx';
import { defaultFailureMessage } from './failure-message.ts';
import { sameValue } from './same-value.ts';
import { useFormRegistry } from './use-form-registry.ts';

type Draft<Values> = { readonly [Key in keyof Values]?: Values[Key] | undefined };

export interface FormProps<Values extends object> {
  /** The struct that the values must match; `failureMessage` has the messages of its refinements. */
  readonly struct: Struct<Values, unknown>;
  readonly initialValues?: Draft<Values>;
  /**
   * Resolves when the values are sent. An error with `fields` (a map from field name to messages) is shown at the
   * fields (UI-25), and above all of them what is about none of them; for other errors see `failText`.
   */
  readonly onSubmit: (values: Values) => Promise<void> | void;
  /** Returns a message for a failure, or undefined for the kit's own message. */
  readonly failureMessage?: (failure: FieldFailure) => string | undefined;
  /** Checks what concerns two fields; returns messages by field name, with dots between the parts of a nested one. */
  readonly validate?: (values: Draft<Values>) => Readonly<Record<string, string>>;
  /**
   * Returns the message of an error without fields; null when it is shown elsewhere. The form shows it above the
   * SubmitButton, or at its end when it has none, and scrolls to it when no field is invalid.
   */
  readonly failText?: (error: unknown) => string | null;
  readonly onDirtyChange?: (dirty: boolean) => void;
  /**
   * Whether to ask before changes are lost (UI-27), and to keep what was typed when the session expires; true by default,
   * false where nothing is worth keeping: a login.
   */
  readonly keepsChanges?: boolean;
  /** Called with every change, for a summary beside the form. */
  readonly onChange?: (values: Draft<Values>) => void;
  readonly children: ReactNode;
  /** Names the form, also to tell what was typed into it from other forms of the screen. */
  readonly label?: string;
  readonly gap?: number;
}

const rejection = (place: NoticePlace, texts: readonly string[]): FormRejection => ({ place, texts });

/** A form with fields, a struct that validates their values, and a submit. It knows no api. */
export function Form<Values extends object>({
  struct,
  initialValues,
  onSubmit,
  failureMessage,
  validate,
  failText,
  onDirtyChange,
  keepsChanges = true,
  onChange,
  children,
  label,
  gap = 20,
}: FormProps<Values>) {
  const t = useCoreMessages();
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [submitState, setSubmitState] = useState<SubmitState>({ status: 'idle' });
  const [attempts, setAttempts] = useState(0);
  const { registry, isList, secretNames, hasSubmit } = useFormRegistry();
  const { fields, blockers } = registry;

  const errorsOf = (values: Draft<Values>): Record<string, unknown> => {
    const errors: Record<string, string> = {};
    for (const failure of failuresOf(struct, values)) {
      const name = ownerOf(failure.name, (each) => fields.has(each)) ?? failure.name;
      errors[name] ??= failureMessage?.(failure) ?? defaultFailureMessage(failure, fields.get(name), t);
    }
    return nestErrors({ ...validate?.(values), ...errors }, isList);
  };

  const serverErrors = (error: unknown, form: FormApi<Draft<Values>>): Record<string, unknown> => {
    const messages = serverMessages(error);
    if (messages === null) {
      const text = failText ? failText(error) : t('formFailed');
      return { [FORM_ERROR]: rejection('submit', text === null ? [] : [text]) };
    }
    const names = form.getRegisteredFields();
    const { onFields, others } = assignToFields(messages, (name) => names.includes(name));
    return { ...nestErrors(onFields, isList), [FORM_ERROR]: rejection('fields', others) };
  };

  const submit = async (draft: Draft<Values>, form: FormApi<Draft<Values>>) => {
    setSubmitState({ status: 'submitting' });
    sending.current = true;
    try {
      await onSubmit(struct.create(draft));
      setSubmitState({ status: 'success' });
      form.setConfig('initialValues', draft);
      return undefined;
    } catch (error) {
      setSubmitState({ status: 'fail', error });
      return serverErrors(error, form);
    } finally {
      sending.current = false;
    }
  };

  const isSending = useCallback(() => sending.current, []);

  return (
    <FinalForm<Draft<Values>>
      onSubmit={submit}
      validate={errorsOf}
      {...(initialValues ? { initialValues } : {})}
      initialValuesEqual={sameValue}
      keepDirtyOnReinitialize
      render={({ handleSubmit, values, dirty, submitErrors }) => (
        <FormContext.Provider value={{ ...registry, failures: failuresOf(struct, values), submitState }}>
          <form
            ref={element}
            noValidate
            {...(label ? { 'aria-label': label } : {})}
            onSubmit={(event) => {
              if (blockers.length > 0) {
                event.preventDefault();
                return;
              }
              void handleSubmit(event);
              setAttempts((before) => before + 1);
            }}
            css={{ display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)' }}
          >
            <FormObserver
              name={label ?? ''}
              dirty={dirty === true}
              keepsChanges={keepsChanges}
              isSending={isSending}
              secretNames={secretNames}
              values={values}
              onDirtyChange={onDirtyChange}
              onChange={onChange}
            />
            <FocusFirstError form={element} attempts={attempts} submitErrors={submitErrors} />
            <FormNotice place="fields" />
            {children}
            {!hasSubmit && <FormNotice place="submit" />}
          </form>
        </FormContext.Provider>
      )}
    />
  );
}
