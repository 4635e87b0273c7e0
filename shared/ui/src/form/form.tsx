import { FORM_ERROR, type FormApi } from 'final-form';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Form as FinalForm } from 'react-final-form';
import type { Struct } from 'superstruct';
import { useDirtyForm } from '../dirty/use-dirty-form.ts';
import { useCoreTexts } from '../texts/use-core-texts.ts';
import { focusFirstError } from './focus-first-error.ts';
import { FormContext, type FieldEntry, type FormContextValue, type SubmitState } from './form-context.ts';
import { nestErrors, ownerOf } from './form-errors.ts';
import { failuresOf, serverMessages, type FieldFailure } from './form-failures.ts';
import { FormNotice } from './form-notice.tsx';
import { wordsOf } from './form-words.ts';
import { sameValue } from './same-value.ts';

type Draft<Values> = { readonly [Key in keyof Values]?: Values[Key] | undefined };

export interface FormProps<Values extends object> {
  /** What the values must be; its refinements are worded by `words`. */
  readonly struct: Struct<Values, unknown>;
  readonly initialValues?: Draft<Values>;
  /**
   * Resolves when it is done. What it throws with `fields` (a map from field name to messages) goes onto the fields
   * (UI-25); for the rest see `failText`.
   */
  readonly onSubmit: (values: Values) => Promise<void> | void;
  /** Words for a failure that the kit words too plainly or does not know; undefined leaves them to the kit. */
  readonly words?: (failure: FieldFailure) => string | undefined;
  /** What concerns two fields: words by field name, with dots between the parts of a nested one. */
  readonly validate?: (values: Draft<Values>) => Readonly<Record<string, string>>;
  /**
   * Words for an error without fields, shown right above the SubmitButton (at the end of a form that has none) and
   * brought into view when no field is wrong; null when it is shown elsewhere.
   */
  readonly failText?: (error: unknown) => string | null;
  readonly onDirtyChange?: (dirty: boolean) => void;
  /** Asks before its changes are lost (UI-27), unless told that they are nothing to keep: a login. */
  readonly keepsChanges?: boolean;
  /** Every change, for a summary beside the form. */
  readonly onChange?: (values: Draft<Values>) => void;
  readonly children: ReactNode;
  readonly label?: string;
  readonly gap?: number;
}

interface Watcher<Values extends object> {
  readonly dirty: boolean;
  readonly keepsChanges: boolean;
  readonly isSending: () => boolean;
  readonly values: Draft<Values>;
  readonly onDirtyChange: ((dirty: boolean) => void) | undefined;
  readonly onChange: ((values: Draft<Values>) => void) | undefined;
}

function FormWatcher<Values extends object>({
  dirty,
  keepsChanges,
  isSending,
  values,
  onDirtyChange,
  onChange,
}: Watcher<Values>) {
  const listeners = useRef({ onDirtyChange, onChange });
  useEffect(() => {
    listeners.current = { onDirtyChange, onChange };
  });
  useDirtyForm({ dirty: dirty && keepsChanges, isSending });
  useEffect(() => listeners.current.onDirtyChange?.(dirty), [dirty]);
  // Told of new values only: a listener written in place would otherwise be told again after what it causes.
  useEffect(() => listeners.current.onChange?.(values), [values]);
  return null;
}

/** Fields, what they must be, and one submit. Knows nothing of any api. */
export function Form<Values extends object>({
  struct,
  initialValues,
  onSubmit,
  words,
  validate,
  failText,
  onDirtyChange,
  keepsChanges = true,
  onChange,
  children,
  label,
  gap = 20,
}: FormProps<Values>) {
  const t = useCoreTexts();
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [submitState, setSubmitState] = useState<SubmitState>({ status: 'idle' });
  const [attempts, setAttempts] = useState(0);
  const [fields, setFields] = useState<ReadonlyMap<string, FieldEntry>>(new Map());

  const register = useCallback((name: string, entry: FieldEntry) => {
    setFields((before) => new Map(before).set(name, entry));
    return () =>
      setFields((before) => {
        const after = new Map(before);
        after.delete(name);
        return after;
      });
  }, []);

  // Not a state: the fields of the items are there before the next drawing, and with them errors to nest.
  const lists = useRef(new Set<string>());
  const isList = (name: string) => lists.current.has(name);
  const registerList = useCallback((name: string) => {
    const known = lists.current;
    known.add(name);
    return () => known.delete(name);
  }, []);

  const [holds, setHolds] = useState<readonly string[]>([]);
  const hold = useCallback((reason: string) => {
    setHolds((before) => [...before, reason]);
    return () => setHolds((before) => before.toSpliced(before.indexOf(reason), 1));
  }, []);

  const [submits, setSubmits] = useState(0);
  const registerSubmit = useCallback(() => {
    setSubmits((before) => before + 1);
    return () => setSubmits((before) => before - 1);
  }, []);

  const errorsOf = (values: Draft<Values>): Record<string, unknown> => {
    const errors: Record<string, string> = {};
    for (const failure of failuresOf(struct, values)) {
      const name = ownerOf(failure.name, (each) => fields.has(each)) ?? failure.name;
      errors[name] ??= words?.(failure) ?? wordsOf(failure, fields.get(name), t);
    }
    return nestErrors({ ...validate?.(values), ...errors }, isList);
  };

  const serverErrors = (error: unknown, form: FormApi<Draft<Values>>): Record<string, unknown> => {
    const refused = serverMessages(error);
    if (refused === null) {
      const text = failText ? failText(error) : t('formFailed');
      return { [FORM_ERROR]: text === null ? [] : [text] };
    }
    const names = form.getRegisteredFields();
    const onFields: Record<string, string> = {};
    const elsewhere: string[] = [];
    for (const [name, messages] of refused) {
      const owner = ownerOf(name, (each) => names.includes(each));
      if (owner === undefined) elsewhere.push(...messages);
      else onFields[owner] = [onFields[owner], ...messages].filter(Boolean).join(' ');
    }
    return { ...nestErrors(onFields, isList), [FORM_ERROR]: elsewhere };
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
  const toFirstError = useCallback(() => {
    if (element.current) focusFirstError(element.current);
  }, []);

  return (
    <FinalForm<Draft<Values>>
      onSubmit={submit}
      validate={errorsOf}
      {...(initialValues ? { initialValues } : {})}
      initialValuesEqual={sameValue}
      keepDirtyOnReinitialize
      render={({ handleSubmit, values, dirty, submitErrors }) => (
        <FormBody
          failures={failuresOf(struct, values)}
          fields={fields}
          register={register}
          registerList={registerList}
          holds={holds}
          hold={hold}
          registerSubmit={registerSubmit}
          submitState={submitState}
        >
          <form
            ref={element}
            noValidate
            {...(label ? { 'aria-label': label } : {})}
            onSubmit={(event) => {
              if (holds.length > 0) {
                event.preventDefault();
                return;
              }
              void handleSubmit(event);
              setAttempts((before) => before + 1);
            }}
            css={{ display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)' }}
          >
            <FormWatcher
              dirty={dirty === true}
              keepsChanges={keepsChanges}
              isSending={isSending}
              values={values}
              onDirtyChange={onDirtyChange}
              onChange={onChange}
            />
            <ErrorSeeker attempts={attempts} submitErrors={submitErrors} seek={toFirstError} />
            {children}
            {submits === 0 && <FormNotice />}
          </form>
        </FormBody>
      )}
    />
  );
}

interface ErrorSeekerProps {
  readonly attempts: number;
  readonly submitErrors: unknown;
  readonly seek: () => void;
}

/** Once the errors of a submit are drawn, the customer is taken to the first. */
function ErrorSeeker({ attempts, submitErrors, seek }: ErrorSeekerProps) {
  useEffect(() => {
    if (attempts > 0) seek();
  }, [attempts, submitErrors, seek]);
  return null;
}

interface FormBodyProps extends FormContextValue {
  readonly children: ReactNode;
}

function FormBody({
  failures,
  fields,
  register,
  registerList,
  holds,
  hold,
  registerSubmit,
  submitState,
  children,
}: FormBodyProps) {
  const value = useMemo(
    () => ({ failures, fields, register, registerList, holds, hold, registerSubmit, submitState }),
    [failures, fields, register, registerList, holds, hold, registerSubmit, submitState],
  );
  return <FormContext.Provider value={value}>{children}</FormContext.Provider>;
}
