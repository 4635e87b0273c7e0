import { Button } from '../button/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useForm, useFormState } from 'react-final-form';
import { useSubmitBlocker, useSubmitState } from '../form/form-context.ts';
import { serverMessages, type FieldFailure } from '../form/form-failures.ts';
import { Form, type FormProps } from '../form/form.tsx';
import { sameValue } from '../form/same-value.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { RetryIcon } from '../icons/icons.tsx';
import { useUiMessages, type UiMessageKey } from '../messages/use-ui-messages.ts';
import { dependentsOf } from './schema/dependencies.ts';
import { fieldKey, fieldNameOf } from './schema/field-names.ts';
import { fieldValueOf, fieldValuesOf, modelOf, wireValueOf, type FieldValues } from './field-values.ts';
import { limitOf, structOf, type LimitRule } from './form-struct.ts';
import { createReloader, type Reloaded } from './reloader.ts';
import { drawn, type ParsedInput, type ParsedSchema } from './schema/schema-input.ts';
import { UnusableReport, useUnusableInputs } from './fields/unusable-inputs.ts';
import { SchemaInputs } from './schema-inputs.tsx';
import type { SchemaPorts } from './schema/schema-ports.ts';
import type { SchemaModel, SchemaSource } from './schema/schema-source.ts';
import { usePatternReader } from './use-pattern-reader.ts';

interface SchemaBodyProps extends Pick<FormProps<FieldValues>, 'failText' | 'onDirtyChange'> {
  readonly schema: ParsedSchema;
  readonly source: SchemaSource;
  readonly ports: SchemaPorts;
  readonly onSubmitted?: ((model: SchemaModel) => void) | undefined;
}

const limitMessages: Record<LimitRule, UiMessageKey> = {
  longest: 'schemaLongest',
  fewest: 'schemaFewest',
  most: 'schemaMost',
};

/** The form of a parsed schema. */
export function SchemaBody({ schema, source, ports, onSubmitted, ...rest }: SchemaBodyProps) {
  const t = useUiMessages();
  const [inputs, setInputs] = useState(schema.inputs);
  const readPattern = usePatternReader(inputs);
  const { unusable, report } = useUnusableInputs();
  const struct = useMemo(() => structOf(inputs, readPattern, unusable), [inputs, readPattern, unusable]);
  const initialValues = useMemo(() => fieldValuesOf(schema.inputs, schema.values), [schema]);

  const failureMessage = ({ refinement }: FieldFailure) => {
    const found = limitOf(refinement);
    return found ? t(limitMessages[found.rule], { limit: found.limit }) : undefined;
  };
  const submit = async (values: FieldValues) => {
    const model = modelOf(inputs, values, schema.values);
    try {
      await source.submit(model);
    } catch (error) {
      throw onFields(error, inputs);
    }
    onSubmitted?.(model);
  };

  return (
    <Form<FieldValues>
      struct={struct}
      initialValues={initialValues}
      onSubmit={submit}
      failureMessage={failureMessage}
      {...(schema.title === null ? {} : { label: schema.title })}
      {...rest}
    >
      <UnusableReport value={report}>
        <Dependents schema={schema} inputs={inputs} ports={ports} source={source} onInputs={setInputs} />
      </UnusableReport>
      {onSubmitted === undefined && <Sent />}
      <SubmitButton>{schema.submitText ?? t('schemaSubmit')}</SubmitButton>
    </Form>
  );
}

/** Returns the error with the form's field names instead of the backend's. */
function onFields(error: unknown, inputs: readonly ParsedInput[]): unknown {
  const messages = serverMessages(error);
  if (messages === null) return error;
  const fields: Record<string, string[]> = {};
  for (const [name, texts] of messages) {
    const field = fieldNameOf(inputs, name) ?? name;
    fields[field] = [...(fields[field] ?? []), ...texts];
  }
  return Object.assign(new Error('The form was rejected', { cause: error }), { fields });
}

/** Shown until something is changed again. */
function Sent() {
  const t = useUiMessages();
  const { status } = useSubmitState();
  const { dirty } = useFormState({ subscription: { dirty: true } });
  return (
    <div role="status" css={{ display: 'contents' }}>
      {status === 'success' && !dirty && <Notice tone="ok">{t('schemaSent')}</Notice>}
    </div>
  );
}

interface DependentsProps {
  readonly schema: ParsedSchema;
  readonly inputs: readonly ParsedInput[];
  readonly ports: SchemaPorts;
  readonly source: SchemaSource;
  readonly onInputs: (inputs: readonly ParsedInput[]) => void;
}

/** Draws the inputs, and keeps those that depend on others up to date (UI-51). */
function Dependents({ schema, inputs, ports, source, onInputs }: DependentsProps) {
  const t = useUiMessages();
  const form = useForm<FieldValues>();
  const { values } = useFormState<FieldValues>({ subscription: { values: true } });
  const [reloader] = useState(createReloader);
  const { reload: state } = useSnapshot(reloader.state, { sync: true });
  /** The values that the dependent inputs are up to date with. */
  const seen = useRef(values);

  const apply = ({ asked, inputs: fresh, values: answered, model }: Reloaded) => {
    const byName = new Map(drawn(fresh).map((input) => [input.name, input]));
    const next = inputs.map((parsed): ParsedInput => {
      const input =
        parsed.type === 'input' && asked.includes(parsed.input.name) && byName.get(parsed.input.name);
      return input ? { type: 'input', input } : parsed;
    });
    onInputs(next);
    const current = form.getState().values;
    const changes = drawn(next).filter(({ name }) => asked.includes(name) && Object.hasOwn(answered, name));
    seen.current = { ...current };
    form.batch(() => {
      for (const input of changes) {
        const key = fieldKey(input.name);
        // A value that was entered while the request was running is newer than the answer.
        if (!sameValue(wireValueOf(input, current[key]), model[input.name])) continue;
        const value = fieldValueOf(input, answered[input.name]);
        seen.current = { ...seen.current, [key]: value };
        form.change(key, value);
      }
    });
  };

  useEffect(() => {
    reloader.connect({
      reload: source.reload,
      model: () => modelOf(inputs, form.getState().values, schema.values),
      apply,
    });
  });
  useEffect(() => () => reloader.stop(), [reloader]);
  useEffect(() => {
    const before = seen.current;
    seen.current = values;
    const changed = drawn(inputs)
      .map(({ name }) => name)
      .filter((name) => !sameValue(before[fieldKey(name)], values[fieldKey(name)]));
    reloader.expire(dependentsOf(drawn(inputs), changed));
  }, [values, inputs, reloader]);

  useSubmitBlocker(state.status === 'reloading' ? t('schemaReloading') : null);

  return (
    <>
      <SchemaInputs
        inputs={inputs}
        ports={ports}
        reloading={state.status === 'reloading' ? state.inputs : []}
      />
      <div role="status" css={{ display: 'contents' }}>
        {state.status === 'failed' && (
          <Notice tone="warn">
            <p>{t('schemaReloadFailed')}</p>
            <Button variant="quiet" size="s" icon={<RetryIcon />} onClick={reloader.retry}>
              {t('retry')}
            </Button>
          </Notice>
        )}
      </div>
    </>
  );
}
