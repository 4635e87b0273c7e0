import { FORM_ERROR, type FormApi } from 'final-form';
import { useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Form as FinalForm } from 'react-final-form';
import type { Struct } from 'superstruct';
import { DirtyFormContext } from '../overlay/dirty-form.ts';
import { Notice } from '../state/notice.tsx';
import { useUiTexts, type UiTexts } from '../texts/use-ui-texts.ts';
import { FormContext, type FieldEntry, type SubmitState } from './form-context.ts';
import { failuresOf, serverFields, type FieldFailure } from './form-failures.ts';

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
  /** What concerns two fields: words by field name. */
  readonly validate?: (values: Draft<Values>) => Readonly<Record<string, string>>;
  /** Words for an error without fields, shown above the submit; null when it is shown elsewhere. */
  readonly failText?: (error: unknown) => string | null;
  readonly onDirtyChange?: (dirty: boolean) => void;
  /** Every change, for a summary beside the form. */
  readonly onChange?: (values: Draft<Values>) => void;
  readonly children: ReactNode;
  readonly label?: string;
  readonly gap?: number;
}

/** A field that is wrong: a box or a group says so itself, of a select the button is what takes the focus. */
const wrong = '[aria-invalid=true], [data-invalid] > button[aria-haspopup=listbox]';

const emailNames = /e-?mail/i;

function wordsOf(failure: FieldFailure, entry: FieldEntry | undefined, t: UiTexts): string {
  const label = entry?.label ?? failure.name;
  const inText = label.charAt(0).toLowerCase() + label.slice(1);
  if (failure.missing) return t(entry?.choice ? 'requiredChoice' : 'required', { label: inText });
  if (failure.refinement !== undefined && emailNames.test(failure.refinement)) return t('invalidEmail');
  return t('invalid', { label });
}

interface Watcher<Values extends object> {
  readonly dirty: boolean;
  readonly values: Draft<Values>;
  readonly onDirtyChange: ((dirty: boolean) => void) | undefined;
  readonly onChange: ((values: Draft<Values>) => void) | undefined;
}

function FormWatcher<Values extends object>({ dirty, values, onDirtyChange, onChange }: Watcher<Values>) {
  const overlay = useContext(DirtyFormContext);
  const listeners = useRef({ onDirtyChange, onChange });
  useEffect(() => {
    listeners.current = { onDirtyChange, onChange };
  });
  useEffect(() => {
    listeners.current.onDirtyChange?.(dirty);
    overlay?.(dirty);
  }, [dirty, overlay]);
  useEffect(() => () => overlay?.(false), [overlay]);
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
  onChange,
  children,
  label,
  gap = 20,
}: FormProps<Values>) {
  const t = useUiTexts();
  const element = useRef<HTMLFormElement>(null);
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

  const errorsOf = (values: Draft<Values>): Record<string, string> => {
    const errors: Record<string, string> = {};
    for (const failure of failuresOf(struct, values)) {
      errors[failure.name] = words?.(failure) ?? wordsOf(failure, fields.get(failure.name), t);
    }
    return { ...validate?.(values), ...errors };
  };

  const submit = async (draft: Draft<Values>, form: FormApi<Draft<Values>>) => {
    setSubmitState({ status: 'submitting' });
    try {
      await onSubmit(struct.create(draft));
      setSubmitState({ status: 'success' });
      form.setConfig('initialValues', draft);
      return undefined;
    } catch (error) {
      setSubmitState({ status: 'fail', error });
      const refused = serverFields(error);
      if (refused === null) {
        const text = failText ? failText(error) : t('formFailed');
        return { [FORM_ERROR]: text === null ? [] : [text] };
      }
      const onFields: Record<string, unknown> = {};
      const elsewhere: string[] = [];
      for (const [name, messages] of Object.entries(refused)) {
        const list = typeof messages === 'string' ? [messages] : messages;
        if (form.getRegisteredFields().includes(name)) onFields[name] = list.join(' ');
        else elsewhere.push(...list);
      }
      return { ...onFields, [FORM_ERROR]: elsewhere };
    }
  };

  const toFirstError = useCallback(() => {
    const first = element.current?.querySelector<HTMLElement>(wrong);
    const group = first?.matches('[role=radiogroup]') ? first : null;
    (group?.querySelector<HTMLElement>('input:enabled') ?? first)?.focus();
  }, []);

  return (
    <FinalForm<Draft<Values>>
      onSubmit={submit}
      validate={errorsOf}
      {...(initialValues ? { initialValues } : {})}
      keepDirtyOnReinitialize
      render={({ handleSubmit, values, dirty, submitError, submitErrors }) => (
        <FormBody
          failures={failuresOf(struct, values)}
          fields={fields}
          register={register}
          submitState={submitState}
        >
          <form
            ref={element}
            noValidate
            {...(label ? { 'aria-label': label } : {})}
            onSubmit={(event) => {
              void handleSubmit(event);
              setAttempts((before) => before + 1);
            }}
            css={{ display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)' }}
          >
            <FormWatcher
              dirty={dirty === true}
              values={values}
              onDirtyChange={onDirtyChange}
              onChange={onChange}
            />
            <ErrorSeeker attempts={attempts} submitErrors={submitErrors} seek={toFirstError} />
            <FormErrors texts={submitError as unknown} />
            {children}
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

function FormErrors({ texts }: { readonly texts: unknown }) {
  if (!Array.isArray(texts) || texts.length === 0) return null;
  return (
    <Notice tone="bad" role="alert">
      {texts.map((text) => (
        <p key={String(text)}>{String(text)}</p>
      ))}
    </Notice>
  );
}

interface FormBodyProps {
  readonly failures: readonly FieldFailure[];
  readonly fields: ReadonlyMap<string, FieldEntry>;
  readonly register: (name: string, entry: FieldEntry) => () => void;
  readonly submitState: SubmitState;
  readonly children: ReactNode;
}

function FormBody({ failures, fields, register, submitState, children }: FormBodyProps) {
  const value = useMemo(
    () => ({ failures, fields, register, submitState }),
    [failures, fields, register, submitState],
  );
  return <FormContext.Provider value={value}>{children}</FormContext.Provider>;
}
