import { Skeleton } from '../feedback/skeleton.tsx';
import { Text } from '../typography/text.tsx';
import { Component, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { useFormContext } from '../form/form-context.ts';
import { useUiMessages } from '../messages/use-ui-messages.ts';
import { fieldKey } from './schema/field-names.ts';
import type { SchemaFieldProps } from './fields/schema-field-props.ts';
import { schemaFields } from './fields/schema-fields.ts';
import type { ParsedInput, SchemaInput } from './schema/schema-input.ts';
import type { SchemaPorts } from './schema/schema-ports.ts';
import { UnusableInput, UnusableNotice } from './fields/unusable-input.tsx';

interface SchemaInputsProps {
  readonly inputs: readonly ParsedInput[];
  readonly ports: SchemaPorts;
  /** Names of the inputs that are being reloaded. */
  readonly reloading: readonly string[];
  /** The form's name of the item that contains them. */
  readonly within?: string;
}

/** Draws the inputs of a form, or of an item of a collection. */
export function SchemaInputs({ inputs, ports, reloading, within }: SchemaInputsProps) {
  return inputs.map((parsed) => {
    if (parsed.type === 'malformed') return <UnusableNotice key={`#${parsed.key}`} label={parsed.label} />;
    const { input } = parsed;
    const key = fieldKey(input.name);
    return (
      // The type is in the key, because another type is another input with its own error boundary.
      <InputBoundary key={`${input.type} ${key}`} input={input}>
        <SchemaInputPlace
          name={within === undefined ? key : `${within}.${key}`}
          input={input}
          ports={ports}
          reloading={within === undefined && reloading.includes(input.name)}
        />
      </InputBoundary>
    );
  });
}

interface PlaceProps {
  readonly name: string;
  readonly input: SchemaInput;
  readonly ports: SchemaPorts;
  readonly reloading: boolean;
}

function SchemaInputPlace({ name, input, ports, reloading }: PlaceProps) {
  const t = useUiMessages();
  // Each type's field takes the props of that type, which TypeScript can't infer from the lookup.
  const Field = schemaFields[input.type] as ComponentType<SchemaFieldProps>;
  return (
    <div aria-busy={reloading} css={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Suspense fallback={<LoadingInput name={name} label={input.label} />}>
        <Field
          name={name}
          input={input}
          ports={ports}
          draw={(inputs, item) => <SchemaInputs inputs={inputs} ports={ports} reloading={[]} within={item} />}
        />
      </Suspense>
      {reloading && (
        <Text size="s" tone={2}>
          {t('schemaInputLoading')}
        </Text>
      )}
    </div>
  );
}

/** Stands for an input whose code is loading; the form knows it by its label. */
function LoadingInput({ name, label }: { readonly name: string; readonly label: string }) {
  const { register } = useFormContext();
  useEffect(() => register(name, { label, choice: false, secret: false }), [register, name, label]);
  return <InputSkeleton />;
}

export function InputSkeleton() {
  return (
    <div css={{ display: 'grid', gap: 6 }}>
      <Skeleton width={120} height={21} />
      <Skeleton height={48} />
    </div>
  );
}

interface InputBoundaryProps {
  readonly input: SchemaInput;
  readonly children: ReactNode;
}

/** Keeps an input that throws, or whose code can't be loaded, from breaking the rest of the form. */
class InputBoundary extends Component<InputBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <UnusableInput input={this.props.input} /> : this.props.children;
  }
}
